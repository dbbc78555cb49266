import { expect, test } from "vitest";
import type { CombatFacts } from "../../generated/fateforge";
import { aimsMet, placesOf } from "./objectives";

const LAST = {
  objectives: [
    "if flag aim_break: weak_points>=3",
    "if flag aim_tune: weak_points>=2 & explored>=2",
    "if flag aim_bind: boss",
    "some_escape",
  ],
  words: { en: { objectives: ["Break the bells.", "Tune the bells.", "Bind the voice.", "Get out."] } },
} as unknown as CombatFacts;
const content = { combats: new Map([["c13", LAST]]) };

test("of objectives that depend on the story the one that counted is told", () => {
  const told = (flag: string) => aimsMet("c13", [false, true], content, [flag]).map(({ text, met }) => [text, met]);
  expect(told("aim_break")).toEqual([
    ["Break the bells.", false],
    ["Get out.", true],
  ]);
  expect(told("aim_bind")).toEqual([
    ["Bind the voice.", false],
    ["Get out.", true],
  ]);
});

test("an objective is bracketed on the map where it is", () => {
  expect(placesOf("taken objective1 & taken objective2")).toEqual(["token:objective1", "token:objective2"]);
  expect(placesOf("escape A|B")).toEqual(["token:exitA", "token:exitB"]);
  expect(placesOf("carried objective1 A")).toEqual(["token:objective1", "token:exitA"]);
  expect(placesOf("defeated choirmaster#1 or away choirmaster#1")).toEqual([
    "figure:choirmaster#1",
    "figure:choirmaster#1",
  ]);
  expect(placesOf("boss or weak_points>=2")).toEqual([]);
  expect(placesOf("escape any")).toEqual([]);
});
