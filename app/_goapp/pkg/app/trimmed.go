// What the client keeps of the go-app files that build.sh leaves out of it.
//
// The stock client carries go-app's HTTP handler, and with it net/http and crypto/tls, into every
// browser, where none of it can run. build.sh copies go-app, removes http.go, cache.go, wasm.go,
// resource.go, crypto.go, wasmexec.go and route.go, and adds this folder: this file with what the rest
// of go-app still calls, a state.go without states, and a uuid without crypto. The prerenderer uses
// the untouched go-app. The version is checked, because another one may call other things.

package app

import "github.com/maxence-charriere/go-app/v10/pkg/errors"

// clientResourceResolver leaves locations alone: the site has no /web/ folder to redirect.
func clientResourceResolver(string) func(string) string {
	return func(location string) string { return location }
}

// Encrypted state needs crypto/aes; this app stores nothing secret.

func encrypt(string, []byte) ([]byte, error) { return nil, errors.New("encryption is left out") }
func decrypt(string, []byte) ([]byte, error) { return nil, errors.New("encryption is left out") }

// router finds the component of a path. Patterns are left out, and with them regexp.
type router struct {
	routes map[string]func() Composer
}

func makeRouter() router { return router{routes: map[string]func() Composer{}} }

func (r *router) route(path string, newComponent func() Composer) { r.routes[path] = newComponent }

func (r *router) routeWithRegexp(string, func() Composer) {
	panic(errors.New("routes by pattern are left out"))
}

func (r *router) createComponent(path string) (Composer, bool) {
	newComponent, ok := r.routes[path]
	if !ok {
		return nil, false
	}
	return newComponent(), true
}
