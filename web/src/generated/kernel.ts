// Made by scripts/types from the Python types of the wire. Do not edit.

/** A decision as people read it: the question, a line of help, and its options in their order. */
export interface Asked {
  prompt: Message;
  help: Message;
  options: readonly Message[];
}

/** A sentence or a part of one. What an argument is (a card, a seat, a side, a list) is told by its name. */
export interface Message {
  key: string;
  args?: Readonly<Record<string, string | number | Message | readonly (string | number | Message)[]>>;
}

/** How a game ended: a place for every seat (1 is best, equal places are shared) and why it ended. */
export interface Outcome {
  places: readonly number[];
  scores: readonly number[];
  reason: string;
  shared?: number | null;
}

/** Whom the game waits for, and for what; the prompt depends on public facts only. */
export interface Waiting {
  seat: number;
  prompt: string;
}
