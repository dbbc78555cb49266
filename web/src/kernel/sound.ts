/** Short sounds made by the browser itself, in the timbre of each game; silent until a person asks for sound and presses something. */
import { settings } from "./settings.svelte";

/** Pitches in hertz with lengths in seconds. */
type Stroke = readonly (readonly [number, number])[];

const STROKES = {
  place: [[220, 0.09]],
  summon: [
    [196, 0.12],
    [294, 0.16],
  ],
  destroy: [[98, 0.2]],
  hit: [[147, 0.12]],
  turn: [
    [392, 0.1],
    [523, 0.16],
  ],
  won: [
    [392, 0.14],
    [494, 0.14],
    [587, 0.3],
  ],
  over: [
    [294, 0.18],
    [247, 0.28],
  ],
  refuse: [[131, 0.08]],
} as const satisfies Record<string, Stroke>;

export type Sound = keyof typeof STROKES;

/** What things sound like: the wave, how high it lies, and how loud it is beside the others. */
const TIMBRES = {
  stone: { wave: "triangle", pitch: 1, loud: 1 },
  glass: { wave: "sine", pitch: 1.5, loud: 1.1 },
  wood: { wave: "square", pitch: 0.75, loud: 0.35 },
} as const satisfies Record<string, { wave: OscillatorType; pitch: number; loud: number }>;
let timbre: keyof typeof TIMBRES = "stone";

/** What the table that is shown now is made of. */
export function tune(material: keyof typeof TIMBRES): void {
  timbre = material;
}

const LOUD = 0.07;

let context: AudioContext | null = null;
let touched = false;
if (typeof window !== "undefined")
  for (const kind of ["pointerdown", "keydown"])
    window.addEventListener(kind, () => (touched = true), { once: true, capture: true });

/** Play it, if this person wants to hear anything. Nothing sounds before the first press on the page. */
export function play(sound: Sound): void {
  if (!settings.sound || !touched || typeof AudioContext === "undefined") return;
  const { wave, pitch, loud } = TIMBRES[timbre];
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [hertz, length] of STROKES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = hertz * pitch;
    volume.gain.setValueAtTime(LOUD * loud * settings.volume, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.6;
  }
}
