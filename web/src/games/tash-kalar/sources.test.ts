import { expect, test } from "vitest";
import type { TashKalarEvent } from "../../generated/tash_kalar";
import { lowest, sourcesOf } from "./sources";

const began = (turn: number): TashKalarEvent => ({ type: "turn-began", seat: 0, turn, actions: 2, extra: false });
const claimed = (side: number, task: string, points: number): TashKalarEvent => ({
  type: "task-claimed",
  seat: side,
  side,
  task,
  points,
});
const scored = (side: number, points: number, reason: string): TashKalarEvent => ({
  type: "scored",
  side,
  points,
  reason,
  colour: -1,
});

const HEARD = [
  began(9),
  claimed(0, "devastation", 2),
  began(10),
  claimed(1, "isolation", 2),
  scored(0, 1, "legend"),
  began(11),
  scored(0, 1, "legend"),
];

test("points are told by their source, with the turn of a task", () => {
  expect(sourcesOf(HEARD, 0, 4)).toEqual([
    { task: "devastation", reason: "", points: 2, turn: 9, times: 1 },
    { task: "", reason: "legend", points: 2, turn: 0, times: 2 },
  ]);
});

test("what came before what was heard is one source, so that the sum is the score", () => {
  const sources = sourcesOf(HEARD, 1, 5);
  expect(sources[0]).toMatchObject({ task: "", reason: "", points: 3 });
  expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(5);
});

test("the weakest colour counts, and nobody plays against their own", () => {
  expect(lowest([0, 7, 5, 9], 0)).toBe(5);
});

test("legendary pieces in the arena are told last, where they count", () => {
  expect(sourcesOf(HEARD, 0, 7, 3)).toEqual([
    ...sourcesOf(HEARD, 0, 4),
    { task: "", reason: "standing", points: 3, turn: 0, times: 1 },
  ]);
});
