/** Texts of the game's content. */
import { t } from "../../kernel/i18n.svelte";

const id = (kind: string, content: string): string => `${kind}-${content.replace(`${kind}/`, "").replaceAll("/", "-")}`;

export function cardText(card: string, part: "short" | "effect"): string {
  return t(`${id("being", card)}.${part}`);
}

export function flareText(flare: string, part: string): string {
  return t(`${id("flare", flare)}.${part}`);
}

export function taskText(task: string, part: "short" | "condition"): string {
  return t(`${id("task", task)}.${part}`);
}

export function schoolShort(school: string): string {
  return school ? t(`school-${school}.short`) : "";
}
