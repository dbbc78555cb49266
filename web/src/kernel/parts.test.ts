import { expect, it } from "vitest";
import { nextPart, PART, runs, runUpTo } from "./parts";

const steps = (length: number, ...parts: number[]): (number | undefined)[] =>
  Array.from({ length }, (_, at) => (parts.includes(Math.floor(at / PART)) ? at + 1 : undefined));

it("fetches the part that the reader is in, then those beside it, then the others in order", () => {
  expect(nextPart(steps(1000), 730)).toBe(700);
  expect(nextPart(steps(1000, 7), 730)).toBe(800);
  expect(nextPart(steps(1000, 7, 8), 730)).toBe(600);
  expect(nextPart(steps(1000, 6, 7, 8), 730)).toBe(0);
  expect(nextPart(steps(1000, 0, 1, 6, 7, 8), 730)).toBe(200);
});

it("knows when everything is there", () => {
  expect(nextPart(steps(150, 0, 1), 149)).toBe(-1);
  expect(nextPart(steps(150, 1), 149)).toBe(0);
  expect(nextPart(steps(1, 0), 0)).toBe(-1);
});

it("gives the steps that end with one, as far back as there is no gap", () => {
  const known = [1, undefined, 3, 4, 5];
  expect(runUpTo(known, 3)).toEqual([3, 4]);
  expect(runUpTo(known, 0)).toEqual([1]);
});

it("cuts a curve where steps are missing", () => {
  expect(runs([0.5, 0.6, null, null, 0.7])).toEqual([
    [
      [0, 0.5],
      [1, 0.6],
    ],
    [[4, 0.7]],
  ]);
  expect(runs([null, null])).toEqual([]);
});
