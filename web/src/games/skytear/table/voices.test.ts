import { beforeAll, describe, expect, it } from "vitest";
import type { SkytearEvent } from "../../../generated/skytear";
import { allWords } from "../../../kernel/i18n.svelte";
import { sayings } from "./voices";

const resolved: SkytearEvent = { type: "resolved", hero: "yami", what: "attack" };
const fallen: SkytearEvent = { type: "hero-defeated", hero: "corjof", by_side: 0, back: 3 };

describe("heroes", () => {
  beforeAll(allWords);

  it("say something when they fall, and who struck answers", () => {
    expect(sayings([resolved, fallen])).toEqual([
      { hero: "corjof", key: "sk-hero-corjof.fall" },
      { hero: "yami", key: "sk-hero-yami.kill" },
    ]);
  });

  it("say nothing over one that nobody has struck", () => {
    expect(sayings([fallen]).map(({ hero }) => hero)).toEqual(["corjof"]);
    expect(sayings([{ ...resolved, hero: "corjof" }, fallen]).map(({ hero }) => hero)).toEqual(["corjof"]);
  });

  it("greet the battle once, in the first turn", () => {
    const activated: SkytearEvent = { type: "activated", seat: 0, hero: "yami" };
    expect(sayings([activated], true)).toEqual([{ hero: "yami", key: "sk-hero-yami.start" }]);
    expect(sayings([activated])).toEqual([]);
  });

  it("are silent where a pack gives them no words", () => {
    expect(sayings([{ ...fallen, hero: "somebody" }])).toEqual([]);
  });
});
