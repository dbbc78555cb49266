/**
 * What somebody has made of puzzles. The house keeps it with the person; this browser remembers it as well, so that an
 * attempt that was made without a connection is sent when there is one again.
 */
import type { PuzzleAttempt, PuzzleResult } from "../generated/messages";
import { api } from "./api";
import { recall, remember } from "./memory";
import { bookOf, type Book } from "./puzzle-book";
import { freshId } from "./socket";

/** What came of an attempt, and while it is here that it was made, what was answered. */
export type Known = PuzzleResult & Partial<PuzzleAttempt>;

const KEY = "ludarium.puzzle-attempts";
/** The house takes so many at a time. */
const AT_ONCE = 20;

const isSendable = (each: Known): each is Known & PuzzleAttempt =>
  each.game !== undefined && each.answers !== undefined;
const made = ({ id, game, puzzle, day, at, answers, hints, turn }: PuzzleAttempt): PuzzleAttempt => ({
  id,
  game,
  puzzle,
  day,
  at,
  answers: answers ?? [],
  hints: hints ?? 0,
  turn: turn ?? 0,
});

/** Attempts that are known here and there; the house has judged its own. */
export function merged(here: readonly Known[], there: readonly PuzzleResult[]): Known[] {
  const judged = new Map(there.map((each) => [each.id, each]));
  const known = new Set(here.map(({ id }) => id));
  return [
    ...here.map((each): Known => ({ ...each, ...judged.get(each.id) })),
    ...there.filter(({ id }) => !known.has(id)),
  ];
}

class PuzzleResultsHere {
  attempts = $state.raw<readonly Known[]>(recall<readonly Known[]>(KEY, []));
  readonly book: Book = $derived(bookOf(this.attempts));
  /** Some of it is known to this browser alone. */
  waiting = $state(false);

  /** Ask what the house has kept, and send what it does not know yet. */
  async look(): Promise<void> {
    try {
      const { attempts } = await api.puzzleResults();
      this.keep(merged(this.attempts, attempts));
      const there = new Set(attempts.map(({ id }) => id));
      await this.send(this.attempts.filter(isSendable).filter(({ id }) => !there.has(id)));
    } catch {
      this.waiting = this.attempts.some(isSendable); // no connection: another time
    }
  }

  /** An attempt that was made just now. */
  async note(attempt: Omit<PuzzleAttempt, "id" | "at">, result: { solved: boolean; daily: boolean }): Promise<void> {
    const named = made({ ...attempt, id: freshId(), at: Date.now() });
    this.keep([...this.attempts, { ...named, ...result } as Known]);
    try {
      await this.send([named]);
    } catch {
      this.waiting = true;
    }
  }

  /** Attempts from a file of somebody's data; the house judges them. How many of them it took. */
  async bring(text: string): Promise<number> {
    const brought = (JSON.parse(text) as { puzzles?: readonly PuzzleAttempt[] }).puzzles ?? [];
    const known = new Set(this.attempts.map(({ id }) => id));
    const fresh = brought.filter(({ id }) => !known.has(id));
    const before = this.attempts.length;
    await this.send(fresh);
    return this.attempts.length - before;
  }

  /** Nothing of it is remembered here any more. */
  forget(): void {
    this.keep([]);
    this.waiting = false;
  }

  private async send(attempts: readonly PuzzleAttempt[]): Promise<void> {
    for (let at = 0; at < attempts.length; at += AT_ONCE) {
      const told = await api.keepPuzzleResults(attempts.slice(at, at + AT_ONCE).map(made));
      const refused = new Set(told.refused);
      // What means nothing to the house is not sent again.
      const here = this.attempts.map((each) => (refused.has(each.id) ? { ...each, answers: undefined } : each));
      this.keep(merged(here, told.attempts));
    }
    this.waiting = false;
  }

  private keep(attempts: readonly Known[]): void {
    this.attempts = attempts;
    remember(KEY, JSON.stringify(attempts));
  }
}

export const puzzleResults = new PuzzleResultsHere();
