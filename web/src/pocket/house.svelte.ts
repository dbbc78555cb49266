/**
 * The house in this browser. One tab leads: it holds the lock and runs the worker. The others reach it over a channel, and the
 * next one leads when it goes. Whatever was open then is asked again or, like a broken socket, connected again.
 */
import type { Asked, House, Plug } from "../kernel/house";
import { freshId } from "../kernel/socket";
import { Engine, type WorkerLike } from "./engine";
import type { Begin, Between, State, Told, Wish } from "./messages";

const NAME = "ludarium-pocket";
/** A leader answers a greeting at once. One that does not for so long was stopped by the browser: its place is taken. */
const GREET_EVERY = 2_000;
const GREETINGS = 5;
/** As a socket that broke. */
const BROKEN = 1006;

export interface Surroundings {
  worker(): WorkerLike;
  channel: Pick<BroadcastChannel, "postMessage" | "onmessage">;
  /** Undefined where the page is not served safely: there tabs agree by greeting. */
  locks?: Pick<LockManager, "request">;
  base: string;
  /** Nothing is on the device yet. */
  first: boolean;
  /** Goes on once what has changed is on the screen. */
  drawn(then: () => void): void;
}

type Message = { wish: Wish } | { told: Told } | { between: Between };

class PocketPlug implements Plug {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  open = false;
  private readonly waiting: string[] = [];
  private drawing = false;

  constructor(
    readonly id: string,
    private readonly wish: (wish: Wish) => void,
    private readonly gone: () => void,
    private readonly drawn: Surroundings["drawn"],
  ) {}

  /** Bots answer faster than a screen is drawn: what a click did is shown before what came after it. */
  hear(text: string): void {
    this.waiting.push(text);
    if (!this.drawing) this.pass();
  }

  private pass(): void {
    this.drawing = false;
    while (this.waiting.length && !this.drawing) {
      const text = this.waiting.shift()!;
      this.drawing = text.includes('"type":"update"');
      this.onmessage?.({ data: text });
    }
    if (this.drawing) this.drawn(() => this.pass());
  }

  /** The house has hung up; what it had said before is heard first. */
  end(code: number): void {
    for (const text of this.waiting.splice(0)) this.onmessage?.({ data: text });
    this.onclose?.({ code });
  }

  send(text: string): void {
    if (!this.open) throw new Error("not open");
    this.wish({ kind: "say", id: this.id, text });
  }

  close(): void {
    this.waiting.length = 0;
    this.wish({ kind: "unplug", id: this.id });
    this.gone();
    this.onclose?.({ code: 1000 });
  }
}

interface Question {
  wish: Wish & { kind: "ask" };
  answer(response: Response): void;
  fail(problem: Error): void;
}

export class PocketHouse implements House {
  readonly pocket = true;
  state: State = $state.raw({ at: "starting", done: 0 });
  /** The last change did not fit into the store. */
  full = $state(0);
  private readonly tab = freshId();
  private readonly questions = new Map<string, Question>();
  private readonly plugs = new Map<string, PocketPlug>();
  private engine: Engine | null = null;
  private letGo: (() => void) | null = null;
  private mayKeep = true;
  private unanswered = 0;

  constructor(private readonly around: Surroundings) {
    around.channel.onmessage = ({ data }: MessageEvent<Message>) => this.overhear(data);
    setInterval(() => this.greet(), GREET_EVERY);
    void this.queue(false);
    this.say({ kind: "hello" });
  }

  get kept(): boolean {
    return this.state.at !== "ready" || this.state.kept;
  }

  // -- what the page asks ------------------------------------------------------------------------------------------

  ask(path: string, { method = "GET", body = "", type = "" }: Asked): Promise<Response> {
    const wish = { kind: "ask", id: freshId(), method, path, body, type } as const;
    return new Promise((answer, fail) => {
      this.questions.set(wish.id, { wish, answer, fail });
      this.wish(wish);
    });
  }

  plug(table: string): Plug {
    const id = freshId();
    const plug = new PocketPlug(
      id,
      (wish) => this.wish(wish),
      () => this.plugs.delete(id),
      this.around.drawn,
    );
    this.plugs.set(id, plug);
    this.wish({ kind: "plug", id, table });
    return plug;
  }

  /** Begin again after a failure; `kept` false: play although nothing can be stored. */
  tryAgain(kept = true): void {
    this.mayKeep = kept;
    this.state = { at: "starting", done: 0 };
    if (this.engine) this.lead();
    else void this.queue(false);
  }

  /** The page goes: its lines are put down, and where there are no locks another tab hears that it may lead. */
  leave(): void {
    for (const { id } of this.plugs.values()) this.wish({ kind: "unplug", id });
    if (this.engine) this.say({ kind: "leaving" });
  }

