import { expect, test } from "vitest";
import type { HeroView } from "../../../generated/skytear";
import { Battlefield } from "../content";
import { emptyField } from "../forms";
import { floatsOf, standing } from "./floats";
import { thingsOn } from "./things";

const space = (name: string, column: number, row: number, cover = false) => ({
  name,
  column,
  row,
  lane: "",
  dome: "",
  cover,
  neighbours: [],
  sees: [],
});
const board = new Battlefield({
  id: "small",
  heroes_per_side: 1,
  lanes: ["A"],
  domes: [],
  white_lines: [],
  openings: [],
  nexus: [0, 3],
  towers: [[1], [2]],
  spaces: [space("a1", 0, 0), space("a2", 1, 0), space("b1", 0, 1), space("b2", 1, 1, true)],
});
const hero = (name: string, at: string | null): HeroView => ({ name, space: at, side: 0, illusion: null }) as HeroView;
const field = { ...emptyField(board), heroes: [hero("yami", "b2")], minions: [{ side: 1, space: "a2", lane: "A" }] };
const step = (...events: Parameters<typeof floatsOf>[0]["events"]) =>
  ({ kind: "act", serial: 7, seat: 0, events }) as Parameters<typeof floatsOf>[0];

test("what is nearer is drawn later, and leaves hide the hero in the cover", () => {
  const drawn = thingsOn(field, board).map(({ kind, space }) => `${kind} ${space}`);
  expect(drawn).toEqual([
    "nexus a1",
    "tower a2",
    "minion a2",
    "bush b2",
    "nexus b2",
    "tower b1",
    "hero b2",
    "leaves b2",
  ]);
});

test("a hero keeps its key from space to space, so that it walks; two minions of a space have two", () => {
  const keyOf = (at: string) =>
    thingsOn({ ...field, heroes: [hero("yami", at)] }, board).find((thing) => thing.kind === "hero")?.key;
  expect(keyOf("a1")).toBe(keyOf("b1"));
  const twice = thingsOn({ ...field, minions: [...field.minions, ...field.minions] }, board);
  expect(new Set(twice.map((thing) => thing.key)).size).toBe(twice.length);
});

test("numbers float where the hero stands, and a defeated hero falls where it stood", () => {
  const before = standing(field);
  const hurt = step({ type: "damaged", hero: "yami", lost: 3, left: 9, armour: 0, dealt: -1 });
  expect(floatsOf(hurt, field, before)).toEqual([{ key: "7 0", space: "b2", text: "−3", kind: "harm" }]);
  const gone = { ...field, heroes: [hero("yami", null)] };
  const fell = step({ type: "hero-defeated", hero: "yami", by_side: 1, back: 3 });
  expect(floatsOf(fell, gone, before)).toMatchObject([{ space: "b2", kind: "fall" }]);
  expect(floatsOf(fell, gone, new Map())).toEqual([]);
});

test("a blow at a tower floats over that tower", () => {
  const hit = step({ type: "structure-damaged", side: 1, lane: "A", lost: 2, left: 3 });
  expect(floatsOf(hit, field, new Map())).toMatchObject([{ space: "b1", text: "−2", kind: "harm" }]);
});
