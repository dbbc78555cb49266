// Made by scripts/types from the Python types of the wire. Do not edit.

/** How a game ended: a place for every seat (1 is best, equal places are shared) and why it ended. */
export interface Outcome {
  places: readonly number[];
  scores: readonly number[];
  reason: string;
  shared: number | null;
}

/** Whom the game waits for, and for what; the prompt depends on public facts only. */
export interface Waiting {
  seat: number;
  prompt: string;
}
