import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDictionary, useDictionary } from "./i18n.svelte";
import { tabTitle, type Seen } from "./signals";

const TEXTS = join(import.meta.dirname, "../../../src/ludarium/texts/en/page-back.ftl");
beforeAll(() => useDictionary(makeDictionary("en", [readFileSync(TEXTS, "utf8")])));
const seen = (facts: Partial<Seen>): Seen => ({
  game: "Nim",
  mine: false,
  asked: "",
  others: "Mira",
  more: 0,
  left: null,
  rematch: "",
  came: "",
  wrote: "",
  ...facts,
});

describe("The title of the tab", () => {
  it("says one thing at a time, the most important first", () => {
    const all = seen({ mine: true, left: 48_000, rematch: "Mira", came: "Mira", wrote: "Mira", asked: "Jun", more: 1 });
    expect(tabTitle(all)).toBe("0:48 · your turn");
    expect(tabTitle({ ...all, left: 61_000 })).toBe("(2) Your turn · Ludarium");
    expect(tabTitle({ ...all, left: null, more: 0 })).toBe("Your turn: Mira · Ludarium");
    expect(tabTitle({ ...all, mine: false })).toBe("Rematch? Mira · Nim");
    expect(tabTitle({ ...all, mine: false, rematch: "" })).toBe("Mira is here · Nim");
    expect(tabTitle({ ...all, mine: false, rematch: "", came: "" })).toBe("Mira wrote · Nim");
    expect(tabTitle({ ...all, mine: false, rematch: "", came: "", wrote: "" })).toBe("Jun chooses · Nim");
    expect(tabTitle(seen({}))).toBe("");
  });
});
