/** What somebody else has just done, as a short show: the card, its pattern, the arrival, what came of it. Only from events. */
import type { BeingFacts, PieceView, TashKalarEvent } from "../../generated/tash_kalar";
import type { Timed } from "../../kernel/showing.svelte";
import type { Settings } from "../../kernel/settings.svelte";
import { columnOf, rowOf } from "./geometry";
import { turned } from "./orientations";

export interface Moment {
  /** Grows; a moment is the same while it goes on. */
  id: number;
  /** A warp effect is shown like a flare: nothing arrives. */
  kind: "legend" | "being" | "flare" | "stone";
  /** What was played; empty: a stone was placed. */
  card: string;
  seat: number;
  /** The arena before it. */
  before: readonly PieceView[];
  events: readonly TashKalarEvent[];
  /** Whether more may come of it. */
  open: boolean;
}

export type Stage = "leaves" | "card" | "pattern" | "arrival" | "effect" | "ghosts";

export interface Scene extends Timed {
  moment: number;
  stage: Stage;
  /** The arena shows it already. */
  late?: boolean;
}

/** When each stage begins, and the end. */
const TIMES: Readonly<Record<Moment["kind"], readonly (readonly [Stage | "", number])[]>> = {
  legend: [
    ["leaves", 0],
    ["card", 160],
    ["pattern", 700],
    ["arrival", 1100],
    ["effect", 1520],
    ["ghosts", 1940],
    ["", 2200],
  ],
  being: [
    ["leaves", 0],
    ["card", 160],
    ["pattern", 560],
    ["arrival", 760],
    ["effect", 1000],
    ["", 1300],
  ],
  flare: [
    ["leaves", 0],
    ["card", 160],
    ["effect", 560],
    ["", 900],
  ],
  stone: [
    ["effect", 0],
    ["", 400],
  ],
};
const BRIEF = 240;
const STILL = 900;

/** The scenes of a moment, as this person wants to see it. */
export function scenesOf({ id, kind }: Moment, pace: Settings["moments"], still: boolean): Scene[] {
  if (pace === "off") return [];
  if (kind === "stone") return still || pace === "brief" ? [] : [{ moment: id, stage: "effect", lasts: 400 }];
  if (pace === "brief") return [{ moment: id, stage: "card", lasts: BRIEF }];
  if (still) return [{ moment: id, stage: "pattern", lasts: STILL }];
  const times = TIMES[kind];
  return times.slice(0, -1).map(([stage, at], nth) => ({
    moment: id,
    stage: stage as Stage,
    lasts: times[nth + 1]![1] - at,
  }));
}

/** The arena after one more event. */
export function after(pieces: readonly PieceView[], event: TashKalarEvent): readonly PieceView[] {
  const without = (square: number): PieceView[] => pieces.filter((piece) => piece.square !== square);
  switch (event.type) {
    case "destroyed":
    case "taken-off":
    case "put-on-card":
      return without(event.square);
    case "swapped":
      return pieces.map((piece) =>
        piece.square === event.at || piece.square === event.to
          ? { ...piece, square: event.at + event.to - piece.square }
          : piece,
      );
    case "left-card":
    case "placed":
    case "summoned":
      if (event.square < 0) return pieces;
      return [...without(event.square), { square: event.square, side: event.side, rank: event.rank }];
    case "moved": {
      const piece = pieces.find(({ square }) => square === event.at);
      if (!piece) return pieces;
      const others = without(event.to).filter(({ square }) => square !== event.at);
      return [...others, { ...piece, square: event.to }];
    }
    case "upgraded":
    case "downgraded":
      return pieces.map((piece) => (piece.square === event.square ? { ...piece, rank: event.rank } : piece));
    case "converted":
      return [...without(event.square), { square: event.square, side: event.side, rank: event.rank }];
    default:
      return pieces;
  }
}

let next = 1;

