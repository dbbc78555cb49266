/** Floors of the zones: planks, flagstones or earth, and what stands along the walls. Drawn once for each zone. */
import { dice, TILE } from "./geometry";

export type Ground = "wood" | "stone" | "earth";

const STONE = new Set(["c5", "c6", "c8", "c9", "c10", "c12", "c13", "sq3"]);
const EARTH = new Set(["c4", "c7", "sq4", "sq2"]);

/** What a combat is fought on. */
export const groundOf = (combat: string): Ground =>
  STONE.has(combat) ? "stone" : EARTH.has(combat) ? "earth" : "wood";

const SHADES: Readonly<Record<Ground, readonly string[]>> = {
  wood: ["#54452f", "#4c3e2a", "#483a27", "#5b4a33"],
  stone: ["#3f4338", "#383c32", "#454a3e", "#33372e"],
  earth: ["#41452c", "#3b4029", "#474a30", "#373b26"],
};

export interface Floor {
  /** One path for each shade. */
  shades: readonly { fill: string; path: string }[];
  seams: string;
  things: readonly { kind: "crate" | "barrel" | "sack" | "lantern" | "pillar" | "bush"; x: number; y: number }[];
}

export function floorOf(combat: string, zone: string): Floor {
  const ground = groundOf(combat);
  const roll = dice(`${combat}${zone}`);
  const paths = SHADES[ground].map(() => "");
  let seams = "";
  const high = ground === "wood" ? 18 : ground === "stone" ? 32 : 40;
  for (let y = 0; y < TILE.height; y += high) {
    seams += `M0 ${y}H${TILE.width}`;
    for (let x = 0; x < TILE.width;) {
      const long = Math.min(TILE.width - x, ground === "wood" ? 40 + roll(90) : 36 + roll(40));
      const tall = Math.min(high, TILE.height - y);
      paths[roll(paths.length)] += `M${x} ${y}h${long}v${tall}h-${long}z`;
      x += long;
      seams += `M${x} ${y}v${tall}`;
    }
  }
  const kinds =
    ground === "wood"
      ? (["crate", "barrel", "sack", "lantern"] as const)
      : ground === "stone"
        ? (["pillar", "lantern", "crate", "lantern"] as const)
        : (["bush", "sack", "bush", "lantern"] as const);
  const things: Floor["things"][number][] = [{ kind: "lantern", x: 60 + roll(30), y: 30 }];
  for (const x of [118 + roll(20), 40 + roll(10)])
    if (roll(3)) things.push({ kind: kinds[roll(3)]!, x, y: 24 + roll(6) });
  return {
    shades: SHADES[ground].map((fill, at) => ({ fill, path: paths[at]! })),
    seams: ground === "earth" ? "" : seams,
    things,
  };
}
