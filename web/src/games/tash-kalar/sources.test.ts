import { expect, test } from "vitest";
import type { TashKalarEvent } from "../../generated/tash_kalar";
import type { TashKalarLine } from "./session";
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
const line = (...events: TashKalarEvent[]): TashKalarLine =>
  ({ number: 1, seat: 0, step: "act", events }) as unknown as TashKalarLine;

const LINES = [
  line(began(9), claimed(0, "devastation", 2)),
  line(began(10), claimed(1, "isolation", 2), scored(0, 1, "legend")),
  line(began(11), scored(0, 1, "legend")),
];

test("points are told by their source, with the turn of a task", () => {
  expect(sourcesOf(LINES, 0, 4)).toEqual([
    { task: "devastation", reason: "", points: 2, turn: 9, times: 1 },
    { task: "", reason: "legend", points: 2, turn: 0, times: 2 },
  ]);
});

test("what came before the log is one source, so that the sum is the score", () => {
  const sources = sourcesOf(LINES, 1, 5);
  expect(sources[0]).toMatchObject({ task: "", reason: "", points: 3 });
  expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(5);
});

test("the weakest colour counts, and nobody plays against their own", () => {
  expect(lowest([0, 7, 5, 9], 0)).toBe(5);
});
