import { expect, it } from "vitest";
import { makeDictionary, useDictionary } from "../../kernel/i18n.svelte";
import { calledIn, isShort, ownParts, valueWords } from "./words";

it("writes any value in a line", () => {
  expect(valueWords({ to_seat: null, hand: [1, 2] })).toBe("to seat –, hand 1 2");
  expect(valueWords([])).toBe("–");
});

it("calls fields as the game does, where it has words for them", () => {
  useDictionary(makeDictionary("en", ["nim-view-to-seat = next player"]));
  expect(valueWords({ to_seat: 1, left_over: 2 }, calledIn("nim"))).toBe("next player 1, left over 2");
});

it("shows of a view what the frame does not show", () => {
  const view = { type: "nim", game: "nim", form: "standard", viewer: 0, waiting: [], outcome: null, heaps: [3, 4, 5] };
  expect(ownParts({ ...view, decision: null })).toEqual([["heaps", [3, 4, 5]]]);
});

it("keeps lists of plain values on one line", () => {
  expect(isShort([1, 2])).toBe(true);
  expect(isShort([[1], [2]])).toBe(false);
  expect(isShort({ a: 1 })).toBe(false);
});
