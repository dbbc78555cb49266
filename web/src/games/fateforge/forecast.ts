/** What an enemy did, in a sentence with the reason. */
import type { EnemyActed, EnemyIdle } from "../../generated/fateforge";
import type { Message } from "../../generated/kernel";
import { t, tell, title } from "../../kernel/i18n.svelte";
import { saidOf, words } from "../../kernel/said";
import type { EnemyStep } from "./enemy-steps";
import { figureName, targetName } from "./names";

/** The rule that decided; empty: the card itself says so. */
const RULES: Readonly<Record<string, string>> = {
  only: "FF-15.2",
  choice: "FF-16.1",
  earliest: "FF-16.2",
  latest: "FF-16.2",
  stunned: "FF-22.1",
  guard: "FF-9.9",
  nobody: "FF-15.2",
  ineligible: "FF-16.4",
};
export const ruleOf = ({ why }: EnemyActed | EnemyIdle): string => RULES[why] ?? "";

/** The actions of a step of the enemies, as its line in the log names them. */
export function actionWords(event: EnemyActed | EnemyIdle): string {
  const actions = (saidOf(event)?.args?.["actions"] ?? []) as readonly Message[];
  return actions.map((action) => tell(action)).join(", ");
}

/** The reason behind a step of the enemies. */
export function reasonWords(event: EnemyActed | EnemyIdle): string {
  if (event.type === "enemy-acted" && event.segment === 0) return t(`ability-${event.why}.text`);
  const reason = saidOf(event)?.args?.["reason"] as Message | undefined;
  return reason ? `${title(tell(reason))}.` : "";
}

export function stepWords(event: EnemyActed | EnemyIdle): string {
  const figure = figureName(event.enemy);
  if (event.type === "enemy-idle") return t("ff-page-idle", { figure });
  if (event.segment === 0) return t("ff-page-uses", { figure, what: t(`ability-${event.why}`) });
  return t("ff-page-acts", {
    figure,
    actions: actionWords(event) || "none",
    target: event.target ? targetName(event.target) : "none",
  });
}

/** A whole step of the enemies: who did what, why, and what came of it. */
export function toldStep({ head, events }: EnemyStep): string {
  const told = events.map((event) => words(event)).filter(Boolean);
  if (head.type !== "enemy-acted" && head.type !== "enemy-idle") return told.join(" ");
  return [stepWords(head), reasonWords(head), ...told].join(" ");
}
