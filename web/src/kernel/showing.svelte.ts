/** Scenes that follow each other, each for its time. They are drawn over a state that is true already: nothing waits for them. */

export interface Timed {
  /** How long it stays, in milliseconds. */
  lasts: number;
}

export class Showing<Scene extends Timed> {
  private scenes = $state.raw<readonly Scene[]>([]);
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private due = 0;

  /** The scene that is shown now. */
  readonly scene: Scene | undefined = $derived(this.scenes[this.at]);

  /** `settled` is called once all have been shown, or when somebody did not want to see them. */
  constructor(private readonly settled: () => void = () => undefined) {}

  get playing(): boolean {
    return this.at < this.scenes.length;
  }

  /** How long it still takes. */
  get left(): number {
    if (!this.playing) return 0;
    const rest = this.scenes.slice(this.at + 1).reduce((sum, { lasts }) => sum + lasts, 0);
    return Math.max(0, this.due - Date.now()) + rest;
  }

  play(scenes: readonly Scene[]): void {
    clearTimeout(this.timer);
    this.scenes = scenes;
    this.at = 0;
    this.wait();
  }

  /** The next scene now. */
  readonly step = (): void => {
    if (!this.playing) return;
    clearTimeout(this.timer);
    this.at += 1;
    if (this.playing) this.wait();
    else this.settled();
  };

  /** Everything as it is, at once. */
  readonly settle = (): void => {
    if (!this.playing) return;
    this.stop();
    this.settled();
  };

  /** Nothing is shown any more, and nobody is told. */
  stop(): void {
    clearTimeout(this.timer);
    this.at = this.scenes.length;
  }

  private wait(): void {
    const lasts = this.scene?.lasts ?? 0;
    this.due = Date.now() + lasts;
    this.timer = setTimeout(this.step, lasts);
  }
}
