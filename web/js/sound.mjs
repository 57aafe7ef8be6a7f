// Quiet sounds, made here of waves and of noise: one for each kind of thing that happens. Fetched when somebody wants to hear them.
const LOUD = 0.07; // of 1, for one voice

// Voices of a sound: [wave, hertz, at which second, for how long, how loud against the others].
const SOUNDS = {
  card: [["noise", 2600, 0, 0.07, 1.6]],
  coin: [["sine", 1865, 0, 0.1, 0.6], ["sine", 2490, 0.06, 0.22, 0.5]],
  tower: [["noise", 260, 0, 0.16, 2.4], ["triangle", 98, 0, 0.2, 1.4]],
  person: [["triangle", 440, 0, 0.11, 0.9], ["triangle", 587, 0.1, 0.2, 0.9]],
  step: [["sine", 640, 0, 0.05, 1.1], ["noise", 1500, 0, 0.03, 0.9]],
  point: [["sine", 880, 0, 0.12, 0.7], ["sine", 1175, 0.09, 0.22, 0.6]],
  pass: [["sine", 247, 0, 0.14, 1]],
  won: [["triangle", 523, 0, 0.12, 0.8], ["triangle", 659, 0.1, 0.12, 0.8], ["triangle", 784, 0.2, 0.3, 0.8]],
  round: [["sine", 392, 0, 0.7, 0.9], ["sine", 1176, 0, 0.35, 0.25]],
  over: [["triangle", 392, 0, 0.8, 0.6], ["triangle", 494, 0.12, 0.8, 0.6], ["triangle", 587, 0.24, 0.8, 0.6], ["triangle", 784, 0.36, 1, 0.7]],
  turn: [["sine", 659, 0, 0.12, 0.8], ["sine", 988, 0.11, 0.3, 0.7]],
};

let context;
let hiss;

export function play(kind) {
  // Before anybody has touched the page a browser lets nothing be heard, and complains.
  if (!SOUNDS[kind] || !globalThis.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  for (const voice of SOUNDS[kind]) speak(...voice);
}

function speak(wave, hertz, after, seconds, loud) {
  const from = context.currentTime + after;
  const source = wave === "noise" ? noise(hertz) : tone(wave, hertz);
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, from);
  volume.gain.exponentialRampToValueAtTime(LOUD * loud, from + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
  source.out.connect(volume).connect(context.destination);
  source.begins.start(from);
  source.begins.stop(from + seconds + 0.02);
}

function tone(type, hertz) {
  const begins = Object.assign(context.createOscillator(), { type });
  begins.frequency.value = hertz;
  return { begins, out: begins };
}

function noise(hertz) {
  hiss ??= hissing();
  const begins = Object.assign(context.createBufferSource(), { buffer: hiss });
  const filter = Object.assign(context.createBiquadFilter(), { type: "bandpass" });
  filter.frequency.value = hertz;
  begins.connect(filter);
  return { begins, out: filter };
}

function hissing() {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
