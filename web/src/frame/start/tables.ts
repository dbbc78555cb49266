/** Tables of mine in words. */
import type { TableFacts } from "../../generated/messages";
import { shownRest } from "../../kernel/clocks";
import { listed, t } from "../../kernel/i18n.svelte";
import { calledAt } from "../../kernel/players";
import { isMyTurn, mine } from "../../kernel/mine.svelte";
import { GAMES } from "../games";

export const tableName = ({ game, form }: TableFacts): string => GAMES[game]?.form(form) ?? form;

export const against = (table: TableFacts): string =>
  listed(table.seats.filter((seat) => !seat.yours).map((seat) => calledAt(seat) || seat.bot || t("setup-seat-open")));

/** The time that is left to me there, counted down since the list came; null: no clock runs for me. */
export function restOf(table: TableFacts, now: number): { text: string; low: boolean } | null {
  if (table.left === null) return null;
  return shownRest(Math.max(0, table.left - (now - mine.at)), table.clock?.days ?? 0);
}

/** "High Form, Mira, your turn, 6 to 5, 2 d 4 h". */
export const tableWords = (table: TableFacts, score: string, rest: string): string =>
  [
    tableName(table),
    against(table),
    isMyTurn(table) ? t("signal-your-turn-alone") : "",
    score,
    rest || t("setup-clock-none"),
  ]
    .filter(Boolean)
    .join(", ");
