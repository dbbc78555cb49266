import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { SkytearEvent } from "../../generated/skytear";
import { makeDictionary, useDictionary, type Language } from "../../kernel/i18n.svelte";
import { remember } from "../../kernel/said";
import { deedAt } from "./deeds";
import type { Names } from "./names";
import type { SkytearLine } from "./session";

const names: Names = {
  player: (seat) => ["Ada", "Bo"][seat]!,
  side: (side) => ["Ada", "Bo"][side]!,
  sideOf: (seat) => seat,
};

function speak(language: Language): void {
  const file = (part: string): string =>
    readFileSync(new URL(`../../../../src/ludarium/${part}.ftl`, import.meta.url), "utf8");
  useDictionary(
    makeDictionary(language, [file(`texts/${language}/common`), file(`games/skytear/texts/${language}/skytear`)]),
  );
}
const told = (...frames: (readonly SkytearEvent[])[]): string =>
  deedAt(
    frames.map((events, number) => ({ number, seat: 0, step: "act", events }) as unknown as SkytearLine),
    frames.length - 1,
    names,
  );

const attack: SkytearEvent = { type: "resolved", hero: "akhuti", what: "attack" };
const minion = (space: string): SkytearEvent => ({ type: "minion-defeated", side: 1, space, by_side: 0 });
const quake: SkytearEvent = { type: "outsider-acted", outsider: "dome_behemoth", what: "quake" };
const step = (at: string, to: string): SkytearEvent => ({ type: "token-advanced", lane: "A", at, to });
const destroyed: SkytearEvent = { type: "structure-destroyed", side: 1, lane: "A" };
remember(destroyed, { key: "sk-log-structure-destroyed", args: { side: 1, lane: "A" } });
const fallen: SkytearEvent = { type: "hero-defeated", hero: "tlakali", by_side: 0, back: 5 };
const hurt: SkytearEvent = { type: "damaged", hero: "tlakali", lost: 2, left: 0, armour: 0, dealt: -1 };

describe("a turning point", () => {
  it.each([
    ["en", "Akhuti (Attack) defeats Tlakali.", "Akhuti (Attack) defeats 2 minions of Bo."],
    ["pl", "Akhuti (Atak) pokonuje Bohatera: Tlakali.", "Akhuti (Atak): Bo traci 2 Żołnierzy."],
    ["fr", "Akhuti (Attaque) terrasse Tlakali.", "Akhuti (Attaque)\u00a0: Bo perd 2 sbires."],
  ] as const)("says who did what: %s", (language, hero, minions) => {
    speak(language);
    expect(told([attack], [hurt, fallen])).toBe(hero);
    expect(told([attack, minion("b5"), minion("c6")])).toBe(minions);
  });

  it("tells what nobody's effect has done as it came about", () => {
    speak("en");
    expect(told([quake, minion("c10")])).toBe("Dome Behemoth (Quake) defeats a minion of Bo.");
    expect(told([attack], [{ type: "phase-began", phase: "minion" }], [minion("c10")])).toBe("Bo loses a minion.");
    expect(told([step("c8", "c9"), step("c9", "c10")])).toBe("The control token of lane A advances by 2 spaces.");
    expect(told([minion("c10"), destroyed])).toBe("Bo: the tower of lane A is destroyed.");
  });

  it("is silent where nothing of that kind happened", () => {
    expect(told([{ type: "passed", seat: 1 }])).toBe("");
  });
});
