// Made by scripts/types from the Python types of the wire. Do not edit.

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

/** A deck that can be played; `beings` is the school whose cards it holds. */
export interface SchoolFacts {
  id: string;
  beings: string;
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

export type GameContent = TashKalarContent;
