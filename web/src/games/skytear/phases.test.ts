import { expect, test } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import { damageOf, phasesOf } from "./phases";

const counted = (token: number, total: readonly number[], winner: number, lanes = "A"): SkytearEvent => ({
  type: "control-counted",
  token,
  heroes: [0, 0],
  minions: total,
  bonus: [0, 0],
  lead: [0, 0],
  total,
  winner,
  margin: Math.abs(total[0]! - total[1]!),
  lanes,
  dome: "",
  spaces: [],
  counted: [[], []],
  leads: [],
});

test("each token has its sums turn by turn, and a turn without it stays open", () => {
  const { turns, tokens } = phasesOf([
    { type: "turn-began", turn: 1 },
    counted(2, [3, 2], 0),
    counted(1, [1, 1], -1),
    { type: "turn-began", turn: 2 },
    counted(2, [0, 4], 1),
  ]);
  expect(turns).toEqual([1, 2]);
  expect(tokens.map(({ token }) => token)).toEqual([1, 2]);
  expect(tokens[0]!.counted.get(1)).toEqual({ total: [1, 1], winner: -1 });
  expect(tokens[0]!.counted.has(2)).toBe(false);
  expect(tokens[1]!.counted.get(2)).toEqual({ total: [0, 4], winner: 1 });
});

test("what was counted before the first turn heard of belongs to no turn", () => {
  expect(phasesOf([counted(1, [2, 1], 0)])).toEqual({ turns: [], tokens: [] });
});

const hit = (side: number, lane: string, lost: number): SkytearEvent => ({
  type: "structure-damaged",
  side,
  lane,
  lost,
  left: 1,
});

test("damage to structures is told by the lane it came from, the structure and its turns", () => {
  const told = damageOf([
    { type: "turn-began", turn: 1 },
    counted(1, [4, 1], 0),
    hit(1, "A", 2),
    counted(2, [0, 2], 1, "B"),
    hit(0, "B", 1),
    { type: "turn-began", turn: 3 },
    counted(1, [5, 1], 0),
    hit(1, "A", 1),
    hit(1, "", 1),
    hit(1, "", 1),
  ]);
  expect(told.map(({ side, from, to, turns, lost }) => [side, from.lanes, to, turns, lost])).toEqual([
    [0, "A", "A", [1, 3], 3],
    [0, "A", "", [3], 2],
    [1, "B", "B", [1], 1],
  ]);
});

test("a battle without damage to structures has none to tell", () => {
  expect(damageOf([{ type: "turn-began", turn: 1 }, counted(1, [4, 1], 0)])).toEqual([]);
});
