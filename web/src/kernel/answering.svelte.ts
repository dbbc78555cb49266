/**
 * How a person answers, whatever the game: what may be answered now, what an option would do, why another is not on offer.
 *
 * A game says what can be pressed and which option that is. Every answer is one of the options the server sent: no rules
 * here.
 */
import type { GamePreview, GameSession } from "./game-session";
import type { Asked, Lasting } from "./kept";
import { isStill, settings } from "./settings.svelte";
import { play as sound } from "./sound";

const REST = 60;
/** The server takes only so many questions a second: one that it did not take is asked once more. */
const AGAIN = 260;

export abstract class Answering<
  Action extends { type: string },
  View extends { decision: Asked<Action> | null },
  Event,
> {
  /** Which of several ways to answer with what is chosen. */
  variant = $state(0);
  /** What the option that is looked at would do. */
  preview = $state.raw<GamePreview<Event, View> | null>(null);
  /** While something is shown step by step nothing can be answered. */
  held = $state(false);
  /** Fingers do not hover: they press twice. */
  readonly coarse = typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;

  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly session: GameSession<Action, View, Event>) {}

  readonly view: View | null = $derived.by(() => this.session.view);
  readonly decision: View["decision"] = $derived.by(() => (this.held ? null : (this.view?.decision ?? null)));
  readonly options: readonly Action[] = $derived.by(() => this.decision?.options ?? []);
  readonly active: boolean = $derived.by(() => this.decision !== null && !this.session.sending);

  offers<T extends Action["type"]>(type: T): Extract<Action, { type: T }>[] {
    return this.options.filter((option): option is Extract<Action, { type: T }> => option.type === type);
  }

  /** Forget what was chosen; the server's next question starts afresh. */
  abstract reset(): void;

  /** The option that is chosen or pointed at. */
  protected abstract readonly considered: Action | null;

  /** How many ways there are to answer with what is chosen or pointed at. */
  protected abstract readonly count: number;

  /** See `kept.ts`; without it, a press made too early is dropped. */
  protected readonly lasting: Lasting | undefined = undefined;

  /** Whether every answer needs a second press: on touch, or when asked for. */
  get careful(): boolean {
    return this.coarse || settings.confirm;
  }

  /** Whether this answer needs a second press. */
  get needsConfirm(): boolean {
    return this.careful || this.count > 1;
  }

  answer(option: Action): void {
    if (!this.decision) return;
    this.reset();
    this.session.act(option, this.lasting);
  }

  /** Take the option that is considered. Whether there was one. */
  confirm(): boolean {
    const option = this.considered;
    if (option) this.answer(option);
    return option !== null;
  }

  /** The next of several ways. Whether there was another. */
  turn(): boolean {
    if (this.count < 2) return false;
    this.variant = (this.variant + 1) % this.count;
    this.look();
    return true;
  }

  /** Why not? Asked with the idea behind the press. */
  async refuse(idea: Action): Promise<void> {
    sound("refuse");
    if (this.session.seat !== null) await this.session.askWhy(idea);
  }

  /** Put the last refusal away. Whether there was one. */
  protected forgetWhy(): boolean {
    const told = Boolean(this.session.why || this.session.refusal);
    if (told) this.session.forgetWhy();
    return told;
  }

  /** Ask the server what the option would do, a moment after the pointer has come to rest. */
  protected look(again = true): void {
    clearTimeout(this.timer);
    this.preview = null;
    const asked = ++this.asked;
    const option = this.considered;
    if (!option || !this.active) return;
    this.timer = setTimeout(
      () =>
        void this.session.preview(option).then((preview) => {
          if (asked !== this.asked) return;
          if (preview) this.preview = preview;
          else if (again) this.timer = setTimeout(() => asked === this.asked && this.look(false), AGAIN);
        }),
      isStill() ? 0 : REST,
    );
  }

  /** The table is put away: nothing is asked any more. */
  stop(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }
}
