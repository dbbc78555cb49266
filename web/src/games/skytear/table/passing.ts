/**
 * Reaction windows that are passed without asking, and how long that takes.
 *
 * Most windows offer nothing but to pass. Passing them by itself must not tell the other people at the table what is in
 * the hand (REL-24): what everybody can see may be quick, and what the hand alone decides takes as long as this person's
 * own answers do.
 */
import type { SkytearView } from "../../../generated/skytear";
import { remember, remembered } from "../../../kernel/memory";

/** What somebody has asked for: nothing, to be asked in every window, or in none before the next activation. */
export type Wish = "" | "hold" | "until-activation";

/** Who could learn something from a pass and its time: bots do not, people do, and at one screen everybody looks on. */
export type Onlookers = "bots" | "people" | "same-screen";

/** A window as the one who has priority sees it. */
export interface ReactionWindow {
  /** The top effect is one's own side's, or nothing is on the Stack of one's own activation. */
  readonly own: boolean;
  /** Whether there could be a Reaction, for all that everybody sees. */
  readonly answerable: boolean;
  /** There is nothing to play. */
  readonly empty: boolean;
}

/** Asked; passed for reasons that everybody can see; or passed because of the hand, which nobody may notice. */
export type Passing = "ask" | "openly" | "secretly";

export function passing(window: ReactionWindow, wish: Wish, onlookers: Onlookers): Passing {
  if (wish === "hold") return "ask";
  if (wish === "until-activation" || window.own || !window.answerable) return "openly";
  if (!window.empty || onlookers === "same-screen") return "ask";
  return onlookers === "people" ? "secretly" : "openly";
}

export const hasPriority = (view: SkytearView, seat: number): boolean =>
  view.waiting.some((asked) => asked.seat === seat && asked.prompt === "priority");

/** The window of whoever has priority, as far as everybody sees it. */
export function openWindow(view: SkytearView, seat: number): ReactionWindow {
  const about = view.stack.at(-1)?.seat ?? view.active_seat;
  const own = view.seats[about]?.side === view.seats[seat]?.side;
  return { own, answerable: view.answerable, empty: false };
}

const KEY = "ludarium.skytear.auto-pass";
/** Whether whoever sits at this screen wants to be asked in every window. */
export const isHeld = (): boolean => remembered(KEY) === "never";
export const keepHeld = (held: boolean): void => remember(KEY, held ? "never" : "empty");

/** The seats of a table, as far as they look on. */
export function onlookersOf(seats: readonly { yours: boolean; bot: string; kind: string }[]): Onlookers {
  const people = seats.filter((seat) => seat.kind !== "bot" && !seat.bot);
  if (people.filter((seat) => seat.yours).length > 1) return "same-screen";
  return people.some((seat) => !seat.yours) ? "people" : "bots";
}

const KEPT = 40;
const LONGEST = 15_000;
/** Milliseconds that people take for a pass they have thought about, as long as nothing is known of this person. */
const USUAL = [
  700, 900, 1050, 1200, 1350, 1500, 1650, 1800, 2000, 2200, 2400, 2650, 2950, 3350, 3900, 4700, 6000,
] as const;
/** So much is left to chance, that no time comes twice. */
const SPREAD = 0.15;

/** How long this person takes to let a Reaction go by. A secret pass takes as long as one of those did. */
export class AnswerTimes {
  private times: readonly number[];

  constructor(
    kept: readonly number[] = [],
    private readonly chance: () => number = Math.random,
  ) {
    this.times = kept.length ? kept.slice(-KEPT) : USUAL;
  }

  get kept(): readonly number[] {
    return this.times;
  }

  /** A window in which there was something to play has been passed after so many milliseconds. */
  passed(after: number): void {
    this.times = [...this.times, Math.min(LONGEST, Math.round(after))].slice(-KEPT);
  }

  /** Milliseconds after which a window is passed in which there is nothing to play. */
  next(): number {
    const time = this.times[Math.floor(this.chance() * this.times.length)] ?? USUAL[0];
    return time * (1 - SPREAD + 2 * SPREAD * this.chance());
  }
}
