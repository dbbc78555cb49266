/** A lesson as a session: every answer is sent with all before it, and the real engine plays them again. */
import type { Hint, LessonState, Refused, SeatFacts, Why } from "../generated/messages";
import { api, Refusal } from "./api";
import type { GamePreview, GameSession, GameStep } from "./game-session";
import { t } from "./i18n.svelte";
import { KeptPress, type Asked, type Lasting } from "./kept";
import type { Line } from "./log";
import { hear, look } from "./said";
import type { Step } from "./session.svelte";
import { settings } from "./settings.svelte";
import type { Connection } from "./socket";

/** What the screen of the lessons needs of one of them, whatever the game. */
export interface Guided {
  readonly lesson: string;
  readonly view: unknown;
  readonly done: boolean;
  readonly stuck: boolean;
  readonly sending: boolean;
  readonly mayTakeBack: boolean;
  restart(): void;
  takeBack(): void;
}

export class GuidedLesson<Action extends object, View extends { decision: Asked<Action> | null }, Event extends object>
  implements Guided, GameSession<Action, View, Event>
{
  connection = $state<Connection>("connecting");
  view = $state.raw<View | null>(null);
  log = $state.raw<readonly Line<Event>[]>([]);
  step = $state.raw<GameStep<Event>>({ serial: 0, seat: -1, kind: "snapshot", events: [] });
  sending = $state(false);
  why = $state.raw<{ idea: Action; answer: Pick<Why, "rule" | "key" | "args"> } | null>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint<Action> | null>(null);
  done = $state(false);
  stuck = $state(false);
  readonly hintPending = false;
  readonly thinking = null;
  readonly table = "";
  private answers = $state.raw<readonly Action[]>([]);
  private asked = 0;
  private readonly press = new KeptPress<Action>();

  /** `opposed`: somebody plays against the learner. */
  constructor(
    protected readonly game: string,
    readonly lesson: string,
    private readonly opposed = true,
  ) {
    void this.ask([], "snapshot");
  }

  /** Whose turn is played. */
  get seat(): number {
    return 0;
  }

  get seats(): readonly SeatFacts[] {
    const seat = (number: number, name: string, yours: boolean): SeatFacts => ({
      seat: number,
      kind: yours ? "human" : "bot",
      name,
      taken: true,
      bot: "",
      present: true,
      yours,
      may_be_given: false,
      may_be_removed: false,
      shares_device: false,
      ready: false,
      host: yours,
      stand_in: "",
      passes_ahead: false,
      face: yours ? settings.face : "",
    });
    const learner = seat(this.seat, settings.name || t("page-default-name"), true);
    if (!this.opposed) return [learner];
    const other = seat(1 - this.seat, t("page-lesson-opponent"), false);
    return this.seat ? [other, learner] : [learner, other];
  }

  get mayTakeBack(): boolean {
    return this.answers.length > 0 && !this.done;
  }

  restart(): void {
    this.log = [];
    void this.ask([], "snapshot");
  }

  retry(): void {
    void this.ask(this.answers, "snapshot");
  }

  act(action: Action, lasting?: Lasting): void {
    if (this.sending) {
      if (lasting) this.press.keep(action, this.view?.decision ?? null, lasting);
      return;
    }
    this.press.send(action);
    void this.ask([...this.answers, action], "act");
  }

  takeBack(): void {
    this.log = this.log.slice(0, -1);
    void this.ask(this.answers.slice(0, -1), "take-back");
  }

  /** A lesson says what to do; there is nothing more to advise. */
  askHint(): Promise<void> {
    return Promise.resolve();
  }

  async askWhy(idea: Action): Promise<void> {
    const state = await this.send(this.answers, idea);
    if (state?.why && !state.why.allowed) this.why = { idea, answer: state.why };
  }

  async preview(action: Action): Promise<GamePreview<Event, View> | null> {
    const state = await this.send(this.answers, action);
    return state?.why?.allowed ? { number: state.number, events: state.events, view: state.view } : null;
  }

  forgetWhy(): void {
    this.why = null;
    this.refusal = null;
  }

  giveSeat(): void {}

  takeSeat(): void {}

  private async ask(answers: readonly Action[], kind: Step["kind"]): Promise<void> {
    const asked = ++this.asked;
    this.sending = true;
    this.forgetWhy();
    const state = await this.send(answers);
    if (asked !== this.asked) return; // begun again meanwhile
    this.sending = false;
    if (!state) {
      this.press.forget();
      return;
    }
    this.answers = answers;
    this.view = state.view;
    this.done = state.done;
    this.stuck = state.stuck;
    if (kind === "act") this.log = [...this.log, { number: state.number, seat: 0, step: "act", events: state.events }];
    this.step = { serial: this.step.serial + 1, seat: 0, kind, events: kind === "act" ? state.events : [] };
    const pressed = this.press.take(state.view.decision);
    if (pressed) this.act(pressed);
  }

  /** What the answers come to, and the idea after them. */
  protected played(answers: readonly Action[], idea: Action | null): Promise<LessonState<Event, View>> {
    return api.playLesson<Action, Event, View>(this.game, this.lesson, answers, idea);
  }

  /** Ask the house: the answers so far, and perhaps an idea to be explained or previewed. */
  private async send(answers: readonly Action[], idea: Action | null = null): Promise<LessonState<Event, View> | null> {
    try {
      const state = await this.played(answers, idea);
      hear(state);
      look(state);
      this.connection = "open";
      return state;
    } catch (problem) {
      if (problem instanceof Refusal) {
        const { code, key, incident } = problem.problem;
        this.refusal = { type: "refusal", to: "", code, key: key || "error-title", args: {}, rule: "", incident };
      } else this.connection = "lost";
      return null;
    }
  }
}
