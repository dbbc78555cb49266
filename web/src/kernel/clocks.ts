/** Clocks in words: minutes for the whole game, or days for each move. */
import type { ClockSettings } from "../generated/messages";
import { number, t } from "./i18n.svelte";

/** Days that people can have for a move. */
export const DAYS = [1, 2, 3, 7] as const;

export function clockWords(clock: ClockSettings | null, none = t("setup-clock-none")): string {
  if (!clock) return none;
  if (clock.days) return t("clock-days", { n: clock.days });
  return t("page-minutes-each", { n: number((clock.seconds ?? 600) / 60) });
}

const HOUR = 3_600_000;

/** What is left of some days: "2 d 4 h", "6 h", "40 min". */
export function restWords(left: number): string {
  const hours = Math.floor(left / HOUR);
  const days = Math.floor(hours / 24);
  if (days) return hours % 24 ? t("clock-rest-days", { days, hours: hours % 24 }) : t("clock-rest-whole", { days });
  if (hours >= 1) return t("clock-rest-hours", { n: hours });
  return t("clock-rest-minutes", { n: Math.max(0, Math.floor(left / 60_000)) });
}

/** A running clock: "12:40". */
export function minuteWords(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Whether the days for a move run short: a quarter of them is left. Then somebody is reminded, too. */
export const runsShort = (left: number, days: number): boolean => left <= days * 6 * HOUR;

/** Time left as a table shows it, and whether it runs short; `days`: how many there are for a move, none: 0. */
export function shownRest(left: number, days: number): { text: string; low: boolean } {
  return days ? { text: restWords(left), low: runsShort(left, days) } : { text: minuteWords(left), low: left < 30_000 };
}
