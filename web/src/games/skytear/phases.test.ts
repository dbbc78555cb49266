import { expect, test } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import { phasesOf } from "./phases";

const counted = (token: number, total: readonly number[], winner: number): SkytearEvent => ({
  type: "control-counted",
  token,
  heroes: [0, 0],
  minions: total,
  bonus: [0, 0],
  lead: [0, 0],
  total,
  winner,
  margin: Math.abs(total[0]! - total[1]!),
  lanes: "a",
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
