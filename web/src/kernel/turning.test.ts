import { expect, it } from "vitest";
import { keyMoment, turningPoints } from "./turning";

it("finds the largest jumps, in the order of the game", () => {
  expect(turningPoints([0.5, 0.5, 0.72, 0.7, 0.7, 0.45, 0.46])).toEqual([
    { at: 2, change: expect.closeTo(0.22) },
    { at: 5, change: expect.closeTo(-0.25) },
  ]);
});

it("leaves out what hardly matters, and neighbours of a larger jump", () => {
  expect(turningPoints([0.5, 0.53, 0.56])).toEqual([]);
  expect(turningPoints([0.5, 0.6, 0.9]).map(({ at }) => at)).toEqual([2]);
});

it("takes the heaviest jump for the key moment, and the end itself only where nothing else was", () => {
  expect(keyMoment([0.5, 0.5, 0.72, 0.7, 0.7, 0.45, 1])?.at).toBe(5);
  expect(keyMoment([0.5, 0.51, 0.5, 1])?.at).toBe(3);
  expect(keyMoment([0.5, 0.51, 0.5])).toBeNull();
});
