import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeDictionary, useDictionary, type Language } from "../../kernel/i18n.svelte";
import { glossed } from "../../frame/glossary";

const TEXTS = join(import.meta.dirname, "../../../../src/ludarium/games/tash_kalar/texts");

function found(language: Language, text: string): string[] {
  useDictionary(makeDictionary(language, [readFileSync(join(TEXTS, language, "tash-kalar.ftl"), "utf8")]));
  return glossed(text, "term-tk-")
    .filter(({ term }) => term)
    .map(({ text: piece }) => piece);
}

it("finds whole terms, the longest first, each once", () => {
  expect(found("en", "Make a combat move, then another combat move.")).toEqual(["combat move"]);
  expect(found("en", "Heroic pieces and upgraded pieces")).toEqual(["Heroic pieces", "upgraded pieces"]);
});

it("does not find terms inside other words", () => {
  expect(found("en", "A removal.")).toEqual([]);
});

it("leaves a verb alone that looks like a term", () => {
  expect(found("en", "Your pieces form no pattern.")).toEqual(["pieces", "pattern"]);
});

it("finds inflected Polish forms", () => {
  expect(found("pl", "Przywołaj ją na pustym polu areny.")).toContain("areny");
});

it("gives the text back unchanged", () => {
  const text = "Destroy one piece, if you can.";
  useDictionary(makeDictionary("en", [readFileSync(join(TEXTS, "en", "tash-kalar.ftl"), "utf8")]));
  expect(
    glossed(text, "term-tk-")
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});
