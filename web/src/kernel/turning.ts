/** Where a game turned: the steps after which the estimate jumped most. */

export interface TurningPoint {
  at: number;
  change: number;
}

const SMALLEST = 0.05;
const MOST = 5;
const APART = 2;

export function turningPoints(estimates: readonly number[]): TurningPoint[] {
  const jumps = estimates
    .map((estimate, at) => ({ at, change: at ? estimate - estimates[at - 1]! : 0 }))
    .filter(({ change }) => Math.abs(change) >= SMALLEST)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const chosen: TurningPoint[] = [];
  for (const jump of jumps) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ at }) => Math.abs(at - jump.at) > APART)) chosen.push(jump);
  }
  return chosen.sort((a, b) => a.at - b.at);
}

/**
 * The jump that weighed most. The last step shows no more than that the game is over, so it is the key moment only where
 * nothing else was; null: the game never turned.
 */
export function keyMoment(estimates: readonly number[]): TurningPoint | null {
  const heaviest = (points: readonly TurningPoint[]): TurningPoint | null =>
    points.reduce<TurningPoint | null>(
      (best, point) => (best && Math.abs(best.change) >= Math.abs(point.change) ? best : point),
      null,
    );
  return heaviest(turningPoints(estimates.slice(0, -1))) ?? heaviest(turningPoints(estimates));
}
