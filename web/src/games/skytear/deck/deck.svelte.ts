/** A deck while it is built: its cards, what may go in, what the server says of it, and the way back. */
import { untrack } from "svelte";
import type { DeckJudged, PowerCard } from "../../../generated/skytear";
import { api } from "../api";
import { t } from "../../../kernel/i18n.svelte";
import { showProblem } from "../../../kernel/problems";
import type { Content } from "../content";
import { countOf, keptDeck, readDeck } from "../decks";

/** What a deck is built from. */
export interface DeckGiven {
  content: Content;
  heroes: readonly string[];
  /** Factions whose cards may be in it; without them those of the heroes. */
  factions?: readonly string[];
  /** At a table the deck is handed in; elsewhere it is only built. */
  onsubmit?: (cards: readonly string[]) => void;
  initial?: readonly string[];
  onchange?: (cards: readonly string[]) => void;
  /** Copies of cards that lie in other piles of the same pool. */
  used?: ReadonlyMap<string, number>;
  /** Who judges; the rules of a deck if nobody is named. */
  judge?: (cards: readonly string[]) => Promise<DeckJudged>;
  /** The whole thing as text, and back; false: it does not read. */
  write?: () => string;
  take?: (text: string) => boolean;
}

type Counts = ReadonlyMap<string, number>;
/** How many changes can be taken back. */
const CHANGES = 50;

export class Deck {
  counts: Counts = $state.raw(new Map());
  private before: readonly Counts[] = $state.raw([]);
  judged: DeckJudged | null = $state.raw(null);
  /** Only cards that this hero can play are shown. */
  bearer = $state("");

  constructor(readonly given: DeckGiven) {
    this.counts = untrack(() => countOf(given.initial ?? this.packs));
  }

  get content(): Content {
    return this.given.content;
  }
  get heroes(): readonly string[] {
    return this.given.heroes;
  }

  // -- what is in it -------------------------------------------------------------------------------------------------

  readonly cards: readonly string[] = $derived.by(() =>
    [...this.counts].flatMap(([card, n]) => Array.from({ length: n }, () => card)),
  );
  /** How many cards a deck has. */
  readonly wanted: number = $derived.by(() => this.content.facts.decks.cards_per_hero * this.heroes.length);
  /** The cards that come with the heroes. */
  get packs(): string[] {
    return this.heroes.flatMap((hero) => this.content.packOf(hero));
  }
  /** The deck that this browser keeps, if it is one of these heroes. */
  readonly saved: readonly string[] | null = $derived.by(() => {
    const deck = this.given.onsubmit ? readDeck(keptDeck(), this.content) : 0;
    return typeof deck !== "number" && this.isOf(deck.heroes) ? deck.cards : null;
  });

  /** Whether these are the heroes of the deck, in any order. */
  isOf(heroes: readonly string[]): boolean {
    return [...heroes].sort().join() === [...this.heroes].sort().join();
  }

  // -- changing it ---------------------------------------------------------------------------------------------------

  put(next: Counts): void {
    if (next.size === this.counts.size && [...next].every(([card, n]) => this.counts.get(card) === n)) return;
    this.before = [...this.before, this.counts].slice(-CHANGES);
    this.counts = next;
    this.given.onchange?.(this.cards);
  }

  change(card: string, by: number): void {
    const next = new Map(this.counts);
    const n = Math.max(0, (next.get(card) ?? 0) + by);
    if (n) next.set(card, n);
    else next.delete(card);
    this.put(next);
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.counts = last;
    this.before = this.before.slice(0, -1);
    this.given.onchange?.(this.cards);
  }

  // -- what may go in ------------------------------------------------------------------------------------------------

  private readonly factions: ReadonlySet<string> = $derived.by(() => {
    const { factions = [] } = this.given;
    return new Set(factions.length ? factions : this.heroes.map((hero) => this.content.hero(hero).faction));
  });

  private usedElsewhere(card: PowerCard): number {
    return this.given.used?.get(card.id) ?? 0;
  }

  mayHave(card: PowerCard): boolean {
    return this.factions.has(card.faction) && (!card.ultimate || this.heroes.includes(card.hero));
  }

  /** The most copies of a card. */
  most(card: PowerCard): number {
    return card.ultimate ? 1 : Math.max(0, this.content.facts.decks.copies - this.usedElsewhere(card));
  }

  /** Why one more copy cannot go in; the words on the dark chip. */
  chip(card: PowerCard): string {
    const n = this.counts.get(card.id) ?? 0;
    const most = this.most(card);
    if (card.ultimate && !this.heroes.includes(card.hero)) return t("sk-page-only-of", { hero: card.hero });
    if (!this.factions.has(card.faction)) return t("sk-page-other-faction", { faction: card.faction });
    if (!n && !most) return t("sk-page-in-other-piles", { n: this.usedElsewhere(card) });
    return n > most ? t("sk-page-too-many", { n, most }) : "";
  }

  noBearer(card: PowerCard): boolean {
    return !this.heroes.some((hero) => this.content.bears(hero, card.id));
  }

  // -- the server judges: it knows the rules of deck building --------------------------------------------------------

  readonly legal: boolean = $derived.by(() => this.judged !== null && this.judged.problems.length === 0);

  /** Ask a moment after the last change; called again for each deck. */
  judgeSoon(): () => void {
    const deck = this.cards;
    const timer = setTimeout(() => {
      const { factions = [], judge } = this.given;
      (judge ? judge(deck) : api.checkDeck(this.heroes, deck, factions)).then(
        (found) => {
          if (deck === this.cards) this.judged = found;
        },
        (problem) => showProblem(problem),
      );
    }, 120);
    return () => clearTimeout(timer);
  }
}
