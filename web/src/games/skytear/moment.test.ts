import { expect, test } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import { NOTHING, paced, scenesIn, sumOf } from "./moment";

const resolved: SkytearEvent = { type: "resolved", hero: "sakoshi", what: "attack" };
const flipped: SkytearEvent = { type: "flipped", seat: 0, cards: ["x"], modifier: 2 };
const damaged = { type: "damaged", hero: "gulbjarn", lost: 4, left: 1, armour: 1, dealt: 5 } as const;
const terms = (events: readonly SkytearEvent[], disarmed = false) =>
  scenesIn(
    events,
    NOTHING,
    () => disarmed,
    () => "a1",
  )
    .scenes.at(-1)!
    .terms.map(({ sign, n, what }) => `${sign}${n} ${what}`);

test("a number carries its terms", () => {
  expect(terms([resolved, flipped, damaged])).toEqual(["3 attack", "+2 flipped", "−1 armour", "=4 damage"]);
});

test("half of what a Disarmed hero deals is not taken apart", () => {
  expect(terms([resolved, flipped, damaged], true)).toEqual(["5 halved", "−1 armour", "=4 damage"]);
});

test("a number alone needs no sum, and lost health has none", () => {
  expect(terms([resolved, { ...damaged, armour: 0 }])).toEqual([]);
  expect(sumOf({ ...damaged, dealt: -1 }, NOTHING)).toEqual([]);
});

test("what was flipped for another effect does not count", () => {
  expect(terms([resolved, flipped, resolved, damaged])).toEqual(["5 attack", "−1 armour", "=4 damage"]);
});

test("a whole Stack takes no longer than it may", () => {
  const many = Array.from({ length: 8 }, () => [resolved, flipped, damaged]).flat();
  const { scenes } = scenesIn(
    many,
    NOTHING,
    () => false,
    () => "a1",
  );
  expect(paced(scenes, false).reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(2400);
});
