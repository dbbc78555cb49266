/** Where zones, thresholds, bridges and figures of a battle map are drawn. Lengths are those of the drawing. */
import type { CombatView } from "../../generated/fateforge";

export const TILE = { width: 250, height: 160 } as const;
export const PITCH = { x: 268, y: 178 } as const;
const MARGIN = 13;

export interface Spot {
  x: number;
  y: number;
}

export interface Opening extends Spot {
  zones: readonly [string, string];
  /** Upright: the zones lie side by side, and one walks through it from left to right. */
  upright: boolean;
}

export interface Bridge {
  zones: readonly [string, string];
  path: string;
  middle: Spot;
}

export type MapFacts = Pick<CombatView, "zones" | "layout" | "edges">;

export class BattleMap {
  readonly width: number;
  readonly height: number;
  readonly openings: readonly Opening[];
  readonly bridges: readonly Bridge[];
  private readonly cells: ReadonlyMap<string, readonly [number, number]>;

  constructor(readonly facts: MapFacts) {
    this.cells = new Map(facts.zones.map((zone, at) => [zone, facts.layout[at]!]));
    this.width =
      (Math.max(...facts.layout.map(([column]) => column)) + 1) * PITCH.x + 2 * MARGIN - (PITCH.x - TILE.width);
    this.height =
      (Math.max(...facts.layout.map(([, row]) => row)) + 1) * PITCH.y + 2 * MARGIN - (PITCH.y - TILE.height);
    const near = facts.edges.filter(([a, b]) => this.apart(a, b) === 1);
    this.openings = near.map((edge) => this.opening(edge));
    this.bridges = facts.edges.filter(([a, b]) => this.apart(a, b) !== 1).map((edge) => this.bridge(edge));
  }

  cell(zone: string): readonly [number, number] {
    return this.cells.get(zone) ?? [0, 0];
  }

  corner(zone: string): Spot {
    const [column, row] = this.cell(zone);
    return { x: MARGIN + column * PITCH.x, y: MARGIN + row * PITCH.y };
  }

  centre(zone: string): Spot {
    const { x, y } = this.corner(zone);
    return { x: x + TILE.width / 2, y: y + TILE.height / 2 };
  }

  neighbours(zone: string): string[] {
    return this.facts.edges.flatMap(([a, b]) => (a === zone ? [b] : b === zone ? [a] : []));
  }

  /** The neighbour that lies most in that direction, over edges only. */
  towards(zone: string, dx: number, dy: number): string | null {
    const here = this.centre(zone);
    const found = this.neighbours(zone)
      .map((other) => {
        const there = this.centre(other);
        const [x, y] = [there.x - here.x, there.y - here.y];
        return { other, along: x * dx + y * dy, across: Math.abs(x * dy) + Math.abs(y * dx) };
      })
      .filter(({ along, across }) => along > 0 && along * 2 >= across)
      .sort((a, b) => a.across - b.across || a.along - b.along);
    return found[0]?.other ?? null;
  }

  /** Zones from top to bottom, then from left to right, for reading. */
  get rows(): string[][] {
    const rows = new Map<number, string[]>();
    for (const zone of this.facts.zones) {
      const row = this.cell(zone)[1];
      rows.set(row, [...(rows.get(row) ?? []), zone]);
    }
    return [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, zones]) => zones.sort((a, b) => this.cell(a)[0] - this.cell(b)[0]));
  }

  private apart(a: string, b: string): number {
    const [one, two] = [this.cell(a), this.cell(b)];
    return Math.abs(one[0] - two[0]) + Math.abs(one[1] - two[1]);
  }

  private opening([a, b]: readonly [string, string]): Opening {
    const [one, two] = [this.centre(a), this.centre(b)];
    return { zones: [a, b], upright: one.y === two.y, x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  }

  /** A footbridge between zones that do not touch: straight over empty cells, else along the gaps between tiles. */
  private bridge([a, b]: readonly [string, string]): Bridge {
    const [one, two] = [this.cell(a), this.cell(b)];
    const [from, to] = [this.corner(a), this.corner(b)];
    const [right, down] = [Math.sign(two[0] - one[0]), Math.sign(two[1] - one[1])];
    const edge = (spot: Spot, x: number, y: number): Spot => ({
      x: spot.x + (TILE.width * (x + 1)) / 2,
      y: spot.y + (TILE.height * (y + 1)) / 2,
    });
    const start = edge(from, right, down);
    const end = edge(to, -right, -down);
    let points: Spot[];
    if (!right || !down)
      points = [
        { x: start.x - right * 8, y: start.y - down * 8 },
        { x: end.x + right * 8, y: end.y + down * 8 },
      ];
    else if (Math.abs(two[1] - one[1]) > 1) {
      const gap = start.x + (right * (PITCH.x - TILE.width)) / 2;
      points = [
        { x: start.x - right * 26, y: start.y - down * 6 },
        { x: gap, y: start.y + down * 16 },
        { x: gap, y: end.y - down * 18 },
        { x: end.x + right * 34, y: end.y + down * 6 },
      ];
    } else if (Math.abs(two[0] - one[0]) > 1) {
      const gap = start.y + (down * (PITCH.y - TILE.height)) / 2;
      points = [
        { x: start.x - right * 6, y: start.y - down * 22 },
        { x: start.x + right * 18, y: gap },
        { x: end.x - right * 18, y: gap },
        { x: end.x + right * 6, y: end.y + down * 26 },
      ];
    } else
      points = [
        { x: start.x - right * 14, y: start.y - down * 14 },
        { x: end.x + right * 14, y: end.y + down * 14 },
      ];
    const half = points.length / 2;
    const middle = { x: (points[half - 1]!.x + points[half]!.x) / 2, y: (points[half - 1]!.y + points[half]!.y) / 2 };
    return { zones: [a, b], path: `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`, middle };
  }
}

/** Places for so many figures in a tile, from its corner: one row, or two smaller ones. */
export function standing(count: number): { x: number; y: number; scale: number }[] {
  const rows = count > 4 ? 2 : 1;
  const each = Math.ceil(count / rows);
  const scale = rows === 2 ? Math.min(0.62, 3.1 / each) : count === 4 ? 0.82 : 1;
  const step = Math.min(78 * scale + (rows === 1 ? 0 : 4), (TILE.width - 14) / each);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / each);
    const inRow = row === rows - 1 ? count - each * (rows - 1) : each;
    const left = (TILE.width - step * inRow) / 2 + (step - 68 * scale) / 2;
    return { x: left + (at % each) * step, y: rows === 2 ? 46 + row * 56 : 68 + (1 - scale) * 50, scale };
  });
}

/** A small generator, so that a floor looks the same each time it is drawn. */
export function dice(seed: string): (limit: number) => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7) || 1;
  return (limit) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % limit;
  };
}
