/** Floors of the zones, fitting the place: planks, flagstones, bricks, cobbles, earth or a road; and what stands on them. */
import { dice, TILE } from "./geometry";

export type Ground = "wood" | "stone" | "earth" | "road" | "cellar" | "cobbles";
/** What lies around the zones. */
export type Around = "water" | "meadow" | "rock" | "street";

/** Where each combat of the story is fought; what has no line here is a place of planks by the water. */
const PLACES: Readonly<Record<string, readonly [Ground, Around]>> = {
  c1: ["road", "meadow"],
  c2: ["wood", "water"],
  c3: ["wood", "water"],
  c4: ["earth", "water"],
  c5: ["stone", "water"],
  c6: ["stone", "rock"],
  c7: ["earth", "street"],
  c8: ["stone", "water"],
  c9: ["stone", "rock"],
  c10: ["stone", "rock"],
  c11: ["cobbles", "street"],
  c12: ["stone", "water"],
  c13: ["stone", "water"],
  sq1: ["cellar", "rock"],
  sq2: ["earth", "water"],
  sq3: ["stone", "street"],
  sq4: ["earth", "rock"],
};

/** What a combat is fought on, and what is around it. */
export const groundOf = (combat: string): Ground => PLACES[combat]?.[0] ?? "wood";
export const aroundOf = (combat: string): Around => PLACES[combat]?.[1] ?? "water";

const SHADES: Readonly<Record<Ground, readonly string[]>> = {
  wood: ["#54452f", "#4c3e2a", "#483a27", "#5b4a33"],
  stone: ["#3f4338", "#383c32", "#454a3e", "#33372e"],
  earth: ["#41452c", "#3b4029", "#474a30", "#373b26"],
  road: ["#3d4a2a", "#374426", "#44522f", "#3a4728"],
  cellar: ["#4a3b30", "#43352b", "#513f33", "#3d3027"],
  cobbles: ["#45434a", "#3e3c43", "#4c4a52", "#38363d"],
};

/** How high a row is, and how long its stones or boards: at least, and so much more. */
const ROWS: Readonly<Record<Ground, readonly [high: number, long: number, more: number]>> = {
  wood: [18, 40, 90],
  stone: [32, 36, 40],
  earth: [40, 36, 40],
  road: [40, 36, 40],
  cellar: [16, 26, 12],
  cobbles: [13, 12, 8],
};

const THINGS = {
  wood: ["crate", "barrel", "sack"],
  stone: ["pillar", "lantern", "crate"],
  earth: ["bush", "sack", "bush"],
  road: ["tree", "bush", "tree"],
  cellar: ["barrel", "barrel", "sack"],
  cobbles: ["barrel", "lantern", "crate"],
} as const satisfies Readonly<Record<Ground, readonly string[]>>;

export interface Floor {
  /** One path for each shade. */
  shades: readonly { fill: string; path: string }[];
  seams: string;
  /** A road through the zone, where there is one. */
  road: { surface: string; tracks: string } | null;
  things: readonly { kind: (typeof THINGS)[Ground][number] | "lantern"; x: number; y: number }[];
}

export function floorOf(combat: string, zone: string): Floor {
  const ground = groundOf(combat);
  const roll = dice(`${combat}${zone}`);
  const paths = SHADES[ground].map(() => "");
  let seams = "";
  const [high, least, more] = ROWS[ground];
  for (let y = 0; y < TILE.height; y += high) {
    seams += `M0 ${y}H${TILE.width}`;
    for (let x = 0; x < TILE.width;) {
      const long = Math.min(TILE.width - x, least + roll(more));
      const tall = Math.min(high, TILE.height - y);
      paths[roll(paths.length)] += `M${x} ${y}h${long}v${tall}h-${long}z`;
      x += long;
      seams += `M${x} ${y}v${tall}`;
    }
  }
  const light = { kind: "lantern", x: 60 + roll(30), y: 30 } as const;
  const things: Floor["things"][number][] = ground === "road" ? [] : [light];
  for (const x of [118 + roll(20), 40 + roll(10)])
    if (roll(3)) things.push({ kind: THINGS[ground][roll(3)]!, x, y: 24 + roll(6) });
  return {
    shades: SHADES[ground].map((fill, at) => ({ fill, path: paths[at]! })),
    seams: ground === "earth" || ground === "road" ? "" : seams,
    road: ground === "road" ? roadThrough(roll) : null,
    things,
  };
}

/** The half width of a road, and how far its tracks are from its middle. */
const ROAD = { edge: 23, track: 11 } as const;

/** A road across the tile, a little crooked: its surface, and the tracks of wheels. */
function roadThrough(roll: (sides: number) => number): Floor["road"] {
  const { width } = TILE;
  const middle = TILE.height * 0.55;
  const [first, second] = [roll(17) - 8, roll(17) - 8];
  const line = (y: number): string => `M0 ${y}C${width * 0.3} ${y + first} ${width * 0.7} ${y + second} ${width} ${y}`;
  const [top, bottom] = [middle - ROAD.edge, middle + ROAD.edge];
  return {
    surface: `${line(top)}V${bottom}C${width * 0.7} ${bottom + second} ${width * 0.3} ${bottom + first} 0 ${bottom}z`,
    tracks: line(middle - ROAD.track) + line(middle + ROAD.track),
  };
}
