import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { FateforgeEvent } from "../../generated/fateforge";
import { makeDictionary, useDictionary, type Language } from "../../kernel/i18n.svelte";
import { remember } from "../../kernel/said";
import { deedAt } from "./deeds";
import type { Names } from "./names";
import type { FateforgeLine } from "./session";

const names: Names = { player: () => "Ada", side: () => "", sideOf: () => 0 };

function speak(language: Language): void {
  const file = (part: string): string =>
    readFileSync(new URL(`../../../../src/ludarium/${part}.ftl`, import.meta.url), "utf8");
  useDictionary(
    makeDictionary(language, [file(`texts/${language}/common`), file(`games/fateforge/texts/${language}/fateforge`)]),
  );
}
const told = (...events: readonly FateforgeEvent[]): string =>
  deedAt([{ number: 1, seat: 0, step: "act", events } as unknown as FateforgeLine], 0, names);

const blow: FateforgeEvent = { type: "attacked", who: "grunt#2", target: "ranger", how: "strike", damage: 1 };
const hit: FateforgeEvent = { type: "hero-hit", hero: "ranger", block: 0, armour: 0, health: 1, poison: false };
const down: FateforgeEvent = { type: "hero-knocked-out", hero: "ranger" };
const dead = (enemy: string, by: string): FateforgeEvent => {
  const event: FateforgeEvent = { type: "enemy-defeated", enemy, by, dropped: "" };
  remember(event, { key: "ff-log-enemy-defeated", args: { enemy, whom: by } });
  return event;
};

describe("a turning point", () => {
  it.each([
    ["en", "Grunt 2 knocks out Ranger."],
    ["pl", "Strażnik Puszczy: ogłuszenie (OG)! Cios zadaje Trep 2."],
    ["fr", "Homme de main 2 met Rôdeur K.-O."],
  ] as const)("says who did what: %s", (language, words) => {
    speak(language);
    expect(told(blow, hit, down)).toBe(words);
  });

  it("adds up what came at once", () => {
    speak("en");
    expect(told(blow, hit, blow, { ...hit, health: 2 })).toBe("The enemies' blows cost the party 3 health.");
    expect(told(dead("grunt#1", "ranger"), dead("grunt#2", "ranger"))).toContain("defeats 2 enemies at once.");
    expect(told(dead("grunt#1", "ranger"), dead("grunt#2", ""))).toBe("2 enemies fall at once.");
    expect(told(dead("grunt#1", "ranger"))).toContain("defeats");
  });

  it("is silent where nothing of that kind happened", () => {
    expect(told({ type: "enemy-turn-began" })).toBe("");
  });
});
