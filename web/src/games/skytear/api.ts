/** What only Skytear asks the server for: whether decks and pools are legal. */
import type { DeckJudged } from "../../generated/skytear";
import { send } from "../../kernel/api";

export const api = {
  checkDeck: (heroes: readonly string[], cards: readonly string[], factions: readonly string[] = []) =>
    send<DeckJudged>("api/skytear/deck/check", { heroes, cards, factions }),
  checkPool: (battlefield: string, piles: Readonly<Record<string, readonly string[]>>) =>
    send<DeckJudged>("api/skytear/pool/check", { battlefield, piles }),
};
