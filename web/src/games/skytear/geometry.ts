/** Where spaces are drawn: pointy hexagons, odd rows half a space to the right, in a shallow tilt. */
import type { SpaceFacts } from "../../generated/skytear";
import type { Battlefield } from "./content";

export const SIZE = 36;
export const TILT = 0.835;
export const WIDE = Math.sqrt(3) * SIZE;
const LEFT = 8;
const TOP = 46;
const FOOT = 46;

export type Point = readonly [number, number];

export const centre = (space: Pick<SpaceFacts, "column" | "row">): Point => [
  LEFT + (space.column + 0.5 + (space.row % 2 ? 0.5 : 0)) * WIDE,
  TOP + (1 + 1.5 * space.row) * SIZE * TILT,
];

export function field(board: Battlefield): { width: number; height: number } {
  return { width: 2 * LEFT + board.columns * WIDE, height: TOP + (1.5 * board.rows + 0.5) * SIZE * TILT + FOOT };
}

/** The six corners, clockwise from the top; `share` 1 is the whole space. */
export function corners([x, y]: Point, share = 1): Point[] {
  const [dx, dy] = [(WIDE / 2) * share, SIZE * TILT * share];
  return [
    [x, y - dy],
    [x + dx, y - dy / 2],
    [x + dx, y + dy / 2],
    [x, y + dy],
    [x - dx, y + dy / 2],
    [x - dx, y - dy / 2],
  ];
}

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

const key = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** The part of the field that shows these spaces large: left, top, width, height. Never less than half of it. */
export function closeUp(board: Battlefield, spaces: readonly string[]): [number, number, number, number] {
  const { width, height } = field(board);
  const at = spaces.flatMap((name) => board.spaces.get(name) ?? []).map((space) => centre(space));
  if (!at.length) return [0, 0, width, height];
  const along = (values: readonly number[], before: number, after: number, all: number): [number, number] => {
    const [from, to] = [Math.min(...values) - before, Math.max(...values) + after];
    const long = Math.min(all, Math.max(to - from, all / 2));
    return [Math.max(0, Math.min(all - long, (from + to - long) / 2)), long];
  };
  const [left, wide] = along(
    at.map(([x]) => x),
    WIDE * 1.5,
    WIDE * 1.5,
    width,
  );
  const [top, high] = along(
    at.map(([, y]) => y),
    SIZE * 2.6,
    SIZE * 1.8,
    height,
  );
  return [left, top, wide, high];
}

/** The outline of a set of spaces as a path: every edge that only one of them has, joined end to end. */
export function outline(spaces: Iterable<SpaceFacts>): string {
  const edges = new Map<string, { from: Point; to: Point }>();
  for (const space of spaces) {
    const ring = corners(centre(space));
    ring.forEach((from, at) => {
      const to = ring[(at + 1) % 6]!;
      const back = `${key(to)} ${key(from)}`;
      if (edges.has(back)) edges.delete(back);
      else edges.set(`${key(from)} ${key(to)}`, { from, to });
    });
  }
  const starts = new Map<string, { from: Point; to: Point }[]>();
  for (const edge of edges.values()) starts.set(key(edge.from), [...(starts.get(key(edge.from)) ?? []), edge]);
  let path = "";
  for (const list of starts.values())
    while (list.length) {
      let edge = list.pop();
      path += `M${edge!.from[0].toFixed(1)} ${edge!.from[1].toFixed(1)}`;
      while (edge) {
        path += `L${edge.to[0].toFixed(1)} ${edge.to[1].toFixed(1)}`;
        edge = starts.get(key(edge.to))?.pop();
      }
      path += "Z";
    }
  return path;
}

/** The edge that two neighbours share. */
export function sharedEdge(
  one: Pick<SpaceFacts, "column" | "row">,
  other: Pick<SpaceFacts, "column" | "row">,
): [Point, Point] {
  const theirs = new Set(corners(centre(other)).map(key));
  const shared = corners(centre(one)).filter((corner) => theirs.has(key(corner)));
  return [shared[0]!, shared[1]!];
}

/** Four corner brackets around something that can be chosen. */
export function brackets([x, y]: Point, wide: number, high: number): string {
  const [l, r, t, b] = [x - wide, x + wide, y - high, y + high];
  const arm = Math.min(wide, high) * 0.45;
  return `M${l} ${t + arm}V${t}H${l + arm}M${r - arm} ${t}H${r}V${t + arm}M${r} ${b - arm}V${b}H${r - arm}M${l + arm} ${b}H${l}V${b - arm}`;
}

/** The space reached by an arrow key. Going up and down keeps to the column one came from. */
export function neighbour(board: Battlefield, from: string, arrow: string, wantedX: number): string {
  const space = board.spaces.get(from);
  if (!space) return from;
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const row = board.facts.spaces.filter((other) => other.row === space.row);
    const at = row.indexOf(space) + (arrow === "ArrowLeft" ? -1 : 1);
    return row[at]?.name ?? from;
  }
  const wanted = space.row + (arrow === "ArrowUp" ? -1 : 1);
  const row = board.facts.spaces.filter((other) => other.row === wanted);
  const nearest = row.reduce<SpaceFacts | null>(
    (best, other) =>
      !best || Math.abs(centre(other)[0] - wantedX) < Math.abs(centre(best)[0] - wantedX) ? other : best,
    null,
  );
  return nearest?.name ?? from;
}
