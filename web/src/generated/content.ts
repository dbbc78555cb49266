// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Ally, Boss, Card, Deed, Hero as FateforgeHero, Place as FateforgePlace, Fx, Quest, Reward, Segment } from "./fateforge";
import type { Area, Faction, Form, OutsiderCard, PowerCard, Hero as SkytearHero, VictoryCard } from "./skytear";

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

/** What a table is chosen by; nothing that a party would find out only on the map. `words` are by language. */
export interface CombatFacts {
  id: string;
  rounds: number;
  danger: number;
  zones: readonly string[];
  layout: readonly (readonly [number, number])[];
  edges: readonly (readonly [string, string])[];
  boss: boolean;
  objectives: readonly string[];
  explore: readonly (readonly [string, readonly Fx[]])[];
  words: Readonly<Record<string, CombatWords>>;
}

/** What the story calls a combat and its objectives, in the order of `CombatFacts.objectives`. */
export interface CombatWords {
  title: string;
  objectives: readonly string[];
  special: readonly string[];
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

/** A die; a face with a line names both results: "step|focus". */
export interface DieFacts {
  id: string;
  faces: readonly string[];
}

/** An enemy card with its action frame. */
export interface EnemyFacts {
  id: string;
  colour: string;
  toughness: number;
  armour: number;
  frame: readonly Segment[];
  abilities: readonly string[];
  faction: string;
}

export interface ExpeditionFacts {
  id: string;
  difficulty: string;
  combats: number;
  hours: number;
}

export interface FateforgeContent {
  game: "fateforge";
  dice: readonly DieFacts[];
  heroes: readonly FateforgeHero[];
  skills: readonly SkillFacts[];
  items: readonly ItemFacts[];
  enemies: readonly EnemyFacts[];
  bosses: readonly Boss[];
  corruption: readonly Card[];
  fear: readonly Card[];
  traps: readonly Card[];
  allies: readonly Ally[];
  places: readonly FateforgePlace[];
  quests: readonly Quest[];
  rewards: readonly Reward[];
  combats: readonly CombatFacts[];
  expeditions: readonly ExpeditionFacts[];
  traits: readonly string[];
  trait_cost: number;
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

export interface ItemFacts {
  id: string;
  number: number;
  slot: string;
  cost: number;
  use: string;
  die: string;
  special: readonly Deed[];
  special_fx: readonly Fx[];
  pays: readonly string[];
  results: readonly string[];
  deeds: readonly Deed[];
  fx: readonly Fx[];
  armour: number;
  trait: string;
  when: string;
  any_time: boolean;
  charges: number;
  hero: string;
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

/** A skill: what it takes on the left, what it gives on the right (FF-7). */
export interface SkillFacts {
  id: string;
  hero: string;
  level: number;
  cost: number;
  kind: string;
  pays: readonly string[];
  results: readonly string[];
  deeds: readonly Deed[];
  fx: readonly Fx[];
  when: string;
  two_way: boolean;
  up: string;
}

export interface SkytearContent {
  game: "skytear";
  factions: readonly Faction[];
  heroes: readonly SkytearHero[];
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

export type GameContent = FateforgeContent | SkytearContent | TashKalarContent;
