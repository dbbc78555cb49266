import { expect, test } from "vitest";
import type { FateforgeEvent, TestRolled } from "../../../generated/fateforge";
import { lastTests } from "./tests";

const rolled = (hero: string, ...faces: string[]): TestRolled => ({
  type: "test-rolled",
  hero,
  trait: "might",
  faces,
  passed: false,
  matching: true,
});
const made = (choice: string) => ({ type: "choice-made", scene: "s102", choice }) as unknown as FateforgeEvent;
const log = (...lines: FateforgeEvent[][]) => lines.map((events) => ({ events }));

test("the last roll of each hero is shown, a reroll in place of what it replaced", () => {
  const told = log([made("ask")], [rolled("noble", "fail")], [rolled("noble", "success"), rolled("rogue", "trait")]);
  expect(lastTests(told).map(({ hero, faces }) => [hero, ...faces])).toEqual([
    ["noble", "success"],
    ["rogue", "trait"],
  ]);
});

test("dice of an earlier choice are not shown again", () => {
  expect(lastTests(log([made("ask"), rolled("noble", "fail")], [made("pay")]))).toEqual([]);
  expect(lastTests(log([rolled("noble", "fail")], [{ type: "combat-began" } as unknown as FateforgeEvent]))).toEqual(
    [],
  );
});