/** Moments that go on with these events, and the arena after them. */
export function goOn(
  moments: readonly Moment[],
  pieces: readonly PieceView[],
  seat: number,
  events: readonly TashKalarEvent[],
): { moments: readonly Moment[]; pieces: readonly PieceView[] } {
  const all = [...moments];
  for (const event of events) {
    const last = all.at(-1);
    const begin = (kind: Moment["kind"], card: string, open: boolean): void =>
      void all.push({ id: next++, kind, card, seat, before: pieces, events: [event], open });
    if (event.type === "being-shown") begin(event.card.startsWith("legends/") ? "legend" : "being", event.card, true);
    else if (event.type === "flare-invoked") begin("flare", event.flare, true);
    else if (event.type === "warped") begin("flare", event.card, true);
    else if (event.type === "action-spent" || event.type === "turn-ended" || event.type === "card-laid-down") {
      if (last?.open) all[all.length - 1] = { ...last, open: false };
    } else if (last?.open) all[all.length - 1] = { ...last, events: [...last.events, event] };
    else if (event.type === "placed") begin("stone", "", false);
    pieces = after(pieces, event);
  }
  return { moments: all, pieces };
}

type Summoned = Extract<TashKalarEvent, { type: "summoned" }>;

const arrivalOf = ({ events }: Moment): Summoned | undefined =>
  events.find((event): event is Summoned => event.type === "summoned");

/** What happened before and at the arrival, and what came of it. */
export function parts({ events }: Moment): { arriving: readonly TashKalarEvent[]; effect: readonly TashKalarEvent[] } {
  const at = events.findIndex(({ type }) => type === "summoned");
  return { arriving: events.slice(0, at + 1), effect: events.slice(at + 1) };
}

/** The arena as it is drawn in a stage; null: as it is. `past`: something else was done since. */
export function piecesIn(moment: Moment, stage: Stage, past: boolean): readonly PieceView[] | null {
  if (stage === "leaves" || stage === "card" || stage === "pattern") return moment.before;
  if (stage === "arrival") return parts(moment).arriving.reduce(after, moment.before);
  return past ? moment.events.reduce(after, moment.before) : null;
}

/** What a moment draws on the arena. */
export interface MomentMarks {
  stage: Stage;
  /** Where the being arrives; -1: nothing arrives. */
  square: number;
  rank: number;
  /** The stones of the pattern. */
  used: readonly number[];
  victims: readonly number[];
  /** Stood where all of a lower rank fell, and stands. */
  spared: readonly number[];
  card: string;
}

export function marksIn(moment: Moment, stage: Stage, being: BeingFacts | undefined): MomentMarks {
  const arrival = arrivalOf(moment);
  const { effect } = parts(moment);
  const turnedInto = new Set(effect.flatMap((event) => (event.type === "converted" ? [event.square] : [])));
  const felled = effect.filter((event) => event.type === "destroyed").filter(({ square }) => !turnedInto.has(square));
  return {
    stage,
    square: arrival?.square ?? -1,
    rank: arrival?.rank ?? 0,
    used: arrival?.used ?? [],
    victims: [...new Set(felled.map(({ square }) => square))],
    spared: arrival && being ? sparedBy(moment, arrival, being) : [],
    card: moment.card,
  };
}

/** Pieces on marked squares that outrank all that fell there, when at least two fell and nothing lower was left. */
function sparedBy(moment: Moment, arrival: Summoned, being: BeingFacts): number[] {
  const marked = new Set(
    [...being.marks, ...being.marks2].flatMap(({ x, y }) => {
      const [dx, dy] = turned(x, y, arrival.turn);
      const [column, row] = [columnOf(arrival.square) + dx, rowOf(arrival.square) + dy];
      return column >= 0 && column < 9 && row >= 0 && row < 9 ? [row * 9 + column] : [];
    }),
  );
  const then = parts(moment).arriving.reduce(after, moment.before);
  const now = new Map(
    parts(moment)
      .effect.reduce(after, then)
      .map((piece) => [piece.square, piece]),
  );
  const there = then.filter(({ square }) => marked.has(square) && square !== arrival.square);
  const fell = there.filter(({ square }) => !now.has(square));
  const stood = there.filter(({ square, side }) => now.get(square)?.side === side);
  const highest = Math.max(...fell.map(({ rank }) => rank));
  return fell.length > 1 && stood.every(({ rank }) => rank > highest) ? stood.map(({ square }) => square) : [];
}
