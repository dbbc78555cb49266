import { expect, test } from "vitest";
import type { SkytearContent } from "../../generated/skytear";
import { Content } from "./content";
import { countOf, readDeck, readPool, writeDeck, writePool } from "./decks";

const card = (id: string, hero: string, copies: number) => ({
  card: {
    id,
    name: id,
    kind: "action",
    modifier: 1,
    source: "",
    hero,
    ultimate: false,
    copies,
    faction: "kurumo",
    runes: ["fire"],
    area: "",
    figures: {},
    effect: "",
  },
  heroes: [hero],
});
const hero = {
  id: "yami",
  name: "Yami",
  faction: "kurumo",
  class: "fighter",
  range: "melee",
  attack: 4,
  plus: 2,
  hp: 15,
  armour: 0,
  runes: ["fire"],
  skills: [],
  source: "",
};
const box: SkytearContent = {
  game: "skytear",
  factions: [],
  heroes: [hero],
  cards: [card("dragon_fist", "yami", 2), card("combustion", "yami", 3)],
  victory_cards: [],
  outsiders: [],
  areas: [],
  battlefields: [],
  forms: [],
  decks: { copies: 3, cards_per_hero: 8 },
  world: { pages: [], war: [], region: [] },
};
const content = new Content(box);

test("a deck written as text reads as the same deck", () => {
  const deck = { heroes: ["yami"], cards: ["dragon_fist", "combustion", "dragon_fist"] };
  const text = writeDeck(deck);
  expect(text).toBe("skytear deck: yami\n1 combustion\n2 dragon_fist\n");
  const again = readDeck(text, content);
  expect(typeof again).toBe("object");
  if (typeof again === "object") expect(countOf(again.cards)).toEqual(countOf(deck.cards));
});

test("a text that is no deck is refused with its line", () => {
  expect(readDeck("hello", content)).toBe(0);
  expect(readDeck("skytear deck: nobody", content)).toBe(1);
  expect(readDeck("skytear deck: yami\n2 dragon_fist\n2 unknown_card", content)).toBe(3);
  expect(readDeck("skytear deck: yami\n0 dragon_fist", content)).toBe(2);
});

test("the pack of a hero has its copies", () => {
  expect(content.packOf("yami")).toEqual(["dragon_fist", "dragon_fist", "combustion", "combustion", "combustion"]);
});

test("a pool written as text reads as the same pool, and what does not read is refused with its line", () => {
  const pool = { yami: ["dragon_fist", "combustion", "combustion"] };
  const text = writePool(pool);
  expect(text).toBe("skytear pool\nyami: 2 combustion, 1 dragon_fist\n");
  const again = readPool(text, content);
  if (typeof again === "number") throw new Error("it does not read");
  expect(countOf(again.yami ?? [])).toEqual(countOf(pool.yami));
  expect(readPool("skytear deck: yami", content)).toBe(0);
  expect(readPool("skytear pool\nnobody: 1 combustion", content)).toBe(2);
  expect(readPool("skytear pool\nyami: 1 unknown_card", content)).toBe(2);
  expect(readPool("skytear pool\nyami: 1 combustion\nyami: 1 combustion", content)).toBe(3);
});
