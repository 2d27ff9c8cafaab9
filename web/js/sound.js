// The knock of a seed on wood: a soft tone that falls a little, rounded by a filter, and gone at once.
let context;

export function play(hertz, seconds) {
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume(); // it waits for a tap where the browser wants one
  const now = context.currentTime;
  const source = new OscillatorNode(context, { type: "triangle", frequency: hertz * 1.5 });
  source.frequency.exponentialRampToValueAtTime(hertz, now + 0.02);
  const filter = new BiquadFilterNode(context, { type: "lowpass", frequency: 1200 });
  const volume = new GainNode(context, { gain: 0.0001 });
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.25, now + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(now);
  source.stop(now + seconds);
}
