// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Area, Faction, Form, Hero, OutsiderCard, PowerCard, VictoryCard } from "./skytear";

/** The board. A square's number is row * columns + column; `names` gives each its name. */
export interface ArenaFacts {
  columns: number;
  rows: number;
  names: readonly string[];
  void: readonly number[];
  red: readonly number[];
  green: readonly number[];
  central: readonly number[];
  centre: number;
  duel_start: readonly number[];
  melee_start: readonly (readonly number[])[];
}

/** A battlefield. A space's number is its place in `spaces`. */
export interface BattlefieldFacts {
  id: string;
  heroes_per_side: number;
  lanes: readonly string[];
  domes: readonly string[];
  spaces: readonly SpaceFacts[];
  white_lines: readonly (readonly [number, number])[];
  openings: readonly (readonly [number, number])[];
  nexus: readonly number[];
  towers: readonly (readonly number[])[];
}

export interface BeingFacts {
  id: string;
  school: string;
  name: string;
  rank: number;
  pattern: readonly PatternSquare[];
  marks: readonly Offset[];
  marks2: readonly Offset[];
  directions: readonly string[];
}

/** A power card, with the heroes that bear its runes (SK-14.2). */
export interface CardBearers {
  card: PowerCard;
  heroes: readonly string[];
}

/** A deck for these heroes; `factions` are those the side plays, if they are more than the heroes' own. */
export interface DeckCheck {
  heroes: readonly string[];
  cards: readonly string[];
  factions?: readonly string[];
}

/** The numbers of deck building (SK-24). */
export interface DeckFacts {
  copies: number;
  cards_per_hero: number;
}

/** What is wrong with a deck or a pool (nothing: it is legal) and its points. */
export interface DeckJudged {
  problems: readonly DeckProblem[];
  points: number;
}

/** One thing that is wrong: the rule, the sentence and its arguments; `hero`: in whose pile, if there are piles. */
export interface DeckProblem {
  rule: string;
  key: string;
  args: Readonly<Record<string, string | number>>;
  hero: string;
}

/** A flare: how far behind one must be for each half, and whether the half is done ("must") or offered ("may"). */
export interface FlareFacts {
  id: string;
  upper_more: number;
  upper_choice: string;
  lower_more: number;
  lower_choice: string;
}

/** In what a form differs. */
export interface FormDetails {
  id: string;
  tasks: boolean;
  melee: boolean;
  teams: boolean;
  simplified: boolean;
}

/** Columns to the right and rows down from the square a being arrives on. */
export interface Offset {
  x: number;
  y: number;
}

/** A piece the pattern asks for: at least of that rank (0 common, 1 heroic). */
export interface PatternSquare {
  x: number;
  y: number;
  rank: number;
}

/** A pool for competitive play: a pile of cards for each hero that is brought to a battlefield. */
export interface PoolCheck {
  battlefield: string;
  piles: Readonly<Record<string, readonly string[]>>;
}

/** A deck that can be played; `beings` is the school whose cards it holds. */
export interface SchoolFacts {
  id: string;
  beings: string;
}

export interface SkytearContent {
  game: "skytear";
  factions: readonly Faction[];
  heroes: readonly Hero[];
  cards: readonly CardBearers[];
  victory_cards: readonly VictoryCard[];
  outsiders: readonly OutsiderCard[];
  areas: readonly Area[];
  battlefields: readonly BattlefieldFacts[];
  forms: readonly Form[];
  decks: DeckFacts;
}

/** A space: where it is drawn, and what it is. `neighbours` and `sees` are numbers of spaces. */
export interface SpaceFacts {
  name: string;
  column: number;
  row: number;
  lane: string;
  dome: string;
  cover: boolean;
  neighbours: readonly number[];
  sees: readonly number[];
}

export interface TashKalarContent {
  game: "tash-kalar";
  arena: ArenaFacts;
  ranks: readonly string[];
  turns: readonly string[];
  directions: readonly string[];
  schools: readonly SchoolFacts[];
  beings: readonly BeingFacts[];
  flares: readonly FlareFacts[];
  tasks: readonly TaskFacts[];
  forms: readonly FormDetails[];
}

export interface TaskFacts {
  id: string;
  name: string;
  kind: string;
  points: number;
  advanced: boolean;
}

export type GameContent = SkytearContent | TashKalarContent;
