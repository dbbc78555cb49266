/** Figures of the rules: dice, frames of enemies, zones, tiles of the order and tokens, in lines from top to bottom. */

export type Part =
  | { kind: "die"; die: string; face: string }
  | { kind: "segment"; distance: string; actions: string[]; fits: boolean }
  | { kind: "zone"; heroes: number[]; enemies: number; distance: string }
  | { kind: "hero"; hero: number }
  | { kind: "sign"; sign: "damage" | "block" | "armour" | "health" }
  | { kind: "reaction" | "enemies" | "arrow" };

const DICE: Readonly<Record<string, string>> = { r: "red", y: "yellow", g: "green", b: "blue", m: "weapon_melee" };
const RESULTS: Readonly<Record<string, string>> = {
  x: "strike",
  X: "precise_strike",
  ">": "step",
  o: "focus",
  ".": "miss",
};
const SIGNS = { "✶": "damage", "▫": "block", "▪": "armour", "♥": "health" } as const;
const OTHERS = { "?": "reaction", "!": "enemies", "->": "arrow" } as const;

function known<Value>(table: Readonly<Record<string, Value>>, sign: string, drawn: string): Value {
  const found = table[sign];
  if (found === undefined) throw new Error(`no part of a figure: ${drawn}`);
  return found;
}

const heroOf = (letter: string): number => letter.charCodeAt(0) - "A".charCodeAt(0);

function partOf(drawn: string): Part {
  const [, before = "", inside = "", fits = ""] = /^(\w)\[(.+)\](\+?)$/.exec(drawn) ?? [];
  const results = inside
    .split(":")
    .flatMap((half) => [...half])
    .map((sign) => (inside ? known(RESULTS, sign, drawn) : ""));
  if (/\d/.test(before)) return { kind: "segment", distance: before, actions: results, fits: fits !== "" };
  if (before) return { kind: "die", die: known(DICE, before, drawn), face: results.join("|") };
  const zone = /^\(([A-De]*|\.|\d)\)$/.exec(drawn)?.[1];
  if (zone !== undefined) {
    const heroes = [...zone].filter((sign) => /[A-D]/.test(sign)).map(heroOf);
    return { kind: "zone", heroes, enemies: zone.split("e").length - 1, distance: /\d/.test(zone) ? zone : "" };
  }
  if (/^[A-D]$/.test(drawn)) return { kind: "hero", hero: heroOf(drawn) };
  if (drawn in SIGNS) return { kind: "sign", sign: SIGNS[drawn as keyof typeof SIGNS] };
  return { kind: known<(typeof OTHERS)[keyof typeof OTHERS]>(OTHERS, drawn, drawn) };
}

/** The lines of a figure. */
export function linesOf(drawn: string): Part[][] {
  return drawn
    .split("\n")
    .map((line) => line.trim().split(/\s+/).filter(Boolean).map(partOf))
    .filter((line) => line.length);
}
