import { expect, it } from "vitest";
import { finds } from "./search";

it("finds a word in any of the texts, whatever its case", () => {
  expect(finds(" KNIGHT ", "Swordmaster", "a knight moves")).toBe(true);
  expect(finds("knave", "Swordmaster", "a knight moves")).toBe(false);
});

it("finds everything when nothing is searched for", () => {
  expect(finds("  ", "Swordmaster")).toBe(true);
  expect(finds("")).toBe(true);
});
