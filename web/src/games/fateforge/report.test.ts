import { expect, test } from "vitest";
import type { FateforgeEvent } from "../../generated/fateforge";
import { reportOf } from "./report";
import type { FateforgeLine } from "./session";

const lines = (...steps: (readonly FateforgeEvent[] | "take-back")[]): FateforgeLine[] =>
  steps.map((events, number) =>
    events === "take-back"
      ? { number, seat: 0, step: "take-back", events: [] }
      : { number, seat: 0, step: "act", events },
  );
const began: FateforgeEvent = { type: "combat-began", combat: "c1", rounds: 3 };
const round = (n: number): FateforgeEvent => ({ type: "round-began", round: n, rounds: 3, reaction: 1 });
const shot: readonly FateforgeEvent[] = [
  { type: "attacked", who: "ranger", target: "grunt#1", how: "shot", damage: 3 },
  { type: "enemy-hit", enemy: "grunt#1", block: 0, armour: 1, damage: 2 },
  { type: "enemy-defeated", enemy: "grunt#1", by: "ranger", dropped: "" },
];
const blow: readonly FateforgeEvent[] = [
  { type: "attacked", who: "grunt#2", target: "rogue", how: "strike", damage: 1 },
  { type: "hero-hit", hero: "rogue", block: 0, armour: 0, health: 1, poison: false },
  { type: "hero-knocked-out", hero: "rogue" },
];
const ended: FateforgeEvent = { type: "combat-ended", combat: "c1", result: "partial", objectives: [true, false] };

test("a combat is reported by what was told of it", () => {
  expect(reportOf(lines([began, round(1)], shot, [round(2)], blow, [ended]))).toEqual({
    combat: "c1",
    result: "partial",
    met: [true, false],
    round: 2,
    rounds: 3,
    extra: false,
    deeds: new Map([
      ["ranger", { dealt: 3, taken: 0, defeated: 1, knockedOut: 0 }],
      ["rogue", { dealt: 0, taken: 1, defeated: 0, knockedOut: 1 }],
    ]),
  });
});

test("what was taken back did not happen", () => {
  const report = reportOf(lines([began, round(1)], shot, "take-back", shot, [ended]));
  expect(report?.deeds?.get("ranger")?.defeated).toBe(1);
});

test("no deeds are told where the log does not reach back to the beginning", () => {
  expect(reportOf(lines([round(3)], shot, [ended]))).toMatchObject({ round: 3, deeds: null });
  expect(reportOf(lines([began, round(1)], shot))).toBeNull();
});
