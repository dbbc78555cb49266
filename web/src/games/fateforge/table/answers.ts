/** Answers that are not places on the table: which options get a button, and what it says. */
import type { FateforgeAction } from "../../../generated/fateforge";
import { labelled, t } from "../../../kernel/i18n.svelte";
import { placeOf, type Play } from "../play.svelte";
import { words } from "../../../kernel/said";
import type { Table } from "./table.svelte";

/** Options that have a panel of their own. */
const PANELLED = new Set<FateforgeAction["type"]>(["order", "ready", "reroll", "turn", "dice", "stance", "sprint"]);
/** Options with a button of their own in the prompt. */
const NAMED = new Set<FateforgeAction["type"]>(["end", "pass", "result"]);
/** What a hero may do besides, in its turn: chips below the map. */
const EXTRAS = new Set<FateforgeAction["type"]>(["ability", "ally", "drink", "act"]);

/** Options with a button in the prompt: everything that no place on the table and no panel stands for. */
export function buttonsOf({ options, prompt }: Play): readonly FateforgeAction[] {
  return options.filter((option) => {
    if (PANELLED.has(option.type) || NAMED.has(option.type)) return false;
    if (option.type === "hero" || option.type === "pick") return true;
    if (prompt === "turn" && EXTRAS.has(option.type)) return false;
    if (option.type === "agree" && prompt === "order") return false;
    return placeOf(option) === "" || (option.type === "skill" && prompt !== "turn");
  });
}

export function extrasOf({ fitting, prompt }: Play): readonly FateforgeAction[] {
  if (prompt !== "turn") return [];
  return fitting.filter((option) => EXTRAS.has(option.type) && (option.type !== "act" || option.what === "block"));
}

export function buttonWords(option: FateforgeAction, { names, play }: Table): string {
  const args = play.decision?.args;
  if (option.type === "soak") {
    const damage = play.prompt === "soak" ? Number(args?.damage ?? 0) : 0;
    const lost = Math.max(0, damage - option.block - option.armour - (option.skill ? 2 : 0));
    return labelled(words(option, names), t("ff-page-loses", { n: lost }));
  }
  return words(option, names);
}
