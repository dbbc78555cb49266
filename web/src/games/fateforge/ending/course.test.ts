import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import type { FateforgeEvent } from "../../../generated/fateforge";
import { makeDictionary, useDictionary } from "../../../kernel/i18n.svelte";
import type { FateforgeLine } from "../session";
import { carriedOut, fallenIn, heroDeeds, howItEnded, howMet, lastCombat } from "./course";

beforeAll(() => {
  const file = (part: string): string =>
    readFileSync(new URL(`../../../../../src/ludarium/${part}.ftl`, import.meta.url), "utf8");
  const own = ["fateforge", "ending-fateforge"].map((name) => file(`games/fateforge/texts/en/${name}`));
  useDictionary(makeDictionary("en", [file("texts/en/common"), ...own]));
});

const act = (number: number, ...events: FateforgeEvent[]): FateforgeLine => ({ number, seat: 0, step: "act", events });
const round = (n: number): FateforgeEvent => ({ type: "round-began", round: n, rounds: 4, reaction: 1 });
const took: FateforgeEvent = { type: "token-taken", hero: "rogue", token: "objective1", source: "enforcer#1" };
const fight: FateforgeEvent[] = [
  { type: "combat-began", combat: "c3", rounds: 4 },
  round(1),
  { type: "attacked", who: "ranger", target: "grunt#1", how: "shot", damage: 3 },
  { type: "enemy-hit", enemy: "grunt#1", block: 0, armour: 1, damage: 2 },
  { type: "enemy-defeated", enemy: "grunt#1", by: "ranger", dropped: "" },
  { type: "collected", hero: "ranger", what: "gem", amount: 1, source: "gem1" },
  round(2),
  { type: "attacked", who: "grunt#2", target: "rogue", how: "strike", damage: 3 },
  { type: "hero-hit", hero: "rogue", block: 1, armour: 1, health: 1, poison: false },
  { type: "hero-knocked-out", hero: "rogue" },
  round(3),
  took,
  { type: "chest-opened", hero: "rogue", token: "chest1", found: "buckler" },
  { type: "item-found", item: "buckler", where: "bag" },
  { type: "chest-opened", hero: "rogue", token: "chest2", found: "gold 2" },
  { type: "collected", hero: "rogue", what: "gem", amount: 2, source: "gem2" },
  round(4),
  { type: "enemy-defeated", enemy: "lieutenant#1", by: "noble", dropped: "" },
  { type: "escaped", exit: "exitB", damage: [0, 1, 0] },
  { type: "combat-ended", combat: "c3", result: "success", objectives: [true, true, true] },
  { type: "gained", what: "victory-points", amount: 1 },
  { type: "gained", what: "time", amount: 3 },
];

test("an objective says who met it, in which round, and from whom", () => {
  expect(howMet("taken objective1", fight)).toBe("Rogue, round 3, from Enforcer 1");
  expect(howMet("defeated lieutenant#1", fight)).toBe("Noble, round 4");
  expect(howMet("escape A|B", fight)).toBe("exit B, 1 damage on the way");
  expect(howMet("escape any", fight)).toBe("exit B, 1 damage on the way");
});

test("an objective that no single deed decides says nothing", () => {
  expect(howMet("ko<=1", fight)).toBe("");
  expect(howMet("taken objective2", fight)).toBe("");
});

test("what was carried out is counted together, and a found item is told once", () => {
  expect(carriedOut(fight).map(({ text }) => text)).toEqual([
    "3 gems",
    "2 gold",
    "1 victory point",
    "Buckler, from the chest",
  ]);
});

test("heroes are told with what they did", () => {
  expect(heroDeeds("ranger", fight)).toEqual(["1 defeated", "3 damage dealt"]);
  expect(heroDeeds("rogue", fight)).toEqual(["2 blocked", "2 chests"]);
  expect([fallenIn("rogue", fight), fallenIn("ranger", fight)]).toEqual([1, 0]);
});

test("the way out and the last round are told", () => {
  expect(howItEnded(fight)).toBe("The party left by exit B. Round 4 of 4.");
  expect(howItEnded([round(2), { type: "no-escape" }])).toBe("No way out was left. Round 2 of 4.");
  expect(howItEnded([{ type: "no-escape" }], { round: 3, rounds: 3 })).toBe("No way out was left. Round 3 of 3.");
});

test("only the last combat is told, with what came of it, and not what was taken back", () => {
  const lines = [
    act(0, { type: "combat-began", combat: "c1", rounds: 3 }, took),
    act(1, fight[0]!, round(1)),
    act(2, took),
    { number: 3, seat: 0, step: "take-back", events: [] } as FateforgeLine,
    act(4, ...fight.slice(17)),
  ];
  expect(howMet("taken objective1", lastCombat(lines))).toBe("");
  expect(carriedOut(lastCombat(lines)).map(({ text }) => text)).toEqual(["1 victory point"]);
});
