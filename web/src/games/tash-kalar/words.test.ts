import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import {
  has,
  makeDictionary,
  nameId,
  parts,
  t,
  tell,
  useDictionary,
  type Language,
  type Words,
} from "../../kernel/i18n.svelte";

const LUDARIUM = join(import.meta.dirname, "../../../../src/ludarium");

function speak(language: Language): void {
  const own = `games/tash_kalar/texts/${language}`;
  const files = [
    ...[`texts/${language}/common.ftl`, `texts/${language}/page.ftl`],
    ...readdirSync(join(LUDARIUM, own)).map((file) => `${own}/${file}`),
  ];
  useDictionary(
    makeDictionary(
      language,
      files.map((file) => readFileSync(join(LUDARIUM, file), "utf8")),
    ),
  );
}

describe("words about Tash-Kalar", () => {
  beforeEach(() => speak("en"));

  it("name content by its id, in the forms a language needs", () => {
    speak("pl");
    expect(t("page-where-arrives", { being: "imperial/knight" })).toBe("Gdzie pojawi się rycerz?");
    expect(t("page-cannot-arrive", { being: "imperial/knight" })).toBe("Rycerz nie może się jeszcze pojawić");
    expect(nameId("task", "task/side-chain")).toBe("task-side-chain");
  });

  it("set apart what the arguments brought in", () => {
    expect(parts("tk-log-discarded", { player: "Ala", card: "imperial/knight" })).toEqual([
      { text: "Ala", strong: true },
      { text: " discards: ", strong: false },
      { text: "Knight", strong: true },
      { text: ".", strong: false },
    ]);
  });

  it("read a message out with the names of a table and the messages in it", () => {
    const names = { player: (seat: number) => ["Ada", "Bo"][seat]!, side: (side: number) => ["red", "blue"][side]! };
    const told = (key: string, args: Words): string => tell({ key, args }, names);
    expect(told("tk-option-direction", { direction: { key: "tk-direction-n" } })).toBe(
      `Direction: ${t("tk-direction-n")}`,
    );
    const arrives = { player: 1, card: "imperial/knight", square: "e5" };
    expect(told("tk-log-summoned", { ...arrives, lent: [] })).toBe("Bo summons: Knight (e5).");
    expect(told("tk-log-summoned", { ...arrives, lent: ["c4", "d5"] })).toContain("c4, d5");
    expect(told("tk-log-scored", { side: 0, points: 2, reason: "flare", colour: -1 })).toMatch(/^red scores 2 \(/);
  });

  it("are all there", () => {
    const written = readdirSync(import.meta.dirname, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
      .join("\n");
    const wanted = written.matchAll(/\bt\(\s*["'`]((?:tk|term-tk|school)-[a-z0-9-]*[a-z0-9])["'`]/g);
    expect([...wanted].map((match) => match[1]!).filter((id) => !has(id))).toEqual([]);
  });
});
