import { expect, test } from "vitest";
import type { FateforgeEvent } from "../../../generated/fateforge";
import { TAUNT, taleOf } from "./tale";

const drawn: FateforgeEvent = { type: "boss-card-drawn", boss: "castellan_oruz", card: 1, left: 5 };
const wounded: FateforgeEvent = {
  type: "weak-point-wounded",
  boss: "castellan_oruz",
  weak_point: "visor",
  toughness: 5,
  cards: 4,
};

test("finds, wounds and the boss are told of", () => {
  expect(taleOf([{ type: "chest-opened", hero: "rogue", token: "chest1", found: "gold 3" }])).toBe("chest1");
  expect(taleOf([{ type: "token-used", hero: "rogue", token: "explore1" }])).toBe("explore1");
  expect(taleOf([drawn])).toBe(TAUNT);
  expect(taleOf([wounded, drawn])).toBe("visor");
});

test("a new turn or round closes what was told, other events do not", () => {
  const turn: FateforgeEvent = { type: "turn-began", hero: "rogue", dice: [], faces: [] };
  expect(taleOf([turn])).toBe("");
  expect(taleOf([drawn, turn])).toBe(TAUNT);
  expect(taleOf([{ type: "round-began", round: 2, rounds: 3, reaction: 1 }])).toBe("");
  expect(taleOf([{ type: "token-used", hero: "rogue", token: "fountain1" }])).toBeUndefined();
  expect(taleOf([])).toBeUndefined();
});
