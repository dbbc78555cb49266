/** What an enemy would do, and what one did, in a sentence with the reason. */
import type { EnemyActed, EnemyIdle, Forecast } from "../../generated/fateforge";
import { t, title } from "../../kernel/i18n.svelte";
import { words } from "../../kernel/said";
import type { Content } from "./content";
import type { EnemyStep } from "./enemy-steps";
import { figureName, heroName, targetName } from "./names";

const actionsOf = (actions: readonly string[]): string => actions.map((action) => t(`ff-deed-${action}`)).join(", ");
const reason = (why: string): string => t(`ff-reason-${why}`);

export function forecastWords(said: Forecast): string {
  if (!said.actions.length) return `${title(reason(said.why))}.`;
  const target = said.target ? heroName(said.target) : said.choices.map(heroName).join(" / ") || "none";
  return t("ff-page-would", { actions: actionsOf(said.actions), target, damage: said.damage, why: reason(said.why) });
}

/** The reason behind a step of the enemies; `distances` are those of the card's frame. */
export function reasonWords(event: EnemyActed | EnemyIdle, distances: readonly number[] = []): string {
  if (event.why === "nobody" && distances.length)
    return `${title(t("ff-reason-nobody-at", { distances: [...new Set(distances)].sort().join(", ") }))}.`;
  return event.type === "enemy-acted" && event.segment === 0
    ? t(`ability-${event.why}.text`)
    : `${title(reason(event.why))}.`;
}

export function stepWords(event: EnemyActed | EnemyIdle, actions: readonly string[]): string {
  const who = figureName(event.enemy);
  if (event.type === "enemy-idle") return t("ff-page-idle", { figure: who });
  if (event.segment === 0) return t("ff-page-uses", { figure: who, what: t(`ability-${event.why}`) });
  return t("ff-page-acts", {
    figure: who,
    actions: actionsOf(actions) || "none",
    target: event.target ? targetName(event.target) : "none",
  });
}

/** A whole step of the enemies: who did what, why, and what came of it. */
export function toldStep(step: EnemyStep, content: Content): string {
  const { head } = step;
  const told = step.events.map((event) => words(event)).filter(Boolean);
  if (head.type !== "enemy-acted" && head.type !== "enemy-idle") return told.join(" ");
  const frame = content.enemies.get(head.enemy.split("#")[0]!)?.frame ?? [];
  const actions = head.type === "enemy-acted" ? (frame[head.segment - 1]?.actions ?? []) : [];
  const distances = frame.flatMap((segment) => segment.distances);
  return [stepWords(head, actions), reasonWords(head, distances), ...told].join(" ");
}
