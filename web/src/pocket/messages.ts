/** What is said between tabs, the table's worker and the bots' worker. Ids are made by whoever asks and are never used twice. */

/** Where the parts of the engine lie, as `pocket/files.json` says. */
export interface Files {
  version: string;
  pyodide: string;
  stdlib: string;
  engine: string;
  /** Games of other packages, where there are any. */
  games?: string;
  /** Bytes of all these together. */
  size: number;
  lock: { info: Record<string, string>; packages: Record<string, never> };
}

export interface Begin {
  kind: "begin";
  /** Address of the folder with `files.json`. */
  base: string;
  /** False: nothing is stored, because the browser allows no store and somebody wants to play nevertheless. */
  kept: boolean;
  /** The files are not on the device yet, and somebody sees how they come. */
  first: boolean;
}

/** What a tab wants of the house. */
export type Wish =
  | { kind: "ask"; id: string; method: string; path: string; body: string; type: string }
  | { kind: "plug"; id: string; table: string }
  | { kind: "say"; id: string; text: string }
  | { kind: "unplug"; id: string };

/** What the house tells a tab: the answer of a wish, or something about a plug. */
export type Told =
  | { kind: "answer"; id: string; status: number; headers: Record<string, string>; body: string }
  | { kind: "broken"; id: string }
  | { kind: "open"; id: string }
  | { kind: "heard"; id: string; text: string }
  | { kind: "closed"; id: string; code: number };

/**
 * Why there is no house: `old` browser, `storage` refused, `full`: no room in it, `lost`: its connection broke, `files` missing,
 * `engine` did not start, `slow`: said nothing for too long, `dead`: stopped again and again.
 */
export type Why = "old" | "storage" | "full" | "lost" | "files" | "engine" | "slow" | "dead";

/** How a house stands; `done`: how much of the start is over, 0 to 1. */
export type State =
  | { at: "starting"; done: number }
  | { at: "ready"; version: string; kept: boolean }
  | { at: "failed"; why: Why; detail: string };

/** What the table's worker says about itself. `full`: the last change did not fit into the store, and was not made. */
export type Sign = { kind: "state"; state: State } | { kind: "full" } | { kind: "pong" } | { kind: "superseded" };

/** What tabs say to each other, besides wishes and answers. */
export type Between =
  | { kind: "hello" }
  | { kind: "lead"; tab: string }
  | { kind: "leaving" }
  | { kind: "state"; state: State }
  | { kind: "full" };

/** What the bots' worker is asked, and what it says. A job is `think` with its request, until it is `thought`. */
export type Errand = Begin | { kind: "think"; id: number; request: string } | { kind: "ping" };
export type Thought =
  | { kind: "ready" | "hopeless" }
  | { kind: "thought"; id: number; answer: string }
  | { kind: "failed"; id: number; detail: string }
  | { kind: "pong" };
