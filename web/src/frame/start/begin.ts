/** A table with one click: as somebody wishes, with their own name at their seat. */
import type { CreateTable, GameFacts, TableFacts } from "../../generated/messages";
import { api } from "../../kernel/api";
import { house } from "../../kernel/house";
import { t } from "../../kernel/i18n.svelte";
import { showProblem } from "../../kernel/problems";
import { go } from "../../kernel/routes.svelte";
import { settings } from "../../kernel/settings.svelte";

/** The first game of somebody, against who usually sits there. */
export function usual(game: GameFacts): CreateTable {
  const wish = game.default;
  const face = game.forms.find(({ id }) => id === wish.form)?.face;
  const seats = wish.seats.map((seat, at) => {
    if (seat.kind === "human") return { ...seat, name: settings.name };
    // An opponent with a name brings it along; the same one twice would be hard to tell apart.
    return face && at === 1 ? { ...seat, bot: face } : { ...seat, name: t("page-bot-name") };
  });
  return { ...wish, seats };
}

/** The last table of that game with bots alone: its form, and who sat there. */
export const lastAgainstBots = (tables: readonly TableFacts[], game: string): TableFacts | undefined =>
  tables.find(
    (table) =>
      table.game === game &&
      table.seats.filter((seat) => seat.yours).length === 1 &&
      table.seats.some((seat) => seat.kind === "bot") &&
      table.seats.every((seat) => seat.yours || seat.kind === "bot"),
  );

/** The same form against the same opponents once more. */
export function again(game: GameFacts, last: TableFacts | undefined): CreateTable {
  if (!last || !game.forms.some(({ id }) => id === last.form)) return usual(game);
  const seats = last.seats.map(({ yours, name, bot }) =>
    yours ? { kind: "human" as const, name: settings.name } : { kind: "bot" as const, name, bot },
  );
  return { ...game.default, form: last.form, seats };
}

/** Against one opponent with a name, in the game's first form. */
export function facing(game: GameFacts, bot: string): CreateTable {
  const wish = usual(game);
  return { ...wish, seats: wish.seats.map((seat, at) => (at === 1 ? { kind: "bot" as const, bot } : seat)) };
}

export async function begin(wish: CreateTable): Promise<void> {
  try {
    const alone = house.pocket ? { chat: false, watch: false } : {};
    go("table", (await api.makeTable({ ...wish, ...alone })).id);
  } catch (problem) {
    showProblem(problem);
  }
}

/** The seat that a link offers with one click, for whoever has said their name before; others are asked first. */
export async function joinAtOnce(code: string): Promise<void> {
  if (!settings.name) {
    go("join", code);
    return;
  }
  try {
    go("table", (await api.join({ code, name: settings.name })).id);
  } catch (problem) {
    showProblem(problem);
  }
}
