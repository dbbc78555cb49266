/** What is known of a deck: what has been seen of it, and so what has not. Counting only: no rules here. */
import type { SkytearView } from "../../generated/skytear";

export interface KnownPile {
  /** How many cards lie face down. */
  readonly cards: number;
  /** From the top, as far as whoever looks has seen them; null: a card in between that was not seen. */
  readonly top: readonly (string | null)[];
  /** The newest first. */
  readonly discard: readonly string[];
  /** Cards of the deck that lie where they are not seen, by name and number. */
  readonly unseen: readonly (readonly [string, number])[];
  /** All of them are in the deck: nobody holds or hides any. */
  readonly inDeck: boolean;
}

/** What whoever has this view knows of a deck. */
export function knownPile(view: SkytearView, deck: number): KnownPile {
  const pile = view.piles[deck]!;
  const seats = view.seats.filter((seat) => seat.deck === deck);
  const left = new Map(Object.entries(pile.made_of));
  const see = (card: string | null): void => {
    if (card !== null && left.has(card)) left.set(card, left.get(card)! - 1);
  };
  pile.discard.forEach(see);
  pile.known_top.forEach(see);
  const mine = seats.some((seat) => seat.seat === view.viewer);
  if (mine) [...(view.hand ?? []), ...view.looked_at].forEach(see);
  const sides = new Set(seats.map((seat) => seat.side));
  const played = view.heroes.filter((hero) =>
    hero.seat >= 0 ? seats.some((seat) => seat.seat === hero.seat) : sides.has(hero.side),
  );
  for (const hero of played) {
    hero.cards.forEach(see);
    hero.leads.forEach((lead) => see(lead.card));
  }
  const unseen = [...left].filter(([, number]) => number > 0);
  const known = pile.known_top.filter((card) => card !== null).length;
  return {
    cards: pile.cards,
    top: pile.known_top,
    discard: [...pile.discard].reverse(),
    unseen,
    inDeck: unseen.reduce((sum, [, number]) => sum + number, 0) === pile.cards - known,
  };
}
