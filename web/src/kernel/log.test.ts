import { describe, expect, it } from "vitest";
import { makeDictionary, t, useDictionary } from "./i18n.svelte";
import { Chronicle } from "./log";

describe("a log that grows", () => {
  const steps = [{ at: 1 }, { at: 2 }, { at: 3 }];
  const english = makeDictionary("en", ["step = Step { $at }"]);
  const polish = makeDictionary("pl", ["step = Krok { $at }"]);

  it("tells a step once, until people are called otherwise or the words are others", () => {
    useDictionary(english);
    const asked: number[] = [];
    const chronicle = new Chronicle<{ at: number }, { said: string }>();
    const tell = (count: number, called: string): { said: string }[] =>
      chronicle.tell(steps.slice(0, count), called, (step) => {
        asked.push(step.at);
        return [{ said: t("step", { at: step.at }) }];
      });
    const first = tell(2, "Ada");
    const then = tell(3, "Ada");
    expect(asked).toEqual([1, 2, 3]);
    expect(then[0]).toBe(first[0]);
    tell(1, "Bo");
    expect(asked).toEqual([1, 2, 3, 1]);
    useDictionary(polish);
    expect(tell(2, "Bo").map(({ said }) => said)).toEqual(["Krok 1", "Krok 2"]);
  });
});
