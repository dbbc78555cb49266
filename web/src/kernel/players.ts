/** How records call players: a bot's kind stands behind its name, "Bot (mcts:200)". */
import type { SeatFacts } from "../generated/messages";
import { t } from "./i18n.svelte";

const KIND = /^(.*) \((random|mild|greedy|mcts:[\w.]+)\)$/;

/** The name without the bot's kind; unnamed seats of records have none. */
export function nameOf(player: string): string {
  const found = KIND.exec(player);
  return found ? found[1]! : /^seat \d+$/.test(player) ? "" : player;
}

/** Somebody at a table, also one without a name; a free seat has none. */
export function calledAt({ name, kind, taken, yours, seat }: SeatFacts): string {
  if (name || kind === "bot" || !taken) return name;
  return yours ? t("page-default-name") : t("page-player-n", { n: seat + 1 });
}

/** A bot's kind as people read it; anything else is somebody's name. */
export function botWords(bot: string): string {
  if (bot === "random" || bot === "mild" || bot === "greedy") return t(`page-bot-${bot}`);
  return bot.startsWith("mcts:") ? t("page-bot-search", { n: bot.slice(5) }) : bot;
}

/** A bot's kind in one word, for a place beside its name. */
export function botShort(bot: string): string {
  return t(`page-bot-${bot.startsWith("mcts:") ? "search" : bot}.short`);
}
