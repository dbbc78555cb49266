/** The facts of the box as the server tells them, by id. Loaded once; the drawing code asks here. */
import type {
  Area,
  BattlefieldFacts,
  Faction,
  Form,
  Hero,
  OutsiderCard,
  PowerCard,
  SkytearContent,
  SpaceFacts,
  VictoryCard,
} from "../../generated/skytear";
import { api } from "../../kernel/api";

/** A battlefield whose spaces are found by name. */
export class Battlefield {
  readonly spaces: ReadonlyMap<string, SpaceFacts>;
  readonly numbers: ReadonlyMap<string, number>;

  constructor(readonly facts: BattlefieldFacts) {
    this.spaces = new Map(facts.spaces.map((space) => [space.name, space]));
    this.numbers = new Map(facts.spaces.map((space, at) => [space.name, at]));
  }

  get columns(): number {
    return Math.max(...this.facts.spaces.map((space) => space.column)) + 1;
  }

  get rows(): number {
    return Math.max(...this.facts.spaces.map((space) => space.row)) + 1;
  }

  name(number: number): string {
    return this.facts.spaces[number]?.name ?? "";
  }

  neighbours(name: string): string[] {
    return (this.spaces.get(name)?.neighbours ?? []).map((at) => this.name(at));
  }
}

export class Content {
  readonly heroes: ReadonlyMap<string, Hero>;
  readonly cards: ReadonlyMap<string, PowerCard>;
  readonly factions: ReadonlyMap<string, Faction>;
  readonly victoryCards: ReadonlyMap<string, VictoryCard>;
  readonly outsiders: ReadonlyMap<string, OutsiderCard>;
  readonly areas: ReadonlyMap<string, Area>;
  readonly battlefields: ReadonlyMap<string, Battlefield>;
  private readonly bearers: ReadonlyMap<string, readonly string[]>;

  constructor(readonly facts: SkytearContent) {
    const byId = <T extends { id: string }>(rows: readonly T[]): ReadonlyMap<string, T> =>
      new Map(rows.map((row) => [row.id, row]));
    this.heroes = byId(facts.heroes);
    this.cards = byId(facts.cards.map(({ card }) => card));
    this.factions = byId(facts.factions);
    this.victoryCards = byId(facts.victory_cards);
    this.outsiders = byId(facts.outsiders);
    this.areas = byId(facts.areas);
    this.battlefields = new Map(facts.battlefields.map((field) => [field.id, new Battlefield(field)]));
    this.bearers = new Map(facts.cards.map(({ card, heroes }) => [card.id, heroes]));
  }

  hero(id: string): Hero {
    const found = this.heroes.get(id) ?? this.heroes.get(id.replace(/\d+$/, ""));
    if (!found) throw new Error(`there is no hero ${id}`);
    return found;
  }

  battlefield(id: string): Battlefield {
    return this.battlefields.get(id) ?? this.battlefields.values().next().value!;
  }

  form(id: string): Form | undefined {
    return this.facts.forms.find((form) => form.id === id);
  }

  /** Whether a hero bears the runes of a card. */
  bears(hero: string, card: string): boolean {
    return this.bearers.get(card)?.includes(hero) ?? false;
  }

  /** The cards that can lie in a deck, in the order of the box. */
  get deckCards(): PowerCard[] {
    return this.facts.cards.map(({ card }) => card).filter((card) => card.copies > 0 && card.faction !== "");
  }

  /** The eight cards that come with a hero. */
  packOf(hero: string): string[] {
    return this.facts.cards.flatMap(({ card }) =>
      card.hero === hero ? Array.from({ length: card.copies }, () => card.id) : [],
    );
  }
}

let loaded: Promise<Content> | null = null;

export function loadContent(): Promise<Content> {
  loaded ??= api.content("skytear").then((facts) => new Content(facts as SkytearContent));
  loaded.catch(() => (loaded = null));
  return loaded;
}
