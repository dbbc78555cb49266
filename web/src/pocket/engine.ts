/** The table's worker as the leading tab sees it: started, watched, and started again when it dies. */
import type { Begin, Sign, State, Told, Why, Wish } from "./messages";

export type FromWorker = Told | Sign;

/** What a Worker is to us; tests play one. */
export interface WorkerLike {
  postMessage(message: Begin | Wish | { kind: "ping" }): void;
  terminate(): void;
  onmessage: ((event: { data: FromWorker }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

export interface Watcher {
  told(told: Told): void;
  state(state: State): void;
  full(): void;
  /** Another tab leads. */
  superseded(): void;
}

/**
 * A worker is asked now and then whether it lives. Counted are questions, not seconds: a tab in the background and a machine
 * that slept come late themselves. A start may take longer at a stretch than anything else.
 */
const PING_EVERY = 4_000;
const PINGS_AT_START = 12;
const PINGS = 5;
const MOST_DEATHS = 3;

export class Engine {
  private worker: WorkerLike | null = null;
  private ready = false;
  private waiting: Wish[] = [];
  private deaths = 0;
  private unanswered = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly make: () => WorkerLike,
    private readonly begin: Begin,
    private readonly watcher: Watcher,
  ) {}

  send(wish: Wish): void {
    if (!this.ready) {
      this.waiting.push(wish);
      return;
    }
    this.worker?.postMessage(wish);
  }

  stop(): void {
    clearInterval(this.timer);
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
  }

  start(): void {
    this.ready = false;
    this.waiting = [];
    this.unanswered = 0;
    let worker: WorkerLike;
    try {
      worker = this.make();
    } catch (problem) {
      this.fail("old", String(problem));
      return;
    }
    this.worker = worker;
    worker.onmessage = ({ data }) => {
      if (worker === this.worker) this.hear(data);
    };
    worker.onerror = ({ message }) => {
      if (worker === this.worker) this.die("engine", message ?? "");
    };
    worker.postMessage(this.begin);
    clearInterval(this.timer);
    this.timer = setInterval(() => this.watch(), PING_EVERY);
    this.watcher.state({ at: "starting", done: 0 });
  }

  /** A worker that was taken away by the browser says nothing at all, so it is asked. */
  private watch(): void {
    this.unanswered += 1;
    if (this.unanswered > (this.ready ? PINGS : PINGS_AT_START)) this.die("slow", "");
    else this.worker?.postMessage({ kind: "ping" });
  }

  private hear(message: FromWorker): void {
    this.unanswered = 0;
    switch (message.kind) {
      case "state":
        if (message.state.at === "failed") this.die(message.state.why, message.state.detail);
        else {
          this.watcher.state(message.state);
          if (message.state.at === "ready") {
            this.ready = true;
            for (const wish of this.waiting.splice(0)) this.send(wish);
          }
        }
        return;
      case "pong":
        return;
      case "full":
        this.watcher.full();
        return;
      case "superseded":
        this.watcher.superseded();
        return;
      default:
        this.watcher.told(message);
    }
  }

  /** One that had started is started again; one that never did says why. */
  private die(why: Why, detail: string): void {
    const started = this.ready;
    this.stop();
    this.deaths += started ? 1 : 0;
    if (!started || this.deaths > MOST_DEATHS) this.fail(started ? "dead" : why, detail);
    else this.start();
  }

  private fail(why: Why, detail: string): void {
    this.stop();
    this.watcher.state({ at: "failed", why, detail });
  }
}
