// Made by scripts/types from the Python types of the wire. Do not edit.
import type { FateforgeAction, FateforgeEvent, FateforgeView } from "./fateforge";
import type { SkytearAction, SkytearEvent, SkytearView } from "./skytear";
import type { TashKalarAction, TashKalarEvent, TashKalarView } from "./tash_kalar";

/** A lesson of the guided first battle; `point`: spaces to look at. */
export interface BattleLesson {
  id: string;
  point: readonly string[];
}

/** The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done. */
export interface BattleLessonAsk {
  answers?: readonly SkytearAction[];
  idea?: SkytearAction | null;
}

/** The lessons in their order. */
export interface BattleLessonList {
  lessons: readonly BattleLesson[];
}

/** The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to. */
export interface BattleLessonState {
  id: string;
  number: number;
  view: SkytearView;
  events: readonly SkytearEvent[];
  done: boolean;
  stuck: boolean;
  why: LessonWhy | null;
}

/** A lesson of the guided first combat; `point`: places to look at, such as "zone:C". */
export interface CombatLesson {
  id: string;
  point: readonly string[];
}

/** The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done. */
export interface CombatLessonAsk {
  answers?: readonly FateforgeAction[];
  idea?: FateforgeAction | null;
}

/** The lessons in their order. */
export interface CombatLessonList {
  lessons: readonly CombatLesson[];
}

/** The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to. */
export interface CombatLessonState {
  id: string;
  number: number;
  view: FateforgeView;
  events: readonly FateforgeEvent[];
  done: boolean;
  stuck: boolean;
  why: LessonWhy | null;
}

/** The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done. */
export interface LessonAsk {
  answers?: readonly TashKalarAction[];
  idea?: TashKalarAction | null;
}

/** A lesson of the guided first game; `point`: squares to look at. */
export interface LessonFacts {
  id: string;
  form: string;
  point: readonly number[];
}

/** The lessons in their order. */
export interface LessonList {
  game: string;
  lessons: readonly LessonFacts[];
}

/** The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to. */
export interface LessonState {
  id: string;
  number: number;
  view: TashKalarView;
  events: readonly TashKalarEvent[];
  done: boolean;
  stuck: boolean;
  why: LessonWhy | null;
}

/** The answer about an idea: on offer (`allowed`), or the rule and the sentence against it. */
export interface LessonWhy {
  allowed: boolean;
  rule: string;
  key: string;
  args: Readonly<Record<string, string | number>>;
}
