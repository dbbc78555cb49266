/** The map of the war: where islands lie, whose they are week by week, and where realms meet. */
import type { Realms, World } from "../../../generated/skytear";

export interface Island {
  number: number;
  region: string;
  x: number;
  y: number;
  /** Corners of a hex that looks drawn by hand. */
  points: readonly (readonly [number, number])[];
  /** The seat of a realm. */
  seat: boolean;
  /** Islands that share an edge; the edge's corners are those of that number and the next. */
  near: readonly { island: number; edge: number }[];
}

const STEP = 31.2;
const ROW = 50.25;
const RADIUS = 35;

/** A number from 0 to 1 that is the same for the same place. */
function jitter(one: number, other: number): number {
  const mixed = Math.sin(one * 127.1 + other * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** A corner is shared by up to three islands: it is moved by where it lies, not by whose it is. */
function corner(x: number, y: number): readonly [number, number] {
  const [across, down] = [Math.round(x), Math.round(y)];
  return [x + (jitter(across, down) - 0.5) * 6, y + (jitter(down, across) - 0.5) * 6];
}

// Beginning at the right, clockwise: edge n lies between the corners n and n + 1.
const EDGES: readonly (readonly [number, number])[] = [
  [1, 1],
  [-1, 1],
  [-2, 0],
  [-1, -1],
  [1, -1],
  [2, 0],
];

export function islandsOf(world: World): Island[] {
  const places = world.region.flatMap((region) =>
    region.islands.map(([column, row], at) => ({
      region: region.id,
      column: column!,
      row: row!,
      seat: region.kind === "heart" && at === 0,
    })),
  );
  const numbers = new Map(places.map(({ column, row }, number) => [`${column} ${row}`, number]));
  return places.map(({ region, column, row, seat }, number) => {
    const [x, y] = [500 + column * STEP, 388 + row * ROW];
    return {
      number,
      region,
      x,
      y,
      seat,
      points: Array.from({ length: 6 }, (_, at) => {
        const angle = (Math.PI / 180) * (60 * at + 30);
        return corner(x + RADIUS * 1.03 * Math.cos(angle), y + RADIUS * 0.97 * Math.sin(angle));
      }),
      near: EDGES.flatMap(([columns, rows], edge) => {
        const island = numbers.get(`${column + columns} ${row + rows}`);
        return island === undefined ? [] : [{ island, edge }];
      }),
    };
  });
}

/** Whose the islands were at the end of a week; week 0 is before the war. */
export function ownersAt(realms: Realms, week: number): string[] {
  const owners = [...realms.owners];
  for (const [at, island, lost] of [...realms.moves].reverse()) if (at > week) owners[island] = lost;
  return owners;
}

/** What changed hands in that week, and is held by whoever took it: the island, and who took it. */
export function takenIn(realms: Realms, week: number, owners: readonly string[]): ReadonlyMap<number, string> {
  return new Map(
    realms.moves.flatMap(([at, island, , won]) => (at === week && owners[island] === won ? [[island, won]] : [])),
  );
}

/** Edges where realms meet, each once. */
export function borders(
  islands: readonly Island[],
  owners: readonly string[],
): (readonly [readonly [number, number], readonly [number, number]])[] {
  return islands.flatMap(({ number, near, points }) =>
    near
      .filter(({ island }) => island > number && owners[island] !== owners[number])
      .map(({ edge }) => [points[edge]!, points[(edge + 1) % 6]!] as const),
  );
}

/** Who holds how much, most first. */
export function standings(owners: readonly string[], realms: readonly string[]): { realm: string; islands: number }[] {
  return realms
    .map((realm) => ({ realm, islands: owners.filter((owner) => owner === realm).length }))
    .sort((one, other) => other.islands - one.islands);
}
