/** A game that is looked at again: which steps are here, where the reader is, and how it plays on by itself. */
import { untrack } from "svelte";
import type { GameView, Replay, ReplayFrame } from "../../generated/messages";
import { GAMES, type ReplayKit } from "../../frame/games";
import { api } from "../../kernel/api";
import { t } from "../../kernel/i18n.svelte";
import { runUpTo } from "../../kernel/parts";
import { nameOf } from "../../kernel/players";
import { problemWords } from "../../kernel/problems";
import { Reel, type Shot, type Source } from "../../kernel/reel.svelte";
import { go, route } from "../../kernel/routes.svelte";
import type { Step } from "../../kernel/session.svelte";
import { turningPoints } from "../../kernel/turning";

const SPEEDS = [0.5, 1, 2, 4];
const PACE = 900;

export class Viewing {
  reel = $state.raw<Reel | null>(null);
  kit = $state.raw<ReplayKit | null>(null);
  wrong = $state("");
  /** A record is being checked by the server. */
  checking = $state(false);
  /** Where the reader is; `shown` is what is drawn while that step is still on its way. */
  at = $state(0);
  shown = $state(0);
  speed = $state(1);
  playing = $state(false);
  /** Whose eyes; empty: everyone's. */
  seen = $state("");
  step = $state.raw<Step>({ serial: 0, seat: -1, kind: "snapshot", events: [] });
  #opened = "";

  readonly replay: Replay | null = $derived(this.reel?.head ?? null);
  readonly judge = $derived(this.replay?.estimated_by ?? "");
  readonly shots = $derived(this.reel?.shots ?? []);
  // Only what is here is listed: a row for each step of a campaign at once would keep the first picture waiting.
  readonly rows = $derived(this.shots.filter((shot) => shot !== undefined));
  readonly last = $derived(Math.max(0, this.shots.length - 1));
  readonly complete = $derived(this.reel !== null && this.reel.loaded === this.shots.length);
  readonly past = $derived(runUpTo(this.shots, this.shown).map((shot) => shot?.frame));
  readonly drawn: Shot | undefined = $derived(this.shots[this.shown]);
  readonly frame: ReplayFrame | null = $derived(this.drawn?.frame ?? null);
  readonly view: GameView | null = $derived(this.frame?.view ?? null);
  // Who sits where does not change in a game, so one view is enough to name everybody.
  readonly names = $derived.by(() => {
    const { kit, replay } = this;
    return replay && kit ? kit.names(replay.frames[0]!.view, (seat) => nameOf(replay.players[seat] ?? "")) : null;
  });
  readonly sides = $derived(this.view && this.kit ? this.kit.sides(this.view) : []);
  /** The estimate is told from the eyes of the side of seat 0; in a melee every side has its own. */
  readonly two = $derived(this.sides.length === 2);
  readonly estimates = $derived(this.estimatesOf(0));
  // Where the game turned is known when all of it is.
  readonly points = $derived(this.complete && this.sides.length < 3 ? turningPoints(this.estimates as number[]) : []);
  readonly said = $derived(this.frame && this.names && this.kit ? this.kit.tell(this.frame, this.names) : []);
  readonly happened = $derived(this.said.filter((told) => !told.heading));
  readonly waiting = $derived(this.at !== this.shown);
  readonly headline = $derived(
    this.waiting
      ? t("page-replay-step-loading", { n: this.at })
      : this.happened[0]?.text || (this.drawn ? this.wordsOf(this.drawn) : ""),
  );
  readonly result = $derived.by(() => {
    const [{ kit, names }, end] = [this, this.shots[this.last]];
    if (!kit || !names || !end) return "";
    const scores = kit.sides(end.frame.view).map(({ side, score }) => `${names.side(side)} ${score}`.trim());
    return scores.join(" : ");
  });

