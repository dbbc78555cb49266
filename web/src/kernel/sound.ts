/** A few soft strokes on stone, made by the browser; silent until a person asks for sound. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

const STROKES = {
  place: [[220, 0.09]],
  summon: [
    [196, 0.12],
    [294, 0.16],
  ],
  destroy: [[98, 0.2]],
  turn: [[392, 0.12]],
  refuse: [[131, 0.08]],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

export function play(stroke: keyof typeof STROKES): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of STROKES[stroke]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.14, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length * 0.6;
  }
}
