/** The different ways a drawing can lie, for the gallery: quarter turns, mirrored or not. Only for looking at. */
import type { BeingFacts } from "../../generated/tash_kalar";

export interface Way {
  width: number;
  height: number;
  pieces: { x: number; y: number; rank: number }[];
  target: { x: number; y: number };
}

export function turned(x: number, y: number, turn: number): [number, number] {
  let [a, b] = [turn >= 4 ? -x : x, y];
  for (let quarter = 0; quarter < turn % 4; quarter += 1) [a, b] = [-b, a];
  return [a + 0, b + 0];
}

export function orientations(being: BeingFacts): Way[] {
  const seen = new Set<string>();
  const ways: Way[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const pieces = being.pattern.map(({ x, y, rank }) => ({ at: turned(x, y, turn), rank }));
    const marks = [...being.marks, ...being.marks2].map(({ x, y }) => turned(x, y, turn).join());
    const arrows = being.directions.map((direction) => turned(...(STEPS[direction] ?? [0, 0]), turn).join());
    const key = [
      pieces
        .map(({ at, rank }) => `${at.join()},${rank}`)
        .sort()
        .join(" "),
      marks.sort().join(" "),
      arrows.sort().join(" "),
    ].join("|");
    if (seen.has(key)) continue;
    seen.add(key);
    const xs = [0, ...pieces.map(({ at }) => at[0])];
    const ys = [0, ...pieces.map(({ at }) => at[1])];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    ways.push({
      width: Math.max(...xs) - left + 1,
      height: Math.max(...ys) - top + 1,
      pieces: pieces.map(({ at, rank }) => ({ x: at[0] - left, y: at[1] - top, rank })),
      target: { x: -left, y: -top },
    });
  }
  return ways;
}

const STEPS: Record<string, [number, number]> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};
