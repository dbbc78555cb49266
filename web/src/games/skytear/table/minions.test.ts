import { expect, test } from "vitest";
import type { SkytearEvent } from "../../../generated/skytear";
import { aftermath, tokenSteps } from "./minions";

const counted = (token: number): SkytearEvent => ({
  type: "control-counted",
  token,
  heroes: [1, 0],
  minions: [2, 1],
  bonus: [0, 0],
  lead: [2, 0],
  leads: [],
  total: [5, 1],
  winner: 0,
  margin: 4,
  lanes: "A",
  dome: "",
  spaces: ["c7"],
  counted: [["c6", "c5", "b6"], ["c8"]],
});
const line = (number: number, ...events: SkytearEvent[]) => ({ number, seat: 0, step: "act" as const, events });

test("each counted token keeps its Lead cards and what followed", () => {
  const lead: SkytearEvent = { type: "lead-revealed", hero: "yami", card: "bow_to_me", value: 3 };
  const fell: SkytearEvent = { type: "minion-defeated", side: 1, space: "c8", by_side: 0 };
  const steps = tokenSteps([
    line(4, { type: "phase-began", phase: "minion" }, lead, counted(1), fell),
    line(5, counted(2)),
  ]);
  expect(steps.map((step) => step.counted.token)).toEqual([1, 2]);
  expect(steps[0]!.leads).toEqual([lead]);
  expect(steps[0]!.after).toEqual([fell]);
  expect(steps[1]!.serial).toBeGreaterThan(steps[0]!.serial);
});

test("only the last Minion Phase is shown, and nothing of the next turn", () => {
  const steps = tokenSteps([
    line(1, { type: "phase-began", phase: "minion" }, counted(1)),
    line(2, { type: "turn-began", turn: 2 }, { type: "minion-defeated", side: 1, space: "c8", by_side: 0 }),
    line(3, { type: "phase-began", phase: "minion" }, counted(2)),
  ]);
  expect(steps.map((step) => step.counted.token)).toEqual([2]);
  expect(steps[0]!.after).toEqual([]);
});

test("the margin is told apart: minions first, the rest to a tower, then the token's way", () => {
  const [step] = tokenSteps([
    line(
      1,
      { type: "phase-began", phase: "minion" },
      counted(1),
      { type: "minion-defeated", side: 1, space: "c8", by_side: 0 },
      { type: "structure-damaged", side: 1, lane: "A", lost: 3, left: 2 },
    ),
    line(
      2,
      { type: "token-advanced", lane: "A", at: "c7", to: "c8" },
      { type: "token-advanced", lane: "A", at: "c8", to: "c9" },
      { type: "minion-placed", side: 0, lane: "A", space: "c8" },
    ),
  ]);
  const told = aftermath(step!);
  expect(told.struck).toEqual([{ space: "c8", side: 1, saved: "" }]);
  expect(told.left).toBe(3);
  expect(told.structures.map(({ lost, left }) => [lost, left])).toEqual([[3, 2]]);
  expect(told.ways).toEqual([{ lane: "A", spaces: ["c7", "c8", "c9"] }]);
  expect(told.placed).toEqual([{ side: 0, space: "c8" }]);
});
