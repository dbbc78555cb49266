/** What happens when a player stays away, in words. */
import type { StandIn } from "../generated/messages";
import { t } from "../kernel/i18n.svelte";
import { botWords } from "../kernel/players";

/** Such as "after 2 min". */
export const waitWords = (seconds: number): string =>
  seconds < 60
    ? t("page-after-seconds", { n: seconds })
    : seconds < 3600
      ? t("page-after-minutes", { n: Math.round(seconds / 60) })
      : t("page-after-hours", { n: Math.round(seconds / 3600) });

export function standInWords({ bot = "greedy", seconds = 120, asked_by = "anyone" }: StandIn): string {
  if (!bot) return t("page-stand-in-nobody");
  return t(`page-stand-in-${asked_by}`, { bot: botWords(bot), after: waitWords(seconds) });
}
