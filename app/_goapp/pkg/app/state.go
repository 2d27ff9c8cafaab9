package app

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/errors"
)

// State, observed and persisted by go-app, is left out: the app keeps its state in app/session and
// stores it itself. Whoever calls for it in the client is told so at once.

var errNoState = errors.New("go-app's states are left out of the client")

type stateManager struct{}

func (*stateManager) Observe(Context, string, any) Observer { panic(errNoState) }
func (*stateManager) Get(Context, string, any)              { panic(errNoState) }
func (*stateManager) Set(Context, string, any) State        { panic(errNoState) }
func (*stateManager) Delete(Context, string)                { panic(errNoState) }
func (*stateManager) CleanupExpiredPersistedStates(Context) {}
func (*stateManager) Cleanup()                              {}

// State has the methods that callers need to compile.
type State struct{}

func (s State) ExpiresIn(time.Duration) State { return s }
func (s State) ExpiresAt(time.Time) State     { return s }
func (s State) Persist() State                { return s }
func (s State) PersistWithEncryption() State  { return s }
func (s State) Broadcast() State              { return s }

// Observer has the methods that callers need to compile.
type Observer struct{}

func (o Observer) While(func() bool) Observer { return o }
func (o Observer) OnChange(func()) Observer   { return o }
func (o Observer) WithBroadcast() Observer    { return o }
