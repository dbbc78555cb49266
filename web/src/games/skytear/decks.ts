/** Decks as text that can be shared: the heroes, then one line a card. The same form as Python's `decks.write`. */
import { remember, remembered } from "../../kernel/memory";
import type { Content } from "./content";

export interface Deck {
  heroes: readonly string[];
  cards: readonly string[];
}

export function countOf(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

export function writeDeck({ heroes, cards }: Deck): string {
  const lines = [...countOf(cards)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([card, number]) => `${number} ${card}`);
  return [`skytear deck: ${heroes.join(", ")}`, ...lines, ""].join("\n");
}

/** The deck a text names, or the number of the first line that does not read (0: it is no deck at all). */
export function readDeck(text: string, content: Content): Deck | number {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const head = /^skytear deck:(.*)$/.exec(lines[0] ?? "");
  if (!head) return 0;
  const heroes = head[1]!
    .split(",")
    .map((hero) => hero.trim())
    .filter(Boolean);
  if (!heroes.length || heroes.some((hero) => !content.heroes.has(hero))) return 1;
  const cards: string[] = [];
  for (const [at, line] of lines.slice(1).entries()) {
    const found = /^(\d{1,2}) ([a-z_]+)$/.exec(line);
    const number = Number(found?.[1]);
    if (!found || number < 1 || number > 32 || !content.cards.has(found[2]!)) return at + 2;
    cards.push(...Array.from({ length: number }, () => found[2]!));
  }
  return { heroes, cards };
}

const DECK = "ludarium.skytear.deck";
const POOL = "ludarium.skytear.pool";

/** The last deck and the last pool that were built outside a table, as text. */
export const keptDeck = (): string => remembered(DECK);
export const keepDeck = (text: string): void => remember(DECK, text);
export const keptPool = (): string => remembered(POOL);
export const keepPool = (text: string): void => remember(POOL, text);

/** A pool for competitive play: a pile of cards for each hero. */
export type Pool = Readonly<Record<string, readonly string[]>>;

/** One line a hero, the same form as Python's `decks.write_pool`. */
export function writePool(pool: Pool): string {
  const line = ([hero, cards]: [string, readonly string[]]): string =>
    `${hero}: ${[...countOf(cards)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([card, number]) => `${number} ${card}`)
      .join(", ")}`;
  return ["skytear pool", ...Object.entries(pool).map(line), ""].join("\n");
}

/** The pool a text names, or the number of the first line that does not read (0: it is no pool at all). */
export function readPool(text: string, content: Content): Pool | number {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines[0] !== "skytear pool") return 0;
  const pool: Record<string, string[]> = {};
  for (const [at, line] of lines.slice(1).entries()) {
    const found = /^([a-z_]+):(.*)$/.exec(line);
    const hero = found?.[1] ?? "";
    if (!found || !content.heroes.has(hero) || hero in pool) return at + 2;
    const cards: string[] = [];
    for (const part of found[2]!.split(",").map((one) => one.trim())) {
      const card = /^(\d{1,2}) ([a-z_]+)$/.exec(part);
      const number = Number(card?.[1]);
      if (!card || number < 1 || number > 32 || !content.cards.has(card[2]!)) return at + 2;
      cards.push(...Array.from({ length: number }, () => card[2]!));
    }
    pool[hero] = cards;
  }
  return pool;
}
