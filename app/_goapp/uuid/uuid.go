// Package uuid is the one function of github.com/google/uuid that go-app calls, without the
// packages (crypto, net) that the original brings into the client.
package uuid

import (
	"math/rand/v2"
	"strconv"
)

// NewString returns 128 random bits. go-app uses them only to tell browser tabs apart.
func NewString() string {
	return strconv.FormatUint(rand.Uint64(), 16) + "-" + strconv.FormatUint(rand.Uint64(), 16)
}
