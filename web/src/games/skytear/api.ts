/** What only Skytear asks the server for: its lessons, and whether decks and pools are legal. */
import type { BattleLessonAsk, BattleLessonList, BattleLessonState, DeckJudged } from "../../generated/skytear";
import { once, part, send } from "../../kernel/api";

export const api = {
  lessons: () => once<BattleLessonList>("api/skytear/lessons"),
  playLesson: (lesson: string, asked: BattleLessonAsk) =>
    send<BattleLessonState>(`api/skytear/lessons/${part(lesson)}`, asked),
  checkDeck: (heroes: readonly string[], cards: readonly string[], factions: readonly string[] = []) =>
    send<DeckJudged>("api/skytear/deck/check", { heroes, cards, factions }),
  checkPool: (battlefield: string, piles: Readonly<Record<string, readonly string[]>>) =>
    send<DeckJudged>("api/skytear/pool/check", { battlefield, piles }),
};
