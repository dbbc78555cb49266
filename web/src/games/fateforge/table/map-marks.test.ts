import { expect, test } from "vitest";
import type { FateforgeEvent } from "../../../generated/fateforge";
import { marksOf } from "./map-marks";
import type { Table } from "./table.svelte";

const events: FateforgeEvent[] = [
  { type: "attacked", who: "archer#1", target: "noble", how: "shot", damage: 1 },
  { type: "hero-hit", hero: "noble", block: 1, armour: 0, health: 0, poison: false },
  { type: "attacked", who: "archer#1", target: "noble", how: "shot", damage: 1 },
  { type: "hero-hit", hero: "noble", block: 0, armour: 0, health: 1, poison: false },
  { type: "hero-hit", hero: "rogue", block: 0, armour: 1, health: 0, poison: false },
];
const table = (shown: object): Table =>
  ({
    enemies: { acting: "", playing: false, step: undefined, steps: [{ events }], ...shown },
    play: { active: false, places: new Map(), place: "" },
    session: { hint: null, why: null },
    given: {},
    zones: [],
  }) as unknown as Table;

test("what enemies have done stays on the map, each blow once, until somebody acts", () => {
  const marks = marksOf(table({}));
  expect(marks.trails).toEqual([["archer#1", "noble"]]);
  expect([...marks.spent]).toEqual(["noble"]);
  expect(marksOf(table({ steps: [] })).trails).toEqual([]);
});

test("while enemies are shown, only the step that is shown is drawn", () => {
  const head = { type: "enemy-acted", enemy: "archer#1", segment: 1, target: "noble", why: "" };
  const marks = marksOf(table({ playing: true, step: { head, events } }));
  expect(marks.trails).toEqual([]);
  expect(marks.way).toEqual(["archer#1", "noble"]);
  expect(marks.signs).toBe("");
});

test("a boss signs its turn with the card that it draws", () => {
  const head = { type: "boss-card-drawn", boss: "castellan_oruz", card: 1, left: 5 };
  expect(marksOf(table({ playing: true, step: { head, events: [] } })).signs).toBe("castellan_oruz");
});
