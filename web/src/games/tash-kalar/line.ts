/** A turn that is looked at in an analysis: what would stand where, from which pattern, and what would fall. */
import type { PieceView, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import { apart, corners, type LineMarks } from "../../frame/line";
import type { DrawnLine } from "../../kernel/game-session";
import { centreX, centreY } from "./geometry";

export interface ArenaLine extends LineMarks {
  /** Pieces that come or change. */
  ghosts: readonly PieceView[];
  /** Squares of patterns, and where their beings arrive. */
  used: readonly number[];
  arrivals: readonly number[];
}

/** What counts as a step of a turn: an action, a flare, or a warp effect; what an effect asks besides belongs to it. */
const STEPS: ReadonlySet<TashKalarEvent["type"]> = new Set(["action-spent", "flare-invoked", "warped"]);
const HALF = 21;

const point = (square: number): readonly [number, number] => [centreX(square), centreY(square)];
const same = (one: PieceView | undefined, other: PieceView): boolean =>
  one?.side === other.side && one.rank === other.rank;

export function arenaLine(
  before: readonly PieceView[],
  { moves, view }: DrawnLine<TashKalarEvent, TashKalarView>,
): ArenaLine {
  const was = new Map(before.map((piece) => [piece.square, piece]));
  const now = new Map(view.arena.map((piece) => [piece.square, piece]));
  const events = moves.flatMap((move) => move.events);
  const summoned = events.filter((event) => event.type === "summoned");
  const went = events.filter((event) => event.type === "moved");
  const left = new Set(went.map(({ at }) => at));
  const fell = new Set(events.flatMap((event) => (event.type === "destroyed" ? [event.square] : [])));
  const numbers = moves
    .filter((move) => !move.quiet && move.events.some(({ type }) => STEPS.has(type)))
    .map((move, at) => ({ square: squareOf(move.events), n: at + 1 }))
    .filter(({ square }) => square >= 0)
    .map(({ square, n }) => ({ at: corners(point(square), HALF).number, n }));
  return {
    ghosts: [...now.values()].filter((piece) => !same(was.get(piece.square), piece)),
    used: [...new Set(summoned.flatMap(({ used }) => used))],
    arrivals: events.flatMap((event) => (event.type === "summoned" || event.type === "placed" ? [event.square] : [])),
    numbers: apart(numbers, 22),
    ways: went.map(({ at, to }) => ({ from: point(at), to: point(to) })),
    links: summoned.flatMap(({ square, used }) =>
      used.filter((each) => each !== square).map((each) => ({ from: point(each), to: point(square) })),
    ),
    // Only what stands there now can fall; what went somewhere and fell there is gone from where it stood.
    falls: [...fell]
      .filter((square) => was.has(square) && !left.has(square))
      .map((square) => corners(point(square), HALF).fall),
  };
}

/** Where a step happens: where its piece arrives, else the first square that it changes. */
function squareOf(events: readonly TashKalarEvent[]): number {
  const arrival = events.find((event) => event.type === "summoned" || event.type === "placed");
  const first = arrival ?? events.find((event) => "square" in event);
  return first && "square" in first ? first.square : -1;
}
