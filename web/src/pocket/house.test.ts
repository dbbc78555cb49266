import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromWorker, WorkerLike } from "./engine";
import { PocketHouse } from "./house.svelte";
import type { Begin, Wish } from "./messages";

/** A worker that the test plays. */
class Table implements WorkerLike {
  sent: (Begin | Wish | { kind: "ping" })[] = [];
  ended = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  postMessage(message: Begin | Wish | { kind: "ping" }): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: FromWorker): void {
    this.onmessage?.({ data });
  }
  ready(kept = true): void {
    this.tell({ kind: "state", state: { at: "ready", version: "1", kept } });
  }
  wishes<K extends Wish["kind"]>(kind: K): (Wish & { kind: K })[] {
    return this.sent.filter((message): message is Wish & { kind: K } => message.kind === kind);
  }
  answer(at = 0, status = 200, body = "{}"): void {
    this.tell({ kind: "answer", id: this.wishes("ask")[at]!.id, status, headers: {}, body });
  }
}

/** Channel and lock of one browser. */
class Browser {
  tables: Table[] = [];
  /** The tab that hears nothing; -1: none. */
  asleep = -1;
  /** What waits for the screen. */
  frames: (() => void)[] = [];
  private readonly channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  private readonly queue: { grant: () => Promise<void>; fail: (problem: Error) => void }[] = [];
  private holder: { fail: (problem: Error) => void } | null = null;

  constructor(private readonly hasLocks = true) {}

  tab(): PocketHouse {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: (data: unknown) => {
        for (const [at, other] of this.channels.entries())
          if (other !== channel && at !== this.asleep) other.onmessage?.({ data } as MessageEvent);
      },
    };
    this.channels.push(channel);
    return new PocketHouse({
      base: "https://here/pocket/",
      first: false,
      drawn: (then) => this.frames.push(then),
      channel,
      locks: this.hasLocks ? { request: this.request as LockManager["request"] } : undefined,
      worker: () => {
        const table = new Table();
        this.tables.push(table);
        return table;
      },
    });
  }

  /** The tab that leads is closed. */
  closeLeader(): void {
    this.channels.shift();
    this.holder = null;
    this.next();
  }

  private readonly request = (_: string, { steal }: LockOptions, work: () => Promise<void>): Promise<void> =>
    new Promise((resolve, fail) => {
      const wanting = { grant: () => work().then(resolve), fail };
      if (steal) {
        this.holder?.fail(new Error("stolen"));
        this.holder = null;
        this.queue.unshift(wanting);
      } else this.queue.push(wanting);
      this.next();
    });

  private next(): void {
    if (this.holder) return;
    const first = this.queue.shift();
    if (!first) return;
    this.holder = first;
    void first.grant().then(() => {
      if (this.holder !== first) return;
      this.holder = null;
      this.next();
    });
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a house in a worker", () => {
  it("answers as a server does", async () => {
    const browser = new Browser();
    const house = browser.tab();
    const answer = house.ask("api/games", {});
    browser.tables[0]!.ready();
    expect(browser.tables[0]!.wishes("ask")).toMatchObject([{ method: "GET", path: "api/games" }]);
    browser.tables[0]!.answer(0, 404, '{"code":"x"}');
    const response = await answer;
    expect([response.ok, response.status]).toEqual([false, 404]);
    expect(await response.json()).toEqual({ code: "x" });
  });

  it("carries what is said at a table both ways", () => {
    const browser = new Browser();
    const house = browser.tab();
    const table = browser.tables[0]!;
    table.ready();
    const plug = house.plug("t1");
    const heard: unknown[] = [];
    plug.onmessage = ({ data }) => heard.push(data);
    const { id } = table.wishes("plug")[0]!;
    expect(() => plug.send("early")).toThrow();
    table.tell({ kind: "open", id });
    plug.send("hello");
    table.tell({ kind: "heard", id, text: "welcome" });
    expect(table.wishes("say")).toMatchObject([{ id, text: "hello" }]);
    expect(heard).toEqual(["welcome"]);
  });

  it("lets the screen be drawn between two updates, and says the rest before it hangs up", () => {
    const browser = new Browser();
    const house = browser.tab();
    const table = browser.tables[0]!;
    table.ready();
    const plug = house.plug("t1");
    const heard: unknown[] = [];
    plug.onmessage = ({ data }) => heard.push(data);
    plug.onclose = ({ code }) => heard.push(code);
    const { id } = table.wishes("plug")[0]!;
    const [one, two, three] = [1, 2, 3].map((number) => `{"type":"update","number":${number}}`);
    for (const text of ["ack", one, "thinking", two, three]) table.tell({ kind: "heard", id, text: text! });
    expect(heard).toEqual(["ack", one]);
    browser.frames.shift()!();
    expect(heard).toEqual(["ack", one, "thinking", two]);
    table.tell({ kind: "closed", id, code: 4000 });
    expect(heard).toEqual(["ack", one, "thinking", two, three, 4000]);
  });

  it("starts a worker again that died, breaks its lines, asks again what changes nothing", async () => {
    const browser = new Browser();
    const house = browser.tab();
    browser.tables[0]!.ready();
    const codes: number[] = [];
    house.plug("t1").onclose = ({ code }) => codes.push(code);
    const read = house.ask("api/tables", {});
    const write = house.ask("api/tables", { method: "POST", body: "{}" });
    const lost = expect(write).rejects.toThrow();
    browser.tables[0]!.onerror?.({ message: "memory" });
    expect(browser.tables).toHaveLength(2);
    expect(browser.tables[0]!.ended).toBe(true);
    expect(codes).toEqual([1006]);
    await lost;
    browser.tables[1]!.ready();
    expect(browser.tables[1]!.wishes("ask")).toMatchObject([{ method: "GET", path: "api/tables" }]);
    browser.tables[1]!.answer();
    expect((await read).ok).toBe(true);
  });

  it("notices a worker that was taken away without a word", () => {
    const browser = new Browser();
    const house = browser.tab();
    browser.tables[0]!.ready();
    house.plug("t1");
    vi.advanceTimersByTime(30_000);
    expect(browser.tables).toHaveLength(2);
  });

  it("leaves a worker alone that answers while it works", () => {
    const browser = new Browser();
    const house = browser.tab();
    const table = browser.tables[0]!;
    table.ready();
    void house.ask("api/records", {});
    for (let second = 0; second < 60; second += 4) {
      vi.advanceTimersByTime(4_000);
      table.tell({ kind: "pong" });
    }
    expect(browser.tables).toHaveLength(1);
  });

  it("says after a while that nothing starts, and tries again when asked", async () => {
    const browser = new Browser();
    const house = browser.tab();
    vi.advanceTimersByTime(60_000);
    expect(house.state).toMatchObject({ at: "failed", why: "slow" });
    house.tryAgain();
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.tables).toHaveLength(2);
    browser.tables[1]!.ready();
    expect(house.state.at).toBe("ready");
  });

  it("says that storage is refused, and plays without when asked", async () => {
    const browser = new Browser();
    const house = browser.tab();
    const table = browser.tables[0]!;
    table.tell({ kind: "state", state: { at: "failed", why: "storage", detail: "" } });
    expect(house.state).toMatchObject({ at: "failed", why: "storage" });
    house.tryAgain(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.tables[1]!.sent).toMatchObject([{ kind: "begin", kept: false }]);
    browser.tables[1]!.ready(false);
    expect(house.kept).toBe(false);
  });

  it("begins again with what is kept by then when the store was taken away", async () => {
    const browser = new Browser();
    const house = browser.tab();
    browser.tables[0]!.ready();
    const read = house.ask("api/tables", {});
    browser.tables[0]!.tell({ kind: "state", state: { at: "failed", why: "lost", detail: "" } });
    expect(browser.tables[0]!.ended).toBe(true);
    browser.tables[1]!.ready();
    browser.tables[1]!.answer();
    expect((await read).ok).toBe(true);
    expect(house.state.at).toBe("ready");
  });

  it("gives up on a worker that dies again and again", () => {
    const browser = new Browser();
    const house = browser.tab();
    for (let time = 0; time < 4; time++) {
      browser.tables[time]!.ready();
      browser.tables[time]!.onerror?.({});
    }
    expect(house.state).toMatchObject({ at: "failed", why: "dead" });
  });
});

