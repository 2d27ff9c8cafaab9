package ai
import ("testing";"relaymancala/engine";"math/rand";"time")
func TestX(t *testing.T){
 rnd:=rand.New(rand.NewSource(3)); var s Searcher
 n,bad:=0,0; var worst,total uint64; var slow time.Duration
 for g:=0;g<150;g++{
  r:=randomRules(t,rnd,engine.Bosh); p:=r.Start(engine.South)
  if g%2==1 { f:=4+rnd.Intn(33); q,err:=r.NextRound([2]int{f,40-f},engine.Side(rnd.Intn(2)),nil); if err==nil{p=q} }
  for !r.Status(&p).Over && p.Made[0]<100 {
   s.Forget(); t0:=time.Now(); res:=s.Best(r,p,Limits{Nodes:5e6}); e:=time.Since(t0)
   n++; total+=res.Nodes; worst=max(worst,res.Nodes); slow=max(slow,e); if !res.Exact {bad++; if bad<8 {t.Log(r.PositionText(&p),r.Differences(),res.Score,res.Nodes,res.Depth)}}
   ms:=r.Moves(&p); m:=engine.Pass; if !r.MustPass(&p){ for { c:=ms[rnd.Intn(len(ms))]; if !c.Endless||r.Endless!=0 {m=c.Pit;break} } }
   r.Play(&p,m,nil)
  }
 }
 t.Log(n,"unproved",bad,"nodes",total,"worst",worst,slow)
}
