/** The story read aloud by the browser's own voices, passage by passage. Off until somebody asks for it. */
import { language } from "../../../kernel/i18n.svelte";

const KEY = "ludarium.narration";
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

interface Kept {
  on: boolean;
  speed: number;
}

function kept(): Kept {
  try {
    return { on: false, speed: 1, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { on: false, speed: 1 }; // storage may be closed to us; silence is the default
  }
}

const voices = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

export class Narrator {
  on = $state(kept().on);
  speed = $state(kept().speed);
  /** The passage that is being read; -1: none. */
  at = $state(-1);
  paused = $state(false);
  readonly possible = voices() !== null;
  private passages: readonly string[] = [];
  private run = 0;

  /** A new page: what it says, in order. Read at once when narration is on. */
  show(passages: readonly string[]): void {
    if (passages.join("\n") === this.passages.join("\n")) return;
    this.stop();
    this.passages = passages;
    if (this.on && passages.length) this.read(0);
  }

  toggle(): void {
    this.on = !this.on;
    this.keep();
    if (this.on) this.read(0);
    else this.stop();
  }

  pause(): void {
    if (this.at < 0) return;
    this.paused = !this.paused;
    if (this.paused) voices()?.pause();
    else voices()?.resume();
  }

  faster(): void {
    const at = SPEEDS.findIndex((speed) => speed === this.speed);
    this.speed = SPEEDS[(at + 1) % SPEEDS.length]!;
    this.keep();
    if (this.at >= 0) this.read(this.at);
  }

  /** Read from that passage on. */
  read(from: number): void {
    const synth = voices();
    if (!synth) return;
    this.stop();
    const run = this.run;
    const next = (at: number): void => {
      if (run !== this.run) return;
      const text = this.passages[at];
      this.at = text === undefined ? -1 : at;
      if (text === undefined) return;
      const words = new SpeechSynthesisUtterance(text);
      words.lang = language();
      words.rate = this.speed;
      const voice = synth.getVoices().find((one) => one.lang.slice(0, 2) === words.lang);
      if (voice) words.voice = voice;
      words.onend = () => next(at + 1);
      synth.speak(words);
    };
    next(from);
  }

  stop(): void {
    this.run += 1;
    this.at = -1;
    this.paused = false;
    voices()?.cancel();
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ on: this.on, speed: this.speed }));
    } catch {
      // it lasts as long as the page then
    }
  }
}
