/** What profiles have in common: how games, forms and people are called there. */
import { GAMES } from "./games";
import { t } from "../kernel/i18n.svelte";
import { botWords } from "../kernel/players";

/** The game and the form, as they are called here. */
export const gameNames = ({ game, form }: { game: string; form: string }): [string, string] => [
  GAMES[game]?.name ?? game,
  GAMES[game]?.form(form) ?? form,
];

/** Somebody in a list of players: a name, or a bot by its kind. */
export const playerName = (one: string): string => botWords(one) || one || t("page-default-name");
