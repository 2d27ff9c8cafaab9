//go:build js && wasm

// Command worker is engine.wasm: the rules and the computer player behind the
// browser module, in a Web Worker, on a page or in Node. web/module has the
// JavaScript around it.
//
// Before it starts the program, that sets a function relayMancala on the
// global object, and gets an object with
//
//	call(id, method, args, reply, progress)
//	            args: names and values in turn, all strings; reply(id, json) is
//	            called once, maybe later; progress(id, json) before it, after
//	            each depth of a best with the argument "progress"
//	cancel(id)  ends a search early, or drops one that waits, without a reply
//	exit()      ends the program
//
// Searches run one after the other; other calls are answered at once, even
// while a search runs: it gives way to the event loop again and again.
package main

import (
	"syscall/js"

	"relaymancala/ai/worker/calls"
)

// slice is how long a search keeps the thread, in milliseconds.
const slice = 8

// job is a search that waits or runs.
type job struct {
	id       int
	method   string
	args     calls.Args
	reply    js.Value
	progress js.Value
}

type host struct {
	server    calls.Server // for searches
	quick     calls.Server // for the other calls
	waiting   []job
	running   int // id of the search under way, or 0
	cancelled bool
	ending    bool
	wake      chan struct{}
	done      chan struct{}

	clock js.Value
	rest  func() // gives way to the event loop
}

func main() {
	h := &host{
		wake:  make(chan struct{}, 1),
		done:  make(chan struct{}),
		clock: js.Global().Get("performance"),
		rest:  newRest(),
	}
	js.Global().Call("relayMancala", js.ValueOf(map[string]any{
		"call":   js.FuncOf(h.call),
		"cancel": js.FuncOf(h.cancel),
		"exit":   js.FuncOf(h.exit),
	}))
	go h.work()
	<-h.done
}

func (h *host) call(_ js.Value, args []js.Value) any {
	j := job{id: args[0].Int(), method: args[1].String(), reply: args[3], progress: args[4]}
	j.args = make(calls.Args, args[2].Length())
	for i := range j.args {
		j.args[i] = args[2].Index(i).String()
	}
	if calls.Searches(j.method) {
		h.waiting = append(h.waiting, j)
		h.rouse()
		return nil
	}
	j.reply.Invoke(j.id, h.quick.Answer(j.method, j.args, nil))
	return nil
}

func (h *host) cancel(_ js.Value, args []js.Value) any {
	id := args[0].Int()
	h.cancelled = h.cancelled || id == h.running
	for i, j := range h.waiting {
		if j.id == id {
			h.waiting = append(h.waiting[:i:i], h.waiting[i+1:]...)
			break
		}
	}
	return nil
}

// exit lets the search under way end first: it may be giving way, and what
// resumes it must find a program.
func (h *host) exit(js.Value, []js.Value) any {
	h.waiting, h.cancelled, h.ending = nil, true, true
	h.rouse()
	return nil
}

// rouse wakes work.
func (h *host) rouse() {
	select {
	case h.wake <- struct{}{}:
	default:
	}
}

// work runs the searches.
func (h *host) work() {
	for !h.ending {
		<-h.wake
		for len(h.waiting) > 0 {
			j := h.waiting[0]
			h.waiting = h.waiting[1:]
			h.running, h.cancelled = j.id, false
			h.server.Progress = func(json string) { j.progress.Invoke(j.id, json) }
			answer := h.server.Answer(j.method, j.args, h.timer)
			h.running = 0
			j.reply.Invoke(j.id, answer)
		}
	}
	close(h.done)
}

func (h *host) now() float64 { return h.clock.Call("now").Float() }

// timer makes the Stop of a search: it looks at the clock, and gives way to
// the event loop so that a cancel can arrive and a page can paint.
func (h *host) timer(ms int) func() bool {
	start := h.now()
	rested := start
	return func() bool {
		now := h.now()
		if now-rested >= slice {
			h.rest()
			now = h.now()
			rested = now
		}
		return h.cancelled || ms > 0 && now-start >= float64(ms)
	}
}

// newRest returns a function that waits until the event loop has come round.
func newRest() func() {
	resumed := make(chan struct{}, 1)
	resume := js.FuncOf(func(js.Value, []js.Value) any { resumed <- struct{}{}; return nil })
	if immediate := js.Global().Get("setImmediate"); immediate.Type() == js.TypeFunction {
		return func() { immediate.Invoke(resume); <-resumed } // Node
	}
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", resume)
	port := channel.Get("port2")
	return func() { port.Call("postMessage", 0); <-resumed }
}
