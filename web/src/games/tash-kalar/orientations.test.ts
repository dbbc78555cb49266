import { expect, it } from "vitest";
import { orientations } from "./orientations";

const being = (pattern: [number, number][], directions: string[] = []) => ({
  id: "x",
  school: "imperial",
  name: "X",
  rank: 0,
  pattern: pattern.map(([x, y]) => ({ x, y, rank: 0 })),
  marks: [],
  marks2: [],
  directions,
  frozen: false,
  warp: false,
  anywhere: false,
});

it("counts the different ways a drawing can lie", () => {
  expect(
    orientations(
      being([
        [0, -1],
        [0, 1],
      ]),
    ),
  ).toHaveLength(2);
  expect(
    orientations(
      being([
        [1, 1],
        [2, 2],
      ]),
    ),
  ).toHaveLength(4);
  expect(
    orientations(
      being([
        [-1, 1],
        [0, 1],
        [1, 1],
        [-1, 2],
      ]),
    ),
  ).toHaveLength(8);
});

it("tells drawings apart by their arrows, too", () => {
  expect(
    orientations(
      being(
        [
          [0, -1],
          [0, 1],
        ],
        ["n"],
      ),
    ),
  ).toHaveLength(4);
});
