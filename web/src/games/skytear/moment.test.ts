import { expect, test } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import type { PowerCard } from "../../generated/skytear";
import { NOTHING, paced, scenesIn, sumOf, trailsOf, ultimateOf, type Scene } from "./moment";

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

test("a trail is the whole way of a hero since the start, and whose effect moved it", () => {
  const scene = (event: SkytearEvent): Scene => ({ kind: "moved", event, terms: [], spaces: [], lasts: 0 });
  const moved = (hero: string, at: string, to: string): Scene => scene({ type: "moved", hero, at, to, how: "move" });
  const by = (hero: string): Scene => scene({ type: "resolved", hero, what: "move", kind: "action" } as SkytearEvent);
  expect(
    trailsOf([
      by("yami"),
      moved("yami", "a1", "a2"),
      moved("yami", "a2", "b2"),
      by("sakoshi"),
      moved("freyhel", "c3", "c4"),
    ]),
  ).toEqual([
    { hero: "yami", by: "yami", way: ["a1", "a2", "b2"] },
    { hero: "freyhel", by: "sakoshi", way: ["c3", "c4"] },
  ]);
  expect(trailsOf([moved("yami", "a1", "a2"), moved("yami", "a2", "a1")])).toEqual([]);
  expect(trailsOf([moved("yami", "a1", "a2"), scene({ type: "hero-defeated", hero: "yami" } as SkytearEvent)])).toEqual(
    [],
  );
});

test("an ultimate signs itself, an action and other cards do not", () => {
  const card = (id: string, ultimate: boolean) => ({ id, ultimate, runes: ["fire"] }) as unknown as PowerCard;
  const cards = new Map([card("great", true), card("small", false)].map((each) => [each.id, each]));
  const sceneOf = (event: SkytearEvent): Scene | undefined =>
    scenesIn(
      [event],
      NOTHING,
      () => false,
      () => "c4",
    ).scenes[0];
  const signed = (what: string) => ultimateOf(sceneOf({ ...resolved, what } as SkytearEvent), cards);
  expect(signed("great")).toEqual({ card: "great", hero: "sakoshi", space: "c4", runes: ["fire"] });
  expect(signed("small")).toBeNull();
  expect(signed("attack")).toBeNull();
  expect(ultimateOf(sceneOf({ type: "cancelled", what: "great" } as unknown as SkytearEvent), cards)).toBeNull();
  expect(ultimateOf(undefined, cards)).toBeNull();
});
