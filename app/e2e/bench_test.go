//go:build !js

package e2e

import (
	"os"
	"strings"
	"testing"
)

// figures measures the browser module in a worker, as the app uses it. Times are in milliseconds.
const figures = `import("MODULE").then(async ({ load }) => {
	const timed = async (name, call) => {
		const began = performance.now();
		const found = await call();
		lines.push(name + ": " + Math.round(performance.now() - began) + " ms" +
			(found?.nodes ? ", " + found.nodes + " nodes" : ""));
		return found;
	};
	const lines = [];
	let m;
	await timed("worker start", async () => (m = await load(), m.rules()));
	const hus = await m.start("hus"), bosh = await m.start("bosh");
	await m.best("hus", hus, { depth: 4 }); // compiled by then
	for (const depth of [6, 8, 10]) await timed("ǁHus opening to depth " + depth, () => m.best("hus", hus, { depth }));
	const { nodes } = await m.best("hus", hus, { ms: 2000 });
	lines.push("ǁHus nodes a second: " + Math.round(nodes / 2));
	await timed("Bosh opening proved", () => m.best("bosh", bosh, {}));
	await timed("Bosh opening, all values proved", () => m.values("bosh", bosh, {}));
	m.terminate();
	return lines.join("\n");
})`

// The figures of ./build.sh bench in a browser. Nothing is asserted of a time: machines are noisy.
func TestFigures(t *testing.T) {
	if os.Getenv("E2E_BENCH") == "" {
		t.Skip("measured by ./build.sh bench, on a machine that does nothing else")
	}
	s := serveRoot(t)
	p := open(t)
	p.visit(s.url("/about/"))
	got := eval[string](p, strings.ReplaceAll(figures, "MODULE", s.url("/module/mancala.js")))
	if !strings.Contains(got, "all values proved") {
		t.Errorf("the figures are incomplete:\n%s", got)
	}
	t.Logf("in Chromium:\n%s", got)
}
