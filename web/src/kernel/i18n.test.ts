import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { has, knowKinds, makeDictionary, t, typography, useDictionary, type Language } from "./i18n.svelte";

const TEXTS = join(import.meta.dirname, "../../../src/ludarium/texts");
const SOURCES = join(import.meta.dirname, "..");

const GAMES = join(TEXTS, "../games");

/** The texts of the page in a language, those of the games included; those of the command are no part of it. */
function source(language: Language, without: string[] = []): string[] {
  const games = readdirSync(GAMES).map((game) => join(GAMES, game, "texts", language));
  return [join(TEXTS, language), ...games.filter(existsSync)].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(".ftl") && !file.startsWith("cli") && !without.includes(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
}

function code(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

const speak = (language: Language): void => useDictionary(makeDictionary(language, source(language)));

describe("words", () => {
  beforeEach(() => speak("en"));

  it("count in Polish as Poles do", () => {
    speak("pl");
    expect([1, 2, 5, 22].map((n) => t("page-n-squares", { n }))).toEqual(["1 pole", "2 pola", "5 pól", "22 pola"]);
  });

  it("put the spaces of French print into the texts, not into names", () => {
    expect(typography("Pourquoi pas ? L'arène : « ici »", "fr")).toBe(
      "Pourquoi pas\u202f? L’arène\u00a0: «\u202fici\u202f»",
    );
    expect(typography("Why not ?", "en")).toBe("Why not ?");
    speak("fr");
    expect(t("page-why-not-thing", { thing: "L'ami" })).toBe("Pourquoi pas L'ami\u202f?");
  });

  it("show the key where a text is missing", () => {
    expect(t("no-such-text")).toBe("[no-such-text]");
    expect(has("no-such-text")).toBe(false);
  });
});

it("names the content of a game from another package", () => {
  const words = "gem-ruby = ruby\nfar-log-found = Found: { $gem_title }.\nfar-log-both = { $card } and { $gem }";
  knowKinds({ gem: ["gem"], card: ["gem"] });
  useDictionary(makeDictionary("en", [words]));
  expect(t("far-log-found", { gem: "ruby" })).toBe("Found: Ruby.");
  expect(t("far-log-both", { card: "ruby", gem: "ruby#2" })).toBe("ruby and ruby 2");
});

describe("the page's own texts", () => {
  const written = code(SOURCES);
  const named =
    /(?<!\b(?:id|for|name|class|labelledby|describedby)=)["'`]((?:page|lesson)-[a-z0-9-]*[a-z0-9])(?:\.[a-z]+)?["'`]/g;
  const used = new Set([...written.matchAll(named)].map((match) => match[1]!));
  const families = [...written.matchAll(/`((?:page|lesson)-(?:[a-z0-9-]*-)?)\$\{/g)].map((match) => match[1]!);
  const own = source("en", ["common.ftl"]).join("\n");
  const ids = [...own.matchAll(/^((?:page|lesson)-[\w-]*) =/gm)].map((match) => match[1]!);

  it("are all there", () => {
    speak("en");
    expect([...used].filter((id) => !has(id))).toEqual([]);
  });

  it("are all used", () => {
    const choices = /^page-(theme|text|palette|motion)-/; // the settings put these names together
    const referred = source("en").join("\n");
    expect(
      ids.filter(
        (id) =>
          !used.has(id) &&
          !families.some((family) => id.startsWith(family)) &&
          !choices.test(id) &&
          !referred.includes(`{ ${id} }`),
      ),
    ).toEqual([]);
  });

  it("take from common.ftl only what is there", () => {
    speak("en");
    const prefixes =
      "home|button|setup|state|table|prompt|take-back|hint|why-not|replay|error|settings|a11y|gallery|rules|learn|count";
    const wanted = new RegExp(`\\bt\\(\\s*["'\`]((?:${prefixes})-[a-z0-9-]*[a-z0-9])["'\`]`, "g");
    expect([...written.matchAll(wanted)].map((match) => match[1]!).filter((id) => !has(id))).toEqual([]);
  });
});
