/** A draft that is no choice: a side that fields its whole pool has the same heroes, whatever the order of its picks. */
import type { SkytearView } from "../../../generated/skytear";

/** Whether every order of picks gives the seat that is asked the same heroes. Team-mates share a pool out, and choose. */
export function takesWholePool(
  view: Pick<SkytearView, "heroes" | "pools" | "seats" | "viewer"> & { decision: { prompt: string } | null },
  perSide: number,
): boolean {
  if (view.decision?.prompt !== "draft-hero" || view.viewer === null) return false;
  const side = view.seats[view.viewer]!.side;
  const left = perSide - view.heroes.filter((hero) => hero.side === side).length;
  const alone = view.seats.filter((seat) => seat.side === side).length === 1;
  return view.pools[side]!.length === left && (alone || left === 1);
}
