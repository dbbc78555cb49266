import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesOf } from "./rule-figure";

const LEDGER = new URL("../../../../src/ludarium/games/fateforge/ledger/figures.toml", import.meta.url);

test("dice and frames name their results", () => {
  expect(linesOf("r[x:o] 1[>x]+")).toEqual([
    [
      { kind: "die", die: "red", face: "strike|focus" },
      { kind: "segment", distance: "1", actions: ["step", "strike"], fits: true },
    ],
  ]);
});

test("zones hold heroes and enemies, or their distance", () => {
  expect(linesOf("(eA) (2)\n(.)")).toEqual([
    [
      { kind: "zone", heroes: [0], enemies: 1, distance: "" },
      { kind: "zone", heroes: [], enemies: 0, distance: "2" },
    ],
    [{ kind: "zone", heroes: [], enemies: 0, distance: "" }],
  ]);
});

test("tiles of the order and tokens are parts of their own", () => {
  expect(linesOf("A -> ? !\n✶ ▫")).toEqual([
    [{ kind: "hero", hero: 0 }, { kind: "arrow" }, { kind: "reaction" }, { kind: "enemies" }],
    [
      { kind: "sign", sign: "damage" },
      { kind: "sign", sign: "block" },
    ],
  ]);
});

test("what is no part is refused", () => {
  expect(() => linesOf("A q")).toThrow("q");
  expect(() => linesOf("r[k]")).toThrow("r[k]");
});

test("every figure of the ledger can be drawn", () => {
  const drawings = [...readFileSync(LEDGER, "utf8").matchAll(/drawn = '''\n(.*?)\n'''/gs)].map((found) => found[1]!);
  expect(drawings.length).toBeGreaterThan(4);
  for (const drawn of drawings) expect(linesOf(drawn).flat().length).toBeGreaterThan(0);
});
