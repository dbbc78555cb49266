import { expect, test } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import type { PowerCard } from "../../generated/skytear";
import { paced, scenesIn, sumsIn, trailsOf, ultimateOf, type Scene } from "./moment";

const resolved: SkytearEvent = { type: "resolved", hero: "sakoshi", what: "attack" };
const flipped: SkytearEvent = { type: "flipped", seat: 0, cards: ["x"], modifier: 2 };
const damaged = { type: "damaged", hero: "gulbjarn", lost: 4, left: 1, armour: 1, dealt: 5 } as const;
const disarmed: SkytearEvent = { type: "condition-gained", hero: "sakoshi", condition: "disarmed" };
const scenes = (events: readonly SkytearEvent[], space = "a1"): readonly Scene[] =>
  scenesIn(events, sumsIn(events), () => space);
const terms = (events: readonly SkytearEvent[]) =>
  scenes(events)
    .at(-1)!
    .terms.map(({ sign, n, what }) => `${sign}${n} ${what}`);

test("a number carries its terms", () => {
  expect(terms([resolved, flipped, damaged])).toEqual(["3 attack", "+2 flipped", "−1 armour", "=4 damage"]);
});

test("half of what a Disarmed hero deals is not taken apart, and says so even without armour", () => {
  expect(terms([disarmed, resolved, flipped, damaged])).toEqual(["5 halved", "−1 armour", "=4 damage"]);
  expect(terms([disarmed, resolved, flipped, { ...damaged, armour: 0 }])).toEqual(["5 halved", "=5 damage"]);
});

test("who is no longer Disarmed deals the whole, and so does another effect", () => {
  const whole = ["3 attack", "+2 flipped", "−1 armour", "=4 damage"];
  const lost: SkytearEvent = { ...disarmed, type: "condition-lost" };
  const fell = { type: "hero-defeated", hero: "sakoshi" } as SkytearEvent;
  expect(terms([disarmed, lost, resolved, flipped, damaged])).toEqual(whole);
  expect(terms([disarmed, fell, resolved, flipped, damaged])).toEqual(whole);
  expect(terms([disarmed, { ...resolved, what: "dragon_fist" } as SkytearEvent, flipped, damaged])).toEqual(whole);
});

test("a number alone needs no sum, and lost health has none", () => {
  expect(terms([resolved, { ...damaged, armour: 0 }])).toEqual([]);
  expect(terms([resolved, flipped, { ...damaged, dealt: -1 }])).toEqual([]);
});

test("what was flipped for another effect does not count", () => {
  expect(terms([resolved, flipped, resolved, damaged])).toEqual(["5 attack", "−1 armour", "=4 damage"]);
});

test("an outsider that arrives is shown where it does", () => {
  const placed: SkytearEvent = { type: "outsider-placed", outsider: "dome_behemoth", side: 0, space: "c6" };
  expect(scenes([placed])).toMatchObject([{ kind: "arrived", spaces: ["c6"] }]);
});

test("a whole Stack takes no longer than it may", () => {
  const many = Array.from({ length: 8 }, () => [resolved, flipped, damaged]).flat();
  expect(paced(scenes(many), false).reduce((sum, { lasts }) => sum + lasts, 0)).toBeCloseTo(2400);
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
  const sceneOf = (event: SkytearEvent): Scene | undefined => scenes([event], "c4")[0];
  const signed = (what: string) => ultimateOf(sceneOf({ ...resolved, what } as SkytearEvent), cards);
  expect(signed("great")).toEqual({ card: "great", hero: "sakoshi", space: "c4", runes: ["fire"] });
  expect(signed("small")).toBeNull();
  expect(signed("attack")).toBeNull();
  expect(ultimateOf(sceneOf({ type: "cancelled", what: "great" } as unknown as SkytearEvent), cards)).toBeNull();
  expect(ultimateOf(undefined, cards)).toBeNull();
});
