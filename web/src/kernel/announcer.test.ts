import { expect, it } from "vitest";
import { announce, silence, spoken, warn } from "./announcer.svelte";

it("says the same sentence anew, and nothing of it at another table", () => {
  announce("Bo places a piece.");
  const first = spoken.polite;
  announce("Bo places a piece.");
  expect(spoken.polite).not.toBe(first);
  expect(spoken.polite.trim()).toBe("Bo places a piece.");
  warn("Your time runs out.");
  silence();
  expect(spoken).toEqual({ polite: "", urgent: "" });
});
