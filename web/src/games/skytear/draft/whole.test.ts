import { expect, test } from "vitest";
import type { HeroView, SeatView } from "../../../generated/skytear";
import { takesWholePool } from "./whole";

const seats = (n: number): SeatView[] =>
  Array.from({ length: n }, (_, seat) => ({ seat, side: seat % 2, hand: 0, deck: seat }));
const heroes = (...sides: number[]) => sides.map((side) => ({ side }) as HeroView);
const view = (given: { pool: number; taken?: number; seats?: number; viewer?: number | null; prompt?: string }) => ({
  decision: { prompt: given.prompt ?? "draft-hero" },
  viewer: given.viewer === undefined ? 0 : given.viewer,
  seats: seats(given.seats ?? 2),
  heroes: heroes(...Array<number>(given.taken ?? 0).fill(0), 1),
  pools: [Array.from({ length: given.pool }, (_, at) => `hero-${at}`), ["other"]],
});

test("a pool of four of which four are drafted is no choice, before the first pick and after it", () => {
  expect(takesWholePool(view({ pool: 4 }), 4)).toBe(true);
  expect(takesWholePool(view({ pool: 3, taken: 1 }), 4)).toBe(true);
});

test("a larger pool is a choice to the last pick", () => {
  expect(takesWholePool(view({ pool: 6 }), 4)).toBe(false);
  expect(takesWholePool(view({ pool: 3, taken: 3 }), 4)).toBe(false);
});

test("team-mates share the pool out: only the last pick is no choice", () => {
  expect(takesWholePool(view({ pool: 4, seats: 4 }), 4)).toBe(false);
  expect(takesWholePool(view({ pool: 2, taken: 2, seats: 4 }), 4)).toBe(false);
  expect(takesWholePool(view({ pool: 1, taken: 3, seats: 4 }), 4)).toBe(true);
  expect(takesWholePool(view({ pool: 4, seats: 3, viewer: 0 }), 4)).toBe(false);
});

test("whoever watches, or is asked something else, takes no heroes", () => {
  expect(takesWholePool(view({ pool: 4, viewer: null }), 4)).toBe(false);
  expect(takesWholePool(view({ pool: 4, prompt: "leave-out-hero" }), 4)).toBe(false);
  expect(takesWholePool({ ...view({ pool: 4 }), decision: null }, 4)).toBe(false);
});
