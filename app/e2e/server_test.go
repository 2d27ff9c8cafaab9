//go:build !js

package e2e

import (
	"bufio"
	"os"
	"os/exec"
	"regexp"
	"testing"
)

// subPath is the base path that build.sh builds the second site for.
const subPath = "/games/mancala"

// server serves a finished site with `site serve`. Stopping it is how a test goes offline.
type server struct {
	t          *testing.T
	dist, base string
	origin     string // "http://127.0.0.1:1234"
	command    *exec.Cmd
}

// serveRoot serves the site built for the root, for the length of a test.
func serveRoot(t *testing.T) *server { return serve(t, os.Getenv("E2E_DIST"), "") }

// serveSub serves the site built for a sub-path.
func serveSub(t *testing.T) *server { return serve(t, os.Getenv("E2E_SUB"), subPath) }

func serve(t *testing.T, dist, base string) *server {
	t.Helper()
	s := &server{t: t, dist: dist, base: base, origin: "http://127.0.0.1:0"}
	s.start()
	t.Cleanup(s.stop)
	return s
}

// url is the whole address of a page: url("/play/").
func (s *server) url(path string) string { return s.origin + s.base + path }

// start starts the server, after a stop at the same address.
func (s *server) start() {
	s.t.Helper()
	s.command = exec.Command(os.Getenv("E2E_SITE"), "serve", "-dist", s.dist, "-base", s.base, "-addr", s.origin[len("http://"):])
	s.command.Stderr = os.Stderr
	out, err := s.command.StdoutPipe()
	if err == nil {
		err = s.command.Start()
	}
	if err != nil {
		s.t.Fatal(err)
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		s.t.Fatalf("the server said %q: %v", line, err)
	}
	s.origin = regexp.MustCompile(`http://[0-9.:]+`).FindString(line)
}

// stop ends the server. Pages then are offline.
func (s *server) stop() {
	if s.command == nil {
		return
	}
	s.command.Process.Kill()
	s.command.Wait()
	s.command = nil
}
