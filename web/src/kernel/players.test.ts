import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import type { SeatFacts } from "../generated/messages";
import { makeDictionary, useDictionary } from "./i18n.svelte";
import { botShort, botWords, calledAt, nameOf, ofOneSide, waitsForMe } from "./players";

const TEXTS = join(import.meta.dirname, "../../../src/ludarium/texts");

const speak = (language: "en" | "pl" | "fr") =>
  useDictionary(makeDictionary(language, [readFileSync(join(TEXTS, language, "page.ftl"), "utf8")]));

beforeEach(() => speak("en"));

it.each([
  ["Ada", "Ada"],
  ["Bot (greedy)", "Bot"],
  ["Deep (thought) (mcts:1.5s)", "Deep (thought)"],
  ["greedy", "greedy"],
  ["Ada (London)", "Ada (London)"],
  ["seat 1", ""],
])("%s is called %s", (player, name) => expect(nameOf(player)).toBe(name));

it("calls an opponent with a name by it, in the language of whoever looks", () => {
  const words = "opponent-nim-anna = Anna the Counter\n    .short = Anna\nsetup-seat-bot = Bot";
  useDictionary(makeDictionary("en", [words]));
  expect([botWords("nim/anna"), botShort("nim/anna")]).toEqual(["Anna the Counter", "Bot"]);
  expect([nameOf("nim/anna"), nameOf("Anna 2 (nim/anna)"), nameOf("Ada (nim/nobody)")]).toEqual([
    "Anna",
    "Anna 2",
    "Ada (nim/nobody)",
  ]);
  const seat = { seat: 1, kind: "bot", bot: "nim/anna", name: "", taken: true, yours: false } as SeatFacts;
  expect(calledAt(seat)).toBe("Anna");
  expect(calledAt({ ...seat, name: "Anna 2" })).toBe("Anna 2");
  expect(calledAt({ ...seat, bot: "nim/nobody" })).toBe("");
});

it("calls a bot by the words of its kind, and by its name where there are none", () => {
  expect([botWords("greedy"), botShort("greedy")]).toEqual(["Greedy · medium", "Greedy"]);
  expect([botWords("mcts:1s"), botShort("mcts:1s")]).toEqual(["Search 1s · strong", "Search"]);
  expect([botWords("contrary:3"), botShort("contrary:3")]).toEqual(["contrary:3", "contrary:3"]);
});

it.each([
  ["en", "Player", "Player 2"],
  ["pl", "Gracz", "Gracz 2"],
  ["fr", "Joueur", "Joueur 2"],
] as const)("who gave no name is called in the language of whoever looks: %s", (language, me, other) => {
  speak(language);
  const seat = { seat: 1, kind: "link", name: "", taken: true, yours: true } as SeatFacts;
  expect(calledAt(seat)).toBe(me);
  expect(calledAt({ ...seat, yours: false })).toBe(other);
  expect(calledAt({ ...seat, name: "Ada" })).toBe("Ada");
  expect(calledAt({ ...seat, taken: false })).toBe("");
});

it.each([
  [[1], true],
  [[0, 1], false],
  [[], false],
] as const)("a rematch wanted by %j waits for me at seat 0: %s", (wanted, waits) => {
  const seats = [{ yours: true }, { yours: false }] as SeatFacts[];
  expect(waitsForMe({ seats, rematch_wanted_by: wanted })).toBe(waits);
});

it.each([
  [[0], [1, 2], true],
  [[0, 1], [1, 2], false],
  [[0, 2], [1, 2, 1, 2], true],
  [[], [1, 2], true],
] as const)("seats %j at one screen with the places %j won or lost together: %s", (yours, places, together) => {
  const seats = places.map((_, seat) => ({ seat, yours: (yours as readonly number[]).includes(seat) }));
  expect(ofOneSide({ seats }, places)).toBe(together);
});
