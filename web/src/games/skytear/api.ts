/** What only Skytear asks the server for: whether decks and pools are legal, and what battles came to. */
import type { Counted, DeckJudged, Realms, ToldReport } from "../../generated/skytear";
import { ask, part, send } from "../../kernel/api";

export const api = {
  checkDeck: (heroes: readonly string[], cards: readonly string[], factions: readonly string[] = []) =>
    send<DeckJudged>("api/skytear/deck/check", { heroes, cards, factions }),
  checkPool: (battlefield: string, piles: Readonly<Record<string, readonly string[]>>) =>
    send<DeckJudged>("api/skytear/pool/check", { battlefield, piles }),
  /** What a battle that is over came to. */
  report: (table: string) => ask<ToldReport>(`api/skytear/tables/${part(table)}/report`),
  /** The war of the realms: a season of it, the one that goes on if none is named. */
  war: (season = 0) => ask<Realms>(`api/skytear/war${season ? `?season=${season}` : ""}`),
  reportBattle: (table: string) => send<Counted>(`api/skytear/war/tables/${part(table)}`, {}),
  reportRecord: (record: string) =>
    ask<Counted>("api/skytear/war/records", { method: "POST", body: record, type: "text/plain" }),
  endSeason: () => send<Realms>("api/skytear/war/season", {}),
};
