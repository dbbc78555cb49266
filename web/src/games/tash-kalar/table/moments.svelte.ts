/** Others' moves as they are shown at a table: now, or once more when somebody asks what happened. */
import type { PieceView, TashKalarEvent } from "../../../generated/tash_kalar";
import { isStill, settings } from "../../../kernel/settings.svelte";
import { Showing } from "../../../kernel/showing.svelte";
import type { Content } from "../content";
import { goOn, marksIn, parts, piecesIn, scenesOf, type Moment, type MomentMarks, type Scene } from "../moment";
import type { TashKalarSession, TashKalarStep } from "../session";

/** After so many own actions nobody asks any more what the others did. */
const FORGOTTEN = 2;
/** So long what comes later of a card is shown. */
const LATE = 300;
const WAITS: ReadonlySet<string> = new Set(["action-spent", "flare-invoked"]);

export class Moments {
  /** What others did since one's own last turn. */
  moments = $state.raw<readonly Moment[]>([]);
  /** What the stones are moved by. */
  step = $state.raw<TashKalarStep>({ serial: -1, seat: -1, kind: "snapshot", events: [] });
  private readonly showing: Showing<Scene>;
  private pieces: readonly PieceView[] = [];
  private seen = -1;
  private acted = 0;
  private serial = -1;
  private told = 0;
  /** What is shown has been seen before. */
  private again = $state(false);

  /** `tell` is called with each moment that is over, once. */
  constructor(
    private readonly session: TashKalarSession,
    private readonly content: Content,
    private readonly tell: (moment: Moment) => void,
  ) {
    this.showing = new Showing<Scene>(() => this.settled());
    session.pace = ({ events }) =>
      (events as readonly TashKalarEvent[]).some(({ type }) => WAITS.has(type)) ? this.showing.left : 0;
  }

  readonly scene: Scene | undefined = $derived.by(() => this.showing.scene);
  readonly shown: Moment | undefined = $derived.by(() =>
    this.scene ? this.moments.find(({ id }) => id === this.scene!.moment) : undefined,
  );
  get playing(): boolean {
    return this.shown !== undefined;
  }
  /** Whether there is something to show again. */
  readonly asked: boolean = $derived.by(() => this.moments.some(({ kind }) => kind !== "stone"));
  /** The arena as it is drawn now; null: as it is. */
  readonly drawn: readonly PieceView[] | null = $derived.by(() =>
    this.shown && !this.scene!.late
      ? piecesIn(this.shown, this.scene!.stage, this.again && this.shown !== this.moments.at(-1))
      : null,
  );
  readonly marks: MomentMarks | null = $derived.by(() =>
    this.shown && (!this.scene!.late || this.scene!.stage === "effect")
      ? marksIn(this.shown, this.scene!.stage, this.content.beings.get(this.shown.card))
      : null,
  );

  /** Something happened at the table. */
  take(step: TashKalarStep): void {
    const { log, view } = this.session;
    const arena = view?.arena ?? [];
    const lines = log.filter(({ number }) => number > this.seen);
    const me = view?.viewer ?? null;
    this.seen = log.at(-1)?.number ?? this.seen;
    if (step.kind === "snapshot" || lines.some((line) => line.step !== "act" && line.step !== "deal")) {
      this.remember(me, arena);
      this.pass(step);
      return;
    }
    const before = this.moments.at(-1);
    for (const line of lines) this.hear(line.seat, line.events, me);
    this.pieces = arena;
    const last = this.moments.at(-1);
    if (step.seat === me) this.showing.stop();
    if (!last || step.seat === me) this.pass(step);
    else if (last.id !== before?.id) this.show(last, step);
    else if (last.events.length > before.events.length) this.continue(last, before, step);
    else if (!this.playing) {
      this.pass(step);
      this.tellOnce();
    }
  }

  private hear(seat: number, events: readonly TashKalarEvent[], me: number | null): void {
    if (seat === me) {
      this.acted += events.filter(({ type }) => type === "action-spent").length;
      if (this.acted >= FORGOTTEN) this.moments = [];
      this.pieces = goOn([], this.pieces, seat, events).pieces;
      return;
    }
    if (this.acted || (me === null && events.some(({ type }) => type === "turn-began"))) this.moments = [];
    this.acted = 0;
    ({ moments: this.moments, pieces: this.pieces } = goOn(this.moments, this.pieces, seat, events));
  }

  /** The table was opened: what the log tells can be shown again, on the arena as it is now. */
  private remember(me: number | null, arena: readonly PieceView[]): void {
    this.showing.stop();
    this.moments = [];
    this.pieces = arena;
    this.acted = 0;
    for (const line of this.session.log.slice(-40)) if (line.step === "act") this.hear(line.seat, line.events, me);
    this.moments = this.moments.map((moment) => ({ ...moment, before: arena }));
    this.pieces = arena;
  }

  private show(moment: Moment, step: TashKalarStep): void {
    // A stone that is placed while a card is still shown just lies there afterwards.
    if (moment.kind === "stone" && this.playing) return;
    const scenes = scenesOf(moment, settings.moments, isStill());
    const late = moment.kind === "stone" || settings.moments !== "full";
    if (late) this.pass(step);
    if (this.again || scenes.length) this.showing.stop();
    this.again = false;
    if (scenes.length) this.showing.play(late ? scenes.map((scene) => ({ ...scene, late })) : scenes);
    else this.tellOnce();
  }

  /** More came of what was played. */
  private continue(moment: Moment, before: Moment, step: TashKalarStep): void {
    const stage = this.scene?.moment === moment.id && !this.again ? this.scene.stage : null;
    if (stage === "effect" || stage === "ghosts") this.move(moment.events.slice(before.events.length));
    else if (stage === null && !this.playing) {
      this.pass(step);
      if (settings.moments === "full" && !isStill())
        this.showing.play([{ moment: moment.id, stage: "effect", lasts: LATE, late: true }]);
    }
  }

  /** The stones follow the table itself. */
  private pass(step: TashKalarStep): void {
    this.step = step;
  }

  private move(events: readonly TashKalarEvent[]): void {
    this.step = { serial: --this.serial, seat: -1, kind: "act", events };
  }

  /** A scene began: what the stones do in it. */
  enter(scene: Scene): void {
    const moment = this.shown;
    if (!moment || scene.late) return;
    if (scene.stage === "arrival") this.move(parts(moment).arriving);
    else if (scene.stage === "effect") this.move(parts(moment).effect);
  }

  private settled(): void {
    if (this.step !== this.session.step) this.move([]);
    if (!this.again) this.tellOnce();
    this.again = false;
  }

  /** One sentence for each moment, when it is over. */
  private tellOnce(): void {
    const last = this.moments.at(-1);
    if (!last || last.open || last.id === this.told) return;
    this.told = last.id;
    this.tell(last);
  }

  /** Any key or touch. */
  readonly settle = (): void => this.showing.settle();

  /** What happened? The last turn once more; asked again meanwhile, the next scene. Whether there was anything to show. */
  readonly ask = (): boolean => {
    if (this.playing) {
      this.showing.step();
      return true;
    }
    if (!this.asked) return false;
    this.again = true;
    this.showing.play(this.moments.flatMap((moment) => scenesOf(moment, "full", isStill())));
    return true;
  };

  stop(): void {
    this.showing.stop();
    this.session.pace = () => 0;
  }
}
