// Package data reads and writes JSON: what is stored in the browser, and the
// files of web/.
//
// Natively it is encoding/json. In the client it is the browser's own JSON, put
// into Go values by their json tags: encoding/json alone would make the client
// a tenth larger.
package data
