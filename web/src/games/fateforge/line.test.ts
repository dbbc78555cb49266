import { expect, test } from "vitest";
import type { FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import { mapLine } from "./line";

const SPOTS: Readonly<Record<string, readonly [number, number]>> = {
  A: [0, 0],
  B: [250, 0],
  hero: [10, 0],
  wolf: [260, 20],
};

test("a hero's way and its blows are numbered, from where it stands then", () => {
  const events: FateforgeEvent[] = [
    { type: "moved", who: "hero", zone: "B", how: "step" },
    { type: "attacked", who: "hero", target: "wolf", how: "strike", damage: 3 },
    { type: "enemy-defeated", enemy: "wolf", by: "hero", dropped: "" },
    { type: "attacked", who: "wolf", target: "hero", how: "strike", damage: 1 },
  ];
  const moves = [{ seat: 0, quiet: false, events }];
  const line = mapLine({ moves, view: {} as FateforgeView }, new Set(["hero"]), (what) => SPOTS[what] ?? null);
  expect(line.ways).toEqual([
    { from: [10, 0], to: [250, 0] },
    { from: [250, 0], to: [260, 20], blow: true },
  ]);
  expect(line.numbers.map(({ n }) => n)).toEqual([1, 2]);
  expect(line.falls).toHaveLength(1);
});
