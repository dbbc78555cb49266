/** The story read aloud by the browser's own voices, passage by passage. Off until somebody asks for it. */
import { language } from "../../../kernel/i18n.svelte";
import { recall, remember } from "../../../kernel/memory";

const KEY = "ludarium.narration";
export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;

/** Silence is the default. */
const kept = () => ({ on: false, speed: 1, ...recall<{ on?: boolean; speed?: number }>(KEY, {}) });

/** What has been read of the page. Looking after the party, or a notice more, is no reason to begin again. */
const heard = new Set<string>();

const voices = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

/** Milliseconds after which a voice that has not begun is taken for none. */
const SILENCE = 3000;

/** Whether a voice can be had: one of the language, or any at all where the device does not say which it has. */
function speaks(synth: SpeechSynthesis): boolean {
  const all = synth.getVoices();
  return all.length === 0 || all.some((one) => one.lang.slice(0, 2).toLowerCase() === language());
}

export class Narrator {
  on = $state(kept().on);
  speed = $state(kept().speed);
  /** The passage that is being read; -1: none. */
  at = $state(-1);
  paused = $state(false);
  /** There is nobody who could read this language, or who begins to: nothing is marked, and the page says so. */
  mute = $state(false);
  private passages: readonly string[] = [];
  private passed: ReadonlySet<string> = new Set();
  private run = 0;

  /** What the page says, in order. When narration is on, what is new of it is read at once. */
  show(passages: readonly string[]): void {
    if (passages.join("\n") === this.passages.join("\n")) return;
    this.stop();
    this.passages = passages;
    if (!passages.some((passage) => heard.has(passage))) heard.clear();
    this.passed = new Set(heard);
    if (this.on) this.read(0);
  }

  toggle(): void {
    this.on = !this.on;
    this.keep();
    this.mute = false;
    if (this.on) this.begin();
    else this.stop();
  }

  /** Read the whole page. */
  begin(): void {
    this.passed = new Set();
    this.read(0);
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
  private read(from: number): void {
    this.stop();
    const synth = voices();
    this.mute = !synth || !speaks(synth);
    if (!synth || this.mute) return;
    const run = this.run;
    const giveUp = (): void => {
      if (run !== this.run) return;
      this.stop();
      this.mute = true;
    };
    const next = (from: number): void => {
      this.at = this.passages.findIndex((passage, at) => at >= from && !this.passed.has(passage));
      const text = this.passages[this.at];
      if (text === undefined) return;
      const words = new SpeechSynthesisUtterance(text);
      words.lang = language();
      words.rate = this.speed;
      const voice = synth.getVoices().find((one) => one.lang.slice(0, 2).toLowerCase() === words.lang);
      if (voice) words.voice = voice;
      // Some devices list voices and then say nothing.
      const silence = setTimeout(giveUp, SILENCE);
      words.onstart = () => clearTimeout(silence);
      words.onerror = ({ error }) => {
        clearTimeout(silence);
        if (error !== "canceled" && error !== "interrupted") giveUp();
      };
      words.onend = () => {
        clearTimeout(silence);
        if (run !== this.run) return;
        heard.add(text);
        next(this.at + 1);
      };
      synth.speak(words);
    };
    next(from);
  }

  stop(): void {
    this.run += 1;
    this.at = -1;
    voices()?.cancel();
    // A voice that was paused stays so, whatever it is given to read next.
    if (this.paused) voices()?.resume();
    this.paused = false;
  }

  private keep(): void {
    remember(KEY, JSON.stringify({ on: this.on, speed: this.speed }));
  }
}
