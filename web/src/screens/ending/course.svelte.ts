/** How a game that has just ended went: the curve of its replay, and the moment that weighed most, in words. */
import type { Course as Judged, GameEvent, ReplayFrame } from "../../generated/messages";
import { GAMES, type Names, type ReplayKit } from "../../frame/games";
import { api } from "../../kernel/api";
import { hear, remember } from "../../kernel/said";
import { PART } from "../../kernel/parts";
import type { TableSession } from "../../kernel/session.svelte";
import { keyMoment, turningPoints } from "../../kernel/turning";
import type { Charted } from "../replay/charted";

/** Milliseconds after the end: the result comes first, and whoever goes on at once asks for nothing. */
const PATIENCE = 900;
/** What a game of more steps turned on takes too long to find out in passing. */
const LONGEST = 1500;

export interface KeyMoment {
  at: number;
  /** The chance before and after it, for the side from whose eyes it is told. */
  before: number;
  after: number;
  /** What was done, and where the game stood. */
  deed: string;
  where: string;
}

export class Course implements Charted {
  readonly at = -1;
  #judged = $state.raw<Judged | null>(null);
  kit = $state.raw<ReplayKit | null>(null);
  moment = $state.raw<KeyMoment | null>(null);
  readonly #session: TableSession;
  /** From whose eyes it is told. */
  readonly seat: number;

  /** What happened, of the kinds the game asks for; null: not known, and the table's log has to do. */
  readonly events: readonly GameEvent[] | null = $derived(this.#judged?.events ?? null);
  readonly judge = $derived(this.#judged?.estimated_by ?? "");
  readonly last = $derived(Math.max(0, (this.#judged?.estimates.length ?? 0) - 1));
  readonly names: Names | null = $derived.by(() => {
    const view = this.#session.view;
    return this.kit && view ? this.kit.names(view, (seat) => this.#session.seats[seat]?.name ?? "") : null;
  });
  readonly sides = $derived.by(() => {
    const view = this.#session.view;
    return view && this.kit ? this.kit.sides(view) : [];
  });
  readonly two = $derived(this.sides.length === 2);
  readonly estimates = $derived(this.estimatesOf(0));
  readonly points = $derived(this.sides.length < 3 ? turningPoints(this.estimates) : []);
  readonly ready = $derived(this.#judged !== null && this.kit !== null && this.last > 1);

  constructor(session: TableSession, game: string, seat: number, kinds: Promise<readonly string[]>) {
    this.#session = session;
    this.seat = seat;
    $effect(() => {
      GAMES[game]?.replay().then(
        (kit) => (this.kit = kit),
        () => undefined, // the result is told without a picture of the board
      );
      if (session.number > LONGEST) return;
      const timer = setTimeout(() => {
        kinds
          .then((events) => api.course(session.table, events))
          .then(
            (judged) => (this.#judged = judged),
            () => undefined, // nor is it told less of the result
          );
      }, PATIENCE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { kit, names } = this;
      if (!kit || !names || !this.#judged || this.moment) return;
      const mine = this.estimatesOf(seat);
      const found = keyMoment(mine);
      if (found) this.#tell(kit, names, found.at, mine[found.at - 1]!, mine[found.at]!, game).catch(() => undefined);
    });
  }

  estimatesOf(seat: number): number[] {
    return (this.#judged?.estimates ?? []).map((step) => (step[seat] ?? 500) / 1000);
  }

  /** The steps around it say what it was; the whole replay is not needed. */
  async #tell(kit: ReplayKit, names: Names, at: number, before: number, after: number, game: string): Promise<void> {
    const first = Math.floor(at / PART) * PART;
    // A card may have been played in the part before.
    const from = Math.max(0, at - first < PART / 2 ? first - PART : first);
    const parts = [];
    for (let next = from; next <= first; next += PART)
      parts.push(await api.replay("tables", this.#session.table, "", next, PART));
    const frames: readonly ReplayFrame[] = parts.flatMap((part) => part.frames);
    for (const frame of frames) {
      hear(frame);
      if (frame.action) remember(frame.action, frame.said);
    }
    const shot = frames[at - from];
    if (!shot) return;
    const deed =
      kit.deed?.(frames, at - from, names) ||
      kit.tell(shot, names).find(({ heading }) => !heading)?.text ||
      (shot.action ? kit.action(shot.action, names, frames[at - from - 1]?.view ?? shot.view) : shot.notation);
    this.moment = { at, before, after, deed, where: GAMES[game]?.subtitle(shot.view)[0] ?? "" };
  }
}
