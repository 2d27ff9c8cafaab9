#!/usr/bin/env bash
# Builds and checks Relay Mancala. Needs Go (see go.mod); Chromium and Node only for test and bench.
#
#   ./build.sh          the static site, into dist/
#   ./build.sh serve    build, then serve on loopback (PORT=8080)
#   ./build.sh test     everything that is checked before a change is accepted
#   ./build.sh bench    benchmarks, native and in WebAssembly, and sizes
#
#   BASE=/sub/path      where the site is served, when not at the root of its host
#   DIST=folder         where the site is written, instead of dist/
#   SITE_URL=https://…  where it is published: makes canonical links and a sitemap (Netlify says it itself)
set -euo pipefail
cd "$(dirname "$0")"

dist=${DIST:-dist}
base=${BASE:-}
origin=${SITE_URL:-${NETLIFY:+${URL:-}}}
goapp=github.com/maxence-charriere/go-app/v10
goapp_version=v10.1.11
work=.build # everything in here can be made again

step() { printf '\n== %s\n' "$*"; }
die() { printf 'build.sh: %s\n' "$*" >&2; exit 1; }
wasm() { GOOS=js GOARCH=wasm "$@"; }

# --- build ---------------------------------------------------------------------------------------

# go-app without its server side, see app/_goapp/pkg/app/trimmed.go. A go.mod of its own makes the
# client use this copy, and leaves the module's go.mod, and with it every other build, alone.
trim_goapp() {
	local version source
	version=$(go list -m -f '{{.Version}}' $goapp)
	[ "$version" = $goapp_version ] ||
		die "app/_goapp fits go-app $goapp_version, but go.mod asks for $version: compare the files it replaces, then change goapp_version"
	go mod download $goapp
	source=$(go list -m -f '{{.Dir}}' $goapp)
	rm -rf $work/goapp && mkdir -p $work/goapp/pkg
	cp -R "$source/pkg/app" "$source/pkg/errors" $work/goapp/pkg/
	chmod -R u+w $work/goapp
	(cd $work/goapp/pkg/app && rm -rf gen ./*_test.go http.go cache.go wasm.go resource.go crypto.go wasmexec.go route.go)
	cp -R app/_goapp/. $work/goapp/
	find $work/goapp/pkg -name '*.go' -exec sed -i.orig 's#"encoding/json"#"github.com/maxence-charriere/go-app/v10/pkg/json"#' {} +
	cp go.mod $work/client.mod && cp go.sum $work/client.sum
	go mod edit -replace $goapp=./$work/goapp -replace github.com/google/uuid=./$work/goapp/uuid $work/client.mod
}

build_wasm() { # build_wasm OUTPUT PACKAGE [FLAG…]: the same input gives the same bytes
	local output=$1 package=$2
	shift 2
	wasm go build "$@" -trimpath -buildvcs=false -ldflags='-s -w' -o "$work/$output" "$package"
}

build_client() {
	step "Client: app.wasm"
	trim_goapp
	# Without inlining the client is a tenth smaller, and starts as fast: it is compiled where it runs.
	build_wasm app.wasm ./app -modfile=$work/client.mod -gcflags=all=-l
}

build_engine() {
	step "Engine: engine.wasm"
	build_wasm engine.wasm ./ai/worker
}

build_generator() {
	step "Generator"
	go build -o $work/site ./app/site
}

write_site() { # write_site FOLDER BASE
	step "Site: $1 for ${2:-/}"
	$work/site build -dist "$1" -base "$2" -origin "$origin" -client $work/app.wasm -engine $work/engine.wasm \
		-wasm-exec "$(go env GOROOT)/lib/wasm/wasm_exec.js"
}

check_sizes() {
	step "Sizes (brotli takes a few seconds the first time)"
	$work/site size -cache $work/brotli $work/app.wasm=1.10 $work/engine.wasm=0.60
}

build() {
	build_client
	build_engine
	build_generator
	write_site "$dist" "$base"
	check_sizes
}

# --- test ----------------------------------------------------------------------------------------

need() { # need COMMAND PACKAGE: installs a Debian package when the command is missing
	command -v "$1" >/dev/null && return
	command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || die "$1 is missing: install it (Debian: apt-get install $2)"
	step "Installing $2"
	apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2"
}

install_tools() {
	step "Tools"
	need chromium chromium
	need node nodejs
	need npm npm
	npm ci --prefix app/e2e --ignore-scripts --no-audit --no-fund --silent
	GOBIN=$PWD/$work/bin go install honnef.co/go/tools/cmd/staticcheck@v0.8.2
	GOBIN=$PWD/$work/bin go install mvdan.cc/gofumpt@v0.12.0
}

check_source() {
	step "Format, vet, staticcheck"
	local unformatted
	unformatted=$($work/bin/gofumpt -l app engine ai web)
	[ -z "$unformatted" ] || die "not formatted (gofumpt -w): $unformatted"
	go vet ./...
	wasm go vet ./app ./ai/worker
	$work/bin/staticcheck ./...
	wasm $work/bin/staticcheck -tests=false ./... # tests run natively
}

test_units() {
	step "Go tests"
	go test ./...
}

test_module() {
	step "Browser module, in Node"
	MODULE_DIR=$dist/module node --test web/module/*.test.mjs
}

test_browser() {
	step "Browser tests"
	write_site $work/sub /games/mancala
	E2E_SITE=$PWD/$work/site E2E_DIST=$PWD/$dist E2E_SUB=$PWD/$work/sub go test -count=1 -timeout 30m ./app/e2e
}

run_tests() {
	[ -z "$base" ] || die "test builds for the root and for a sub-path itself: leave BASE out"
	install_tools
	build
	check_source
	test_units
	test_module
	test_browser
	step "All passed"
}

# --- bench ---------------------------------------------------------------------------------------

bench() {
	build
	step "Native"
	go test -run='^$' -bench=. -benchmem ./engine ./ai
	step "Levels, a short look (in full: go run ./ai/cmd/elo)"
	go run ./ai/cmd/elo -games 40 -top 4
	step "WebAssembly, in Node"
	need node nodejs
	wasm go test -run='^$' -bench=. -benchmem -exec="$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine ./ai
	step "WebAssembly, in Chromium"
	need chromium chromium
	E2E_BENCH=1 E2E_SITE=$PWD/$work/site E2E_DIST=$PWD/$dist go test -count=1 -v -run TestFigures ./app/e2e
	check_sizes
}

mkdir -p $work
case ${1:-build} in
build) build ;;
serve)
	build
	exec $work/site serve -dist "$dist" -base "$base" -cache $work/brotli ${PORT:+-addr "127.0.0.1:$PORT"}
	;;
test) run_tests ;;
bench) bench ;;
*) die "unknown step '$1': build, serve, test or bench" ;;
esac
