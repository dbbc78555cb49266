/** A lesson as a session: every answer is sent with all before it, and the real engine plays them again. */
import type { CombatLessonState } from "../../../generated/lessons";
import type { Refused, SeatFacts } from "../../../generated/messages";
import type { FateforgeAction, FateforgeView } from "../../../generated/fateforge";
import { api, Refusal } from "../../../kernel/api";
import { t } from "../../../kernel/i18n.svelte";
import { settings } from "../../../kernel/settings.svelte";
import type { Connection } from "../../../kernel/socket";
import type { FateforgeHint, FateforgeLine, FateforgePreview, FateforgeSession, FateforgeStep } from "../session";

export class LessonSession implements FateforgeSession {
  connection = $state<Connection>("connecting");
  view = $state.raw<FateforgeView | null>(null);
  log = $state.raw<readonly FateforgeLine[]>([]);
  step = $state.raw<FateforgeStep>({ serial: 0, seat: -1, kind: "snapshot", events: [] });
  sending = $state(false);
  why = $state.raw<FateforgeSession["why"]>(null);
  refusal = $state.raw<Refused | null>(null);
  hint = $state.raw<FateforgeHint | null>(null);
  done = $state(false);
  stuck = $state(false);
  readonly hintPending = false;
  readonly thinking = null;
  readonly seat = 0;
  readonly table = "";
  private answers = $state.raw<readonly FateforgeAction[]>([]);

  constructor(readonly lesson: string) {
    void this.ask([], "snapshot");
  }

  get seats(): readonly SeatFacts[] {
    const seat = (number: number, name: string, yours: boolean): SeatFacts => ({ seat: number, kind: yours ? "human" : "bot", name, taken: true, bot: "", present: true, yours, may_be_given: false });
    return [seat(0, settings.name || t("page-default-name"), true)];
  }

  get mayTakeBack(): boolean {
    return this.answers.length > 0 && !this.done;
  }

  restart(): void {
    this.log = [];
    void this.ask([], "snapshot");
  }

  act(action: FateforgeAction): void {
    void this.ask([...this.answers, action], "act");
  }

  takeBack(): void {
    this.log = this.log.slice(0, -1);
    void this.ask(this.answers.slice(0, -1), "take-back");
  }

  async askWhy(idea: FateforgeAction): Promise<void> {
    const state = await this.send(this.answers, idea);
    if (state?.why && !state.why.allowed) this.why = { idea, answer: state.why };
  }

  async preview(action: FateforgeAction): Promise<FateforgePreview | null> {
    const state = await this.send(this.answers, action);
    return state?.why?.allowed ? { number: state.number, events: state.events, view: state.view } : null;
  }

  forgetWhy(): void {
    this.why = null;
    this.refusal = null;
  }

  /** A lesson says what to do; there is nothing more to advise. */
  askHint(): Promise<void> {
    return Promise.resolve();
  }

  giveSeat(): void {}

  takeSeat(): void {}

  private async ask(answers: readonly FateforgeAction[], kind: FateforgeStep["kind"]): Promise<void> {
    this.sending = true;
    this.forgetWhy();
    const state = await this.send(answers);
    this.sending = false;
    if (!state) return;
    this.answers = answers;
    this.view = state.view;
    this.done = state.done;
    this.stuck = state.stuck;
    if (kind === "act") this.log = [...this.log, { number: state.number, seat: 0, step: "act", events: state.events }];
    this.step = { serial: this.step.serial + 1, seat: 0, kind, events: kind === "act" ? state.events : [] };
  }

  private async send(answers: readonly FateforgeAction[], idea: FateforgeAction | null = null): Promise<CombatLessonState | null> {
    try {
      const state = await api.playFateforgeLesson(this.lesson, { answers, idea });
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
