/** Tests, factions and conditions of the story in words. */
import type { CampaignView, OddsView } from "../../../generated/fateforge";
import { has, labelled, percent, t } from "../../../kernel/i18n.svelte";
import { heroName } from "../names";

export const difficulty = (dice: number): string =>
  t(`ff-story-test-${["easy", "average", "hard"][dice - 1] ?? "hard"}`);

/** How likely each hero passes a test, the likeliest first. */
export const oddsWords = (odds: readonly OddsView[]): string =>
  [...odds]
    .sort((one, other) => other.chance - one.chance)
    .map(({ hero, chance }) => labelled(heroName(hero), percent(chance / 100)))
    .join(", ");

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
  const compared = /^(?:(reputation|regard) (\w+)|(gold|food))>=(-?\d+)$/.exec(term);
  if (compared) {
    const [, standing, faction, purse, n = "0"] = compared;
    if (standing === "regard") return t("ff-story-needs-regard", { character: faction!, n });
    if (faction) {
      const have = campaign.reputation.find(([name]) => name === faction)?.[1] ?? 0;
      return t("ff-story-needs-reputation", { reputation: faction, n, have });
    }
    return t(`ff-story-needs-${purse}`, { n: Number(n), have: purse === "gold" ? campaign.gold : campaign.food });
  }
  const key = `ff-story-needs-${term.replace(/^flag /, "").replaceAll(" ", "-")}`;
  return has(key) ? t(key) : t("ff-story-needs-other");
}
