package engine

import "testing"

// Two thousand plies at random, whatever the rules: the seeds stay, the moves
// end. A position without a move gives the turn to the other side, or a new
// start.
func TestTwoThousandPlies(t *testing.T) {
	for _, text := range []string{
		"hus", "hus; columns 32", "hus-both; columns 16", "hus-windhoek; columns 4", "el-hus",
		"hus; endless stopAfter 100", "hus-both; columns 4; skipOrigin yes; endless draw",
		"hus; captureTakes innerOnly; resume facing; direction cw", "bosh", "bosh; captureSide opponentOnly",
	} {
		r, rnd := rulesFrom(t, text), newRand(11)
		p := r.Start(South)
		for ply := range 2000 {
			if !randomMove(&r, &p, rnd) {
				p = r.Start(Side(ply % 2))
			}
			if p.Ruling != NotOver {
				p.Ruling = NotOver
			}
			if got := seedsOf(&r, &p); got != r.Total() {
				t.Fatalf("%s, ply %d: %d seeds, want %d", text, ply, got, r.Total())
			}
		}
	}
}

// Fifty rounds of Bosh, or a match to its end, and series of ǁHus.
func TestFiftyRounds(t *testing.T) {
	for _, text := range []string{
		"bosh", "bosh; fill left; starts loser", "bosh; starts winner; roundEnd anyRowEmpty; captureSide opponentOnly",
		"bosh; endless pass; rounds 1000", "hus; columns 4; series bestOf 99", "el-hus; series bestOf 50",
	} {
		r, rnd := rulesFrom(t, text), newRand(13)
		rounds := 0
		for rounds < 50 {
			g := NewRecord(r, Side(rounds%2))
			for {
				p := g.Position()
				if got := seedsOf(&r, &p); got != r.Total() {
					t.Fatalf("%s: %d seeds, want %d", text, got, r.Total())
				}
				s := g.Status()
				if s.Over {
					if final := int(s.Final[0]) + int(s.Final[1]); final != r.Total() {
						t.Fatalf("%s: %d seeds at the end", text, final)
					}
					if rounds++; g.NextRound(nil) != nil {
						break
					}
					continue
				}
				if _, ply := g.At(); ply > 2000 {
					t.Fatalf("%s: a round without end", text)
				}
				move := Pass
				if !r.MustPass(&p) {
					moves := r.Moves(&p)
					move = moves[rnd.IntN(len(moves))].Pit
				}
				if _, err := g.Play(move); err != nil && codeOf(t, err) != CodeEndless {
					t.Fatalf("%s: %v", text, err)
				}
			}
			if m := g.Match(); !m.Over || m.Result == NoResult || m.Played != g.Rounds() {
				t.Fatalf("%s: %+v after %d rounds", text, m, g.Rounds())
			}
		}
	}
}
