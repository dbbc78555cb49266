import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EnemyActed, FateforgeContent, Forecast } from "../../generated/fateforge";
import { makeDictionary, useDictionary } from "../../kernel/i18n.svelte";
import { remember } from "../../kernel/said";
import { Content } from "./content";
import { actionWords, forecastWords, reasonWords } from "./forecast";

const TEXTS = join(import.meta.dirname, "../../../../src/ludarium/games/fateforge/texts/en");

it("tells what an enemy did, and why, in the words of the log", () => {
  useDictionary(makeDictionary("en", [readFileSync(join(TEXTS, "fateforge.ftl"), "utf8")]));
  // The frame of a Grunt says Step and Strike; who carries an objective off only steps.
  const ran: EnemyActed = { type: "enemy-acted", enemy: "grunt#1", segment: 1, target: "", why: "exit" };
  const args = { actions: [{ key: "ff-deed-step" }], reason: { key: "ff-reason-exit" } };
  remember(ran, { key: "ff-log-enemy-acted-alone", args });
  expect([actionWords(ran), reasonWords(ran)]).toEqual(["Step", "Makes for the exit."]);
});

it("tells what an enemy would do in the words that came with the box", () => {
  useDictionary(makeDictionary("en", [readFileSync(join(TEXTS, "fateforge.ftl"), "utf8")]));
  const none = Object.fromEntries(
    ["dice", "heroes", "skills", "items", "enemies", "bosses", "corruption", "fear", "traps", "allies", "combats"].map(
      (table) => [table, []],
    ),
  );
  const reasons = {
    stunned: { key: "ff-reason-stunned" },
    nobody: { key: "ff-reason-nobody" },
    "nobody grunt": { key: "ff-reason-nobody-at", args: { distances: [0, 1] } },
  };
  const content = new Content({ ...none, reasons } as unknown as FateforgeContent);
  const would = (enemy: string, why: string) =>
    forecastWords({ enemy, why, actions: [] } as unknown as Forecast, content);
  expect(would("grunt#2", "nobody")).toMatch(/^Nobody at distance 0.*1, does nothing\.$/);
  expect(would("archer#1", "nobody")).toBe("Nobody in reach, does nothing.");
  expect(would("grunt#1", "stunned")).toBe("Stunned, does nothing.");
});
