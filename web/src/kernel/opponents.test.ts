import { beforeEach, expect, it } from "vitest";
import type { Outcome } from "../generated/kernel";
import { makeDictionary, useDictionary } from "./i18n.svelte";
import { lastWord, opponentWords, ownWords, recordWords } from "./opponents";

const WORDS = `
opponent-nim-anna = Anna the Counter
    .short = Anna
    .win = Three, two, one.
    .lose = I lost count.
page-opponents-title = Who do you want to face?
nim-page-opponents-title = Who counts with you?
page-statistics-won-n = { $n } won
page-statistics-drawn-n = { $n } drawn
page-statistics-lost-n = { $n } lost
page-statistics-shared-n = { $n } shared
`;
const outcome = (places: number[], shared?: number): Outcome => ({ places, scores: [], reason: "", shared }) as Outcome;

beforeEach(() => useDictionary(makeDictionary("en", [WORDS])));

it.each([
  [outcome([2, 1]), "Three, two, one."],
  [outcome([1, 2]), "I lost count."],
  [outcome([1, 1]), ""],
  [outcome([1, 1], 1), "Three, two, one."],
  [outcome([1, 1], 0), "I lost count."],
])("the last word follows from the result alone: %j", (ended, said) => {
  expect(lastWord("nim/anna", 1, ended)).toBe(said);
});

it("other bots, and opponents without words, say nothing", () => {
  expect(["greedy", "nim/nobody", "mcts:1s"].map((bot) => lastWord(bot, 1, outcome([2, 1])))).toEqual(["", "", ""]);
  expect(opponentWords("nim/anna", "greeting")).toBe("");
});

it("a game may have its own words for choosing one", () => {
  expect(ownWords("nim", "title")).toBe("Who counts with you?");
  expect(ownWords("go", "title")).toBe("Who do you want to face?");
});

it("tells a record without what never happened", () => {
  expect(recordWords({ won: 9, drawn: 0, lost: 1, shared: 0 })).toBe("9 won, 1 lost");
});
