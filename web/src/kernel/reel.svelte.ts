/** A replay that comes in parts: the one that is looked at first, the others behind the reader's back. */
import type { GameView, Replay, ReplayFrame } from "../generated/messages";
import { api } from "./api";
import { nextPart, PART } from "./parts";
import { hear, remember } from "./said";

/** Where a replay comes from: a finished table, or a record that was opened. */
export interface Source {
  kind: "tables" | "records";
  id: string;
}

/** One step, and how the table stood before it. */
export interface Shot {
  at: number;
  frame: ReplayFrame;
  before: GameView;
}

const AGAIN = 2000;

export class Reel {
  /** The first answer: everything but the steps holds for all of them. */
  head = $state.raw<Replay | null>(null);
  /** As many as the game has; those that are not here yet are undefined. */
  shots = $state.raw<readonly (Shot | undefined)[]>([]);
  loaded = $state(0);
  /** Why it does not go on; it is tried again. */
  problem = $state.raw<unknown>(null);
  /** The first part has come, or it will not come. */
  readonly ready: Promise<Replay>;
  #at: number;
  #closed = false;

  constructor(
    readonly source: Source,
    readonly seat: string,
    at: number,
  ) {
    this.#at = at;
    this.ready = this.#fetch(Math.floor(at / PART) * PART);
    this.ready.then(
      () => void this.#fetchTheRest(),
      () => undefined,
    );
  }

  /** The reader is there now: that part comes next. */
  look(at: number): void {
    this.#at = at;
  }

  close(): void {
    this.#closed = true;
  }

  async #fetchTheRest(): Promise<void> {
    for (let first = nextPart(this.shots, this.#at); first >= 0 && !this.#closed;) {
      try {
        await this.#fetch(first);
        this.problem = null;
      } catch (problem) {
        this.problem = problem;
        await new Promise((done) => setTimeout(done, AGAIN));
      }
      first = nextPart(this.shots, this.#at);
    }
  }

  async #fetch(first: number): Promise<Replay> {
    const { kind, id } = this.source;
    const part = await api.replay(kind, id, this.seat, first, PART);
    if (this.#closed) return part;
    this.head ??= part;
    const shots = this.shots.length ? [...this.shots] : new Array<Shot | undefined>(part.length).fill(undefined);
    part.frames.forEach((frame, place) => {
      hear(frame);
      if (frame.action) remember(frame.action, frame.said);
      const before = part.frames[place - 1] ?? shots[first - 1]?.frame ?? frame;
      shots[first + place] = { at: first + place, frame, before: before.view };
    });
    // The part that follows may have come before: now it is known what it began with.
    const next = first + part.frames.length;
    if (shots[next]) shots[next] = { ...shots[next], before: shots[next - 1]!.frame.view };
    this.shots = shots;
    this.loaded = shots.filter(Boolean).length;
    return part;
  }
}
