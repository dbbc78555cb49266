/** Opponents with a name: "nim/anna" is a bot of its game, whose texts say what it is called, how it plays and what it says. */
import type { Outcome } from "../generated/kernel";
import type { Tally } from "../generated/messages";
import { has, t, type Words } from "./i18n.svelte";

/** The message that holds its name; empty: another bot, or one that nobody has written words for. */
export function opponentText(bot: string): string {
  const key = bot.includes("/") ? `opponent-${bot.replace("/", "-")}` : "";
  return key && has(`${key}.short`) ? key : "";
}

/** Something about it, or by it; empty where there are no words. */
export function opponentWords(bot: string, part: "line" | "plays" | "greeting" | "win" | "lose" | "blunder"): string {
  const key = opponentText(bot);
  return key && has(`${key}.${part}`) ? t(`${key}.${part}`) : "";
}

/** What it says at the end, which depends on the result alone; nobody says anything about a draw. */
export function lastWord(bot: string, seat: number, outcome: Outcome): string {
  const { places, shared } = outcome;
  if (shared != null) return opponentWords(bot, shared >= 0.5 ? "win" : "lose");
  if (new Set(places).size === 1) return "";
  return opponentWords(bot, places[seat] === 1 ? "win" : "lose");
}

const RESULTS = ["won", "drawn", "lost", "shared"] as const;

/** "9 won, 1 lost". */
export const recordWords = (tally: Tally): string =>
  RESULTS.filter((result) => tally[result])
    .map((result) => t(`page-statistics-${result}-n`, { n: tally[result] }))
    .join(", ");

/** The next stronger one; they stand from the weakest to the strongest. Empty: nobody is. */
export function strongerThan(bot: string, ladder: readonly { bot: string }[]): string {
  const at = ladder.findIndex((one) => one.bot === bot);
  return at < 0 ? "" : (ladder[at + 1]?.bot ?? "");
}

/** Whether somebody may be shown the next opponent: three wins in the last five games, the newest first. */
export const hasEarned = (results: readonly string[]): boolean =>
  results.slice(0, 5).filter((result) => result === "won").length >= 3;

/** The words around choosing one; a game may have its own, where it has companions instead. */
export function ownWords(prefix: string, key: string, args: Words = {}): string {
  const own = `${prefix}-page-opponents-${key}`;
  return t(has(own) ? own : `page-opponents-${key}`, args);
}
