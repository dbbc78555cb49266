/** The bots' worker as the table's worker sees it: started late, replaced when it hangs, sent away when nobody asks for long. */
import type { Errand, Thought } from "./messages";

export interface ThinkerLike {
  postMessage(errand: Errand): void;
  terminate(): void;
  onmessage: ((event: { data: Thought }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** A request of `ludarium.pocket.thinker`: work, or a word about work under way. */
interface Request {
  job: number;
  do: string;
}

interface Job {
  text: string;
  request: Request;
  given: number;
  tries: number;
  answer(answer: string): void;
  fail(problem: Error): void;
}

/** Bots think in slices of a few milliseconds, so one that is well hears a word at once. */
const WORD_PATIENCE = 1_000;
/** Other work may take a while at a stretch. */
const PATIENCE = 15_000;
const LOOK_EVERY = 500;
/** A Python that does nothing still holds its memory. Longer than people think about a move. */
const IDLE = 180_000;
const MOST_TRIES = 2;

const isWord = (request: Request): boolean => request.do === "hurry" || request.do === "stop";

export class Thinkers {
  private worker: ThinkerLike | null = null;
  private ready = false;
  private hopeless = false;
  private next = 1;
  private readonly jobs = new Map<number, Job>();
  /** Work that a worker was taken away from, for the next one. */
  private readonly again: Job[] = [];
  private watch: ReturnType<typeof setInterval> | undefined;
  private heard = 0;

  /** `make` gives null where there shall be no second worker; `here` thinks in this one. */
  constructor(
    private readonly base: string,
    private readonly make: () => ThinkerLike | null,
    private readonly here: (request: string) => Promise<string>,
  ) {}

  private warm(): void {
    if (this.worker || this.hopeless) return;
    try {
      this.worker = this.make();
    } catch {
      this.worker = null;
    }
    if (!this.worker) {
      this.hopeless = true;
      return;
    }
    const worker = this.worker;
    worker.onmessage = ({ data }) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = () => {
      if (worker === this.worker) this.giveUp();
    };
    this.heard = Date.now();
    this.watch = setInterval(() => this.look(), LOOK_EVERY);
    worker.postMessage({ kind: "begin", base: this.base, kept: false, first: false });
  }

  think(text: string): Promise<string> {
    const request = JSON.parse(text) as Request;
    if (!isWord(request)) this.warm();
    // While it starts, nobody waits for it.
    if (!this.ready) return this.here(text);
    return new Promise((answer, fail) => this.give({ text, request, given: 0, tries: 0, answer, fail }));
  }

  private give(job: Job): void {
    const id = this.next++;
    job.tries += 1;
    job.given = Date.now();
    if (!this.jobs.size) this.heard = job.given;
    this.jobs.set(id, job);
    this.worker?.postMessage({ kind: "think", id, request: job.text });
  }

  private look(): void {
    const now = Date.now();
    const waiting = [...this.jobs.values()];
    if (!waiting.length) {
      if (now - this.heard > IDLE) this.dismiss();
    } else if (
      waiting.some((job) => isWord(job.request) && now - job.given > WORD_PATIENCE) ||
      now - this.heard > PATIENCE
    )
      this.replace();
    else this.worker?.postMessage({ kind: "ping" });
  }

  private hear(thought: Thought): void {
    this.heard = Date.now();
    switch (thought.kind) {
      case "ready":
        this.ready = true;
        for (const job of this.again.splice(0)) this.give(job);
        return;
      case "hopeless":
        this.giveUp();
        return;
      case "thought":
        this.jobs.get(thought.id)?.answer(thought.answer);
        this.jobs.delete(thought.id);
        return;
      case "failed":
        this.jobs.get(thought.id)?.fail(new Error(thought.detail));
        this.jobs.delete(thought.id);
        return;
      case "pong":
        return;
    }
  }

  /** One that hangs is replaced, and its work done once more: not here, where it could hang the table. */
  private replace(): void {
    const left = this.dismiss();
    const stopped = new Set(left.filter(({ request }) => request.do === "stop").map(({ request }) => request.job));
    for (const job of left) {
      if (!isWord(job.request) && !stopped.has(job.request.job) && job.tries < MOST_TRIES) this.again.push(job);
      else job.fail(new Error("whoever thinks about it does not answer"));
    }
    this.warm();
  }

  /** It does not even start: the table's worker thinks. */
  private giveUp(): void {
    this.hopeless = true;
    for (const job of [...this.dismiss(), ...this.again.splice(0)]) this.here(job.text).then(job.answer, job.fail);
  }

  private dismiss(): Job[] {
    clearInterval(this.watch);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    const left = [...this.jobs.values()];
    this.jobs.clear();
    return left;
  }
}
