/** Texts of the game's content. */
import type { Progress, TashKalarAction } from "../../generated/tash_kalar";
import { name, t, title } from "../../kernel/i18n.svelte";
import type { Content } from "./content";

const id = (kind: string, content: string): string => `${kind}-${content.replace(`${kind}/`, "").replaceAll("/", "-")}`;

export function cardText(card: string, part: "short" | "effect" | "frozen" | "warp"): string {
  return t(`${id("being", card)}.${part}`);
}

export function flareText(flare: string, part: string): string {
  return t(`${id("flare", flare)}.${part}`);
}

export function taskText(task: string, part: "short" | "condition"): string {
  return t(`${id("task", task)}.${part}`);
}

/** How far a task is, in words; where it counts the same twice, as on two diagonals, the numbers stand together. */
export function progressWords(progress: readonly Progress[]): string {
  const kinds = [...new Set(progress.map(({ of }) => of))];
  return kinds
    .map((kind) => {
      const [first, ...others] = progress.filter(({ of }) => of === kind);
      const said = t(`tk-progress-${kind}`, { have: first!.have, need: first!.need });
      return [said, ...others.map(({ have, need }) => `${have}/${need}`)].join(" + ");
    })
    .join(" · ");
}

/** The same in figures alone: of what is counted twice, what is further from its end. */
export function progressFigures(progress: readonly Progress[]): string {
  const kinds = [...new Set(progress.map(({ of }) => of))];
  return kinds
    .map((kind) => progress.filter(({ of }) => of === kind).sort((a, b) => a.have / a.need - b.have / b.need)[0]!)
    .map(({ have, need }) => `${have}/${need}`)
    .join(" ");
}

export function schoolShort(school: string): string {
  return school ? t(`school-${school}.short`) : "";
}

/** What a refused idea was about. */
export function subjectOf(idea: TashKalarAction, content: Content): string {
  if ("card" in idea && idea.type !== "summon") return idea.card ? title(name("card", idea.card)) : "";
  if ("square" in idea) return content.square(idea.square);
  if ("flare" in idea) return title(name("flare", idea.flare));
  return "task" in idea ? title(name("task", idea.task)) : "";
}
