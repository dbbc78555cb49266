import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EnemyActed } from "../../generated/fateforge";
import { makeDictionary, useDictionary } from "../../kernel/i18n.svelte";
import { remember } from "../../kernel/said";
import { actionWords, reasonWords } from "./forecast";

const TEXTS = join(import.meta.dirname, "../../../../src/ludarium/games/fateforge/texts/en");

it("tells what an enemy did, and why, in the words of the log", () => {
  useDictionary(makeDictionary("en", [readFileSync(join(TEXTS, "fateforge.ftl"), "utf8")]));
  // The frame of a Grunt says Step and Strike; who carries an objective off only steps.
  const ran: EnemyActed = { type: "enemy-acted", enemy: "grunt#1", segment: 1, target: "", why: "exit" };
  const args = { actions: [{ key: "ff-deed-step" }], reason: { key: "ff-reason-exit" } };
  remember(ran, { key: "ff-log-enemy-acted-alone", args });
  expect([actionWords(ran), reasonWords(ran)]).toEqual(["Step", "Makes for the exit."]);
});
