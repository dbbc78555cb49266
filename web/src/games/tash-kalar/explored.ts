/** A first turn as the explorer names it: "d4+e6", or with a being that was summoned: "d4+imperial/knight". */
import type { ArenaFacts, PieceView } from "../../generated/tash_kalar";

/** The squares on which a piece was placed, by number. */
export function placed(item: string, arena: ArenaFacts): number[] {
  return item
    .split("+")
    .map((part) => arena.names.indexOf(part))
    .filter((square) => square >= 0);
}

/** The start pieces of a duel, one's own to the left, as first turns are turned and mirrored. */
export function starts(form: string, arena: ArenaFacts): PieceView[] {
  if (!form.endsWith("duel")) return [];
  return arena.duel_start.map((square, side) => ({ square, side, rank: 0 }));
}
