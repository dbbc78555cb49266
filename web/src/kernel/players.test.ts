import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { SeatFacts } from "../generated/messages";
import { makeDictionary, useDictionary } from "./i18n.svelte";
import { calledAt, nameOf } from "./players";

const TEXTS = join(import.meta.dirname, "../../../src/ludarium/texts");

it.each([
  ["Ada", "Ada"],
  ["Bot (greedy)", "Bot"],
  ["Deep (thought) (mcts:1.5s)", "Deep (thought)"],
  ["greedy", "greedy"],
  ["Ada (London)", "Ada (London)"],
  ["seat 1", ""],
])("%s is called %s", (player, name) => expect(nameOf(player)).toBe(name));

it.each([
  ["en", "Player", "Player 2"],
  ["pl", "Gracz", "Gracz 2"],
  ["fr", "Joueur", "Joueur 2"],
] as const)("who gave no name is called in the language of whoever looks: %s", (language, me, other) => {
  useDictionary(makeDictionary(language, [readFileSync(join(TEXTS, language, "page.ftl"), "utf8")]));
  const seat = { seat: 1, kind: "link", name: "", taken: true, yours: true } as SeatFacts;
  expect(calledAt(seat)).toBe(me);
  expect(calledAt({ ...seat, yours: false })).toBe(other);
  expect(calledAt({ ...seat, name: "Ada" })).toBe("Ada");
  expect(calledAt({ ...seat, taken: false })).toBe("");
});
