/** What the party can do outside combat, as figures: traits, chances of tests, conditions in words. */
import type { CampaignView, HeroView } from "../../../generated/fateforge";
import { has, t } from "../../../kernel/i18n.svelte";
import type { Content } from "../content";

export const MOST_DICE = 3;

/** Whether a hero has a trait: printed, bought, or from an item in its proper slot. */
export function hasTrait(hero: HeroView, trait: string, content: Content): boolean {
  if (content.heroes.get(hero.id)?.trait === trait || hero.traits.includes(trait)) return true;
  return hero.slots.some((held) => held !== null && !held.face_down && content.items.get(held.id)?.trait === trait);
}

export function traitsOf(hero: HeroView, content: Content): string[] {
  const worn = hero.slots.flatMap((held) => (held && !held.face_down ? [content.items.get(held.id)?.trait ?? ""] : []));
  return [...new Set([content.heroes.get(hero.id)?.trait ?? "", ...hero.traits, ...worn])].filter(Boolean);
}

export const testDice = (hero: HeroView, dice: number): number =>
  Math.min(MOST_DICE, dice + (hero.corruption.includes("dark_whispers") ? 1 : 0));

/** The chance that every die counts: two faces of six succeed, two more with the trait. */
export const chance = (hero: HeroView, trait: string, dice: number, content: Content): number =>
  (hasTrait(hero, trait, content) ? 2 / 3 : 1 / 3) ** testDice(hero, dice);

export const difficulty = (dice: number): string =>
  t(`ff-story-test-${["easy", "average", "hard"][dice - 1] ?? "hard"}`);

export const factionName = (faction: string): string => t(`reputation-${faction}`);

/** A condition of the story as people say it: what is needed, and what there is. */
export function needsWords(condition: string, campaign: CampaignView): string {
  const said = condition.split(" or ").map((group) =>
    group
      .split(" & ")
      .map((term) => termWords(term, campaign))
      .join(" "),
  );
  return said.join(" ");
}

function termWords(term: string, campaign: CampaignView): string {
  const compared = /^(?:reputation (\w+)|(gold|food))>=(-?\d+)$/.exec(term);
  if (compared) {
    const [, faction, purse, n = "0"] = compared;
    if (faction) {
      const have = campaign.reputation.find(([name]) => name === faction)?.[1] ?? 0;
      return t("ff-story-needs-reputation", { reputation: faction, n, have });
    }
    return t(`ff-story-needs-${purse}`, { n: Number(n), have: purse === "gold" ? campaign.gold : campaign.food });
  }
  const key = `ff-story-needs-${term.replace(/^flag /, "").replaceAll(" ", "-")}`;
  return has(key) ? t(key) : t("ff-story-needs-other");
}