describe.each([
  ["with locks", true],
  ["without locks", false],
])("two tabs, %s", (_, hasLocks) => {
  it("run one worker, and both are answered", async () => {
    const browser = new Browser(hasLocks);
    const tabs = [browser.tab(), browser.tab()];
    vi.advanceTimersByTime(3_000);
    const running = browser.tables.filter(({ ended }) => !ended);
    expect(running).toHaveLength(1);
    running[0]!.ready();
    expect(tabs.map(({ state }) => state.at)).toEqual(["ready", "ready"]);
    const answers = tabs.map((tab) => tab.ask("api/tables", {}));
    expect(running[0]!.wishes("ask")).toHaveLength(2);
    running[0]!.answer(0, 200, '"first"');
    running[0]!.answer(1, 200, '"second"');
    expect(await Promise.all(answers.map(async (answer) => (await answer).json()))).toEqual(["first", "second"]);
  });
});

describe("when the leading tab goes", () => {
  it("the next one leads, and its line is connected again", () => {
    const browser = new Browser();
    browser.tab();
    const second = browser.tab();
    browser.tables[0]!.ready();
    const codes: number[] = [];
    second.plug("t1").onclose = ({ code }) => codes.push(code);
    browser.closeLeader();
    expect(browser.tables).toHaveLength(2);
    expect(codes).toEqual([1006]);
    expect(second.state.at).toBe("starting");
  });

  it("its place is taken when it sleeps, and it follows when it wakes", async () => {
    const browser = new Browser();
    const first = browser.tab();
    browser.tables[0]!.ready();
    const second = browser.tab();
    browser.asleep = 0;
    void second.ask("api/tables", {});
    vi.advanceTimersByTime(14_000);
    browser.asleep = -1;
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.tables).toHaveLength(2);
    expect(browser.tables[0]!.ended).toBe(true);
    browser.tables[1]!.ready();
    expect([first.state.at, second.state.at]).toEqual(["ready", "ready"]);
  });

  it("whoever finds its store taken over stops", () => {
    const browser = new Browser();
    browser.tab();
    browser.tables[0]!.ready();
    browser.tables[0]!.tell({ kind: "superseded" });
    expect(browser.tables[0]!.ended).toBe(true);
  });
});
