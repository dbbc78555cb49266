/** How records call players: a bot's kind stands behind its name, "Bot (mcts:200)". */
import type { SeatFacts, TableFacts } from "../generated/messages";
import { has, t } from "./i18n.svelte";
import { opponentText } from "./opponents";

const CALLED = /^(.*) \(([a-z][a-z-]*(?:\/[\w-]+|:[\w.]+)?)\)$/;

/** The message of a bot's kind; null where nobody has written one, and for people. */
function textOf(bot: string): string | null {
  if (opponentText(bot)) return opponentText(bot);
  const key = `page-bot-${bot.split(":")[0]}`;
  return has(`${key}.short`) ? key : null;
}

/** The name without the bot's kind; unnamed seats of records have none. */
export function nameOf(player: string): string {
  const found = CALLED.exec(player);
  if (found && textOf(found[2]!)) return found[1]!;
  if (opponentText(player)) return t(`${opponentText(player)}.short`);
  return /^seat \d+$/.test(player) ? "" : player;
}

/** The bot that a record says has played; empty: a person, or a bot of unknown kind. */
export function botOf(player: string): string {
  const kind = CALLED.exec(player)?.[2] ?? player;
  return textOf(kind) ? kind : "";
}

/** Somebody at a table, also one without a name; a free seat has none. */
export function calledAt({ name, kind, bot, taken, yours, seat }: SeatFacts): string {
  if (!name && kind === "bot" && opponentText(bot)) return t(`${opponentText(bot)}.short`);
  if (name || kind === "bot" || !taken) return name;
  return yours ? t("page-default-name") : t("page-player-n", { n: seat + 1 });
}

/** A person sits there, who has a profile. */
export const isPerson = (seat: Pick<SeatFacts, "kind" | "taken"> | undefined): boolean =>
  seat !== undefined && seat.taken && seat.kind !== "bot";

/** Whether all who look from one screen won or lost together; else the result is told by names. */
export function ofOneSide(
  { seats }: { seats: readonly Pick<SeatFacts, "seat" | "yours">[] },
  places: readonly number[],
): boolean {
  return new Set(seats.filter(({ yours }) => yours).map(({ seat }) => places[seat] === 1)).size < 2;
}

/** A bot's kind as people read it; anything else is somebody's name. */
export function botWords(bot: string): string {
  const text = textOf(bot);
  return text ? t(text, { n: bot.split(":")[1] ?? "" }) : bot;
}

/** A bot's kind in one word, for a place beside its name. */
export function botShort(bot: string): string {
  const text = textOf(bot);
  if (text?.startsWith("opponent-")) return t("setup-seat-bot"); // its name says which
  return text ? t(`${text}.short`) : bot;
}

/** Whether others of a finished game would play again, and I have not answered them. */
export function waitsForMe({
  seats,
  rematch_wanted_by: wanted,
}: Pick<TableFacts, "seats" | "rematch_wanted_by">): boolean {
  return wanted.length > 0 && !wanted.some((seat) => seats[seat]!.yours);
}