  /** Must be made while a component is set up: it goes where the address says. */
  constructor(source: () => Source) {
    $effect(() => this.#open(source()));
    $effect(() => {
      if (this.shots[this.at]) untrack(() => this.#show());
    });
    $effect(() => {
      if (!this.playing) return;
      const timer = setInterval(() => {
        if (this.waiting) return;
        if (this.at >= this.last) this.playing = false;
        else this.to(this.at + 1);
      }, PACE / this.speed);
      return () => clearInterval(timer);
    });
  }

  #open({ kind, id }: Source): (() => void) | undefined {
    if (id !== this.#opened) {
      // Another game begins at its start; the same one in other eyes goes on where the reader is.
      this.reel = null;
      this.at = Math.max(0, Number(untrack(() => route().query.get("at"))) || 0); // a link may lead to a step
      this.wrong = "";
      this.#opened = id;
    }
    if (!id) return;
    this.wrong = "";
    const coming = new Reel(
      { kind, id },
      this.seen,
      untrack(() => this.at),
    );
    let gone = false; // the screen was left, or shows something else by now
    coming.ready
      .then(async (head) => GAMES[head.game]!.replay())
      .then(
        (drawing) => {
          if (gone) return;
          this.kit = drawing;
          this.reel = coming;
          this.at = Math.min(this.at, this.last);
          this.shown = coming.shots[this.at] ? this.at : coming.head!.first;
          coming.look(this.at);
        },
        (problem: unknown) => {
          if (!gone) this.wrong = problemWords(problem);
        },
      );
    return () => {
      gone = true;
      coming.close();
    };
  }

  /** Open a record that the reader has; what is wrong with it is said. */
  async bring(file: File): Promise<void> {
    this.wrong = "";
    this.checking = true;
    try {
      const made = await api.uploadRecord(await file.text());
      go("replay", "records", made.id);
    } catch (problem) {
      this.wrong = problemWords(problem);
    } finally {
      this.checking = false;
    }
  }

  estimatesOf(seat: number): (number | null)[] {
    return this.shots.map((shot) => (shot ? (shot.frame.estimates[seat] ?? 500) / 1000 : null));
  }

  /** What was done, in words of the reader's language; the notation is the same for everybody and stands beside it. */
  wordsOf({ frame: done, before }: Shot): string {
    if (done.step === "deal") return t("page-the-deal");
    if (!this.kit || !this.names) return done.notation;
    if (done.action) return this.kit.action(done.action, this.names, before);
    return t(done.step === "resign" ? "page-log-resigned" : "page-log-taken-back", {
      player: this.names.player(done.seat),
    });
  }

  /** What a turning point was, in a sentence: what its card or turn did, else what is told of the step itself. */
  deedOf(shot: Shot): string {
    const { kit, names } = this;
    if (!kit || !names || shot.frame.step !== "act") return this.wordsOf(shot);
    const frames = this.complete ? this.shots.map((there) => there!.frame) : [];
    const told = frames.length ? kit.deed?.(frames, shot.at, names) : "";
    return told || kit.tell(shot.frame, names).find(({ heading }) => !heading)?.text || this.wordsOf(shot);
  }

  /** The steps with which something new begins: a turn, a scene. */
  readonly beginnings: readonly number[] = $derived.by(() => {
    const game = this.replay && GAMES[this.replay.game];
    if (!game || !this.complete) return [];
    const said = this.shots.map((shot) => game.subtitle(shot!.frame.view)[0] ?? "");
    return said.flatMap((words, at) => (at > 0 && words !== said[at - 1] ? [at] : []));
  });

  /** The steps of the last turn up to where the reader is, from how it stood before; as far as they are known. */
  readonly lastTurn: readonly number[] = $derived.by(() => {
    const { shots, shown } = this;
    const began = this.beginnings.findLast((at) => at < shown);
    let first = began ?? shown;
    if (began === undefined) while (first > 0 && shots[first]?.frame.seat === shots[shown]?.frame.seat) first -= 1;
    const steps = Array.from({ length: shown - first + 1 }, (_, step) => first + step);
    return steps.slice(steps.findLastIndex((at) => !shots[at]) + 1);
  });

  /** Whose step it was; null: nobody's. */
  sideOf(seat: number): number | null {
    return this.names && seat >= 0 ? this.names.sideOf(seat) : null;
  }

  to(next: number): void {
    const target = Math.max(0, Math.min(this.last, next));
    if (target === this.at) return;
    this.at = target;
    this.reel?.look(target);
    this.#show();
  }

  /** Draw the step that the reader is at, if it is here. */
  #show(): void {
    const there = this.shots[this.at];
    if (!there || this.at === this.shown) return;
    const forward = this.at === this.shown + 1;
    this.shown = this.at;
    this.step = {
      serial: this.step.serial + 1,
      seat: there.frame.seat,
      kind: forward ? "act" : "snapshot",
      events: forward ? there.frame.events : [],
    };
  }

  /** To the turning point after or before this step. */
  jump(direction: 1 | -1): void {
    const { at, points } = this;
    const next = direction > 0 ? points.find((point) => point.at > at) : points.findLast((point) => point.at < at);
    if (next) this.to(next.at);
  }

  toggle(): void {
    if (!this.playing && this.at >= this.last) this.to(0);
    this.playing = !this.playing;
  }

  hurry(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]!;
  }
}