  // -- who leads -----------------------------------------------------------------------------------------------------

  private async queue(steal: boolean): Promise<void> {
    const { locks } = this.around;
    if (!locks) {
      this.lead();
      return;
    }
    try {
      await locks.request(
        NAME,
        steal ? { steal } : {},
        () =>
          new Promise<void>((letGo) => {
            this.letGo = letGo;
            this.lead();
          }),
      );
    } catch {
      this.follow(); // another tab found this one asleep and took the lock
      void this.queue(false);
    }
  }

  private lead(): void {
    this.engine?.stop();
    const begin: Begin = {
      kind: "begin",
      base: this.around.base,
      kept: this.mayKeep,
      first: this.around.first,
    };
    this.engine = new Engine(this.around.worker, begin, {
      told: (told) => (this.isMine(told.id) ? this.hear(told) : this.post({ told })),
      state: (state) => {
        if (state.at === "starting" && state.done === 0) {
          this.say({ kind: "lead", tab: this.tab });
          this.begun();
        }
        this.state = state;
        this.say({ kind: "state", state });
        if (state.at === "failed") this.resign();
      },
      full: () => {
        this.full += 1;
        this.say({ kind: "full" });
      },
      superseded: () => this.follow(),
    });
    this.engine.start();
  }

  /** It did not start here: perhaps it does in another tab. */
  private resign(): void {
    this.engine = null;
    this.letGo?.();
    this.letGo = null;
  }

  private follow(): void {
    this.engine?.stop();
    this.resign();
    this.begun();
  }

  /** A new worker, here or in another tab, knows nothing of what was asked before. */
  private begun(): void {
    this.unanswered = 0;
    for (const plug of [...this.plugs.values()]) {
      this.plugs.delete(plug.id);
      plug.end(BROKEN);
    }
    for (const [id, { wish, fail }] of [...this.questions]) {
      if (wish.method === "GET") this.wish(wish);
      else {
        this.questions.delete(id);
        fail(new Error("the house began again"));
      }
    }
  }

  /** Followers ask now and then whether anybody is there. */
  private greet(): void {
    if (this.engine || this.state.at === "failed") return;
    if (this.state.at === "ready" && !this.questions.size && !this.plugs.size) return;
    this.unanswered += 1;
    if (this.unanswered > GREETINGS) {
      this.unanswered = 0;
      void this.queue(true);
    } else this.say({ kind: "hello" });
  }

  // -- hearing -------------------------------------------------------------------------------------------------------

  private isMine(id: string): boolean {
    return this.questions.has(id) || this.plugs.has(id);
  }

  private wish(wish: Wish): void {
    if (this.engine) this.engine.send(wish);
    else this.post({ wish });
  }

  private say(between: Between): void {
    this.post({ between });
  }

  private post(message: Message): void {
    this.around.channel.postMessage(message);
  }

  private overhear(message: Message): void {
    if ("wish" in message) this.engine?.send(message.wish);
    else if ("told" in message) this.hear(message.told);
    else this.meet(message.between);
  }

  private meet(between: Between): void {
    switch (between.kind) {
      case "hello":
        if (this.engine) this.say({ kind: "state", state: this.state });
        return;
      case "lead":
        if (!this.engine) this.begun();
        // Without locks two may begin at once: the same one of both gives way in both tabs.
        else if (!this.around.locks)
          if (between.tab > this.tab) this.follow();
          else this.say({ kind: "lead", tab: this.tab });
        return;
      case "leaving":
        if (!this.around.locks && !this.engine) setTimeout(() => this.engine ?? this.lead(), Math.random() * 300);
        return;
      case "state":
        if (this.engine) return;
        this.unanswered = 0;
        // What failed there may go well here, and this tab is the next to try.
        if (between.state.at !== "failed") this.state = between.state;
        return;
      case "full":
        this.full += 1;
        return;
    }
  }

  private hear(told: Told): void {
    const question = this.questions.get(told.id);
    const plug = this.plugs.get(told.id);
    switch (told.kind) {
      case "answer": {
        this.questions.delete(told.id);
        const { status, headers, body } = told;
        question?.answer(new Response(body === "" ? null : body, { status, headers }));
        return;
      }
      case "broken":
        this.questions.delete(told.id);
        question?.fail(new Error("the engine could not answer"));
        return;
      case "open":
        if (plug) {
          plug.open = true;
          plug.onopen?.();
        }
        return;
      case "heard":
        plug?.hear(told.text);
        return;
      case "closed":
        this.plugs.delete(told.id);
        plug?.end(told.code);
        return;
    }
  }
}
