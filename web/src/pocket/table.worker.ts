/** The table's worker: the house of `ludarium.pocket.worker`, its store, and the way to the bots. Tells nothing before it is kept. */
import type { FromWorker } from "./engine";
import type { Begin, State, Why, Wish } from "./messages";
import { MissingFiles, startPython, TooOld } from "./python";
import { isFull, noStore, openStore, Superseded, type Change } from "./store";
import { Thinkers, type ThinkerLike } from "./thinkers";

/** `ludarium.pocket.worker`. */
interface House {
  begin(
    rows: string,
    keep: (change: string) => Promise<void>,
    think: (request: string) => Promise<string>,
    tell: (plug: number, text: string) => void,
    closed: (plug: number, code: number) => void,
  ): Promise<void>;
  ask(method: string, path: string, body: string, type: string): Promise<string>;
  plug(plug: number, table: string): Promise<void>;
  say(plug: number, text: string): Promise<void>;
  unplug(plug: number): Promise<void>;
}

/** `ludarium.pocket.thinker`, where the bots have no worker of their own. */
interface Thinker {
  think(request: string): Promise<string>;
}

/** A second Python takes about 40 MB; where memory is short, bots think in the table's own worker. */
function secondWorker(): ThinkerLike | null {
  const { deviceMemory = 8 } = navigator as { deviceMemory?: number };
  if (typeof Worker === "undefined" || deviceMemory <= 1) return null;
  return new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" }) as unknown as ThinkerLike;
}

const post = (message: FromWorker): void => self.postMessage(message);
const show = (state: State): void => post({ kind: "state", state });

/** Plugs are numbered for Python. */
const numbers = new Map<string, number>();
const names = new Map<number, string>();
let next = 1;
let house: House | null = null;

const trouble = (why: Why, problem: unknown): void => show({ at: "failed", why, detail: String(problem).slice(-400) });

async function begin(wanted: Begin): Promise<void> {
  const { base, kept } = wanted;
  let store = noStore;
  try {
    // A new worker reads what is kept by then.
    const lost = (): void => trouble("lost", "");
    if (kept) store = await openStore(crypto.getRandomValues(new Uint32Array(4)).join("-"), lost);
  } catch (problem) {
    trouble(isFull(problem) ? "full" : "storage", problem);
    return;
  }
  try {
    const python = await startPython(wanted, (done) => show({ at: "starting", done }));
    const rows = JSON.stringify(await store.rows());
    const found = python.import<House>("ludarium.pocket.worker");
    show({ at: "starting", done: 0.9 });
    const thinkers = new Thinkers(base, secondWorker, (request) =>
      python.import<Thinker>("ludarium.pocket.thinker").think(request),
    );
    const keep = async (change: string): Promise<void> => {
      try {
        await store.keep(JSON.parse(change) as Change);
      } catch (problem) {
        if (problem instanceof Superseded) post({ kind: "superseded" });
        else if (isFull(problem)) post({ kind: "full" });
        throw problem;
      }
    };
    const tell = (plug: number, text: string): void => {
      const id = names.get(plug);
      if (id) post({ kind: "heard", id, text });
    };
    const closed = (plug: number, code: number): void => {
      const id = names.get(plug);
      forget(plug);
      if (id) post({ kind: "closed", id, code });
    };
    await found.begin(rows, keep, (request) => thinkers.think(request), tell, closed);
    house = found;
    show({ at: "ready", version: python.version, kept });
  } catch (problem) {
    trouble(problem instanceof MissingFiles ? "files" : problem instanceof TooOld ? "old" : "engine", problem);
  }
}

function forget(plug: number): void {
  numbers.delete(names.get(plug) ?? "");
  names.delete(plug);
}

async function grant(wish: Wish): Promise<void> {
  if (!house) return;
  switch (wish.kind) {
    case "ask": {
      const answer = JSON.parse(await house.ask(wish.method, wish.path, wish.body, wish.type)) as {
        status: number;
        type: string;
        body: string;
        headers?: Record<string, string>;
      };
      const headers = { ...answer.headers, "Content-Type": answer.type };
      post({ kind: "answer", id: wish.id, status: answer.status, headers, body: answer.body });
      return;
    }
    case "plug": {
      const plug = next++;
      numbers.set(wish.id, plug);
      names.set(plug, wish.id);
      post({ kind: "open", id: wish.id });
      await house.plug(plug, wish.table);
      return;
    }
    case "say": {
      const plug = numbers.get(wish.id);
      if (plug !== undefined) await house.say(plug, wish.text);
      return;
    }
    case "unplug": {
      const plug = numbers.get(wish.id);
      if (plug === undefined) return;
      forget(plug);
      await house.unplug(plug);
      return;
    }
  }
}

self.onmessage = ({ data }: MessageEvent<Begin | Wish | { kind: "ping" }>) => {
  if (data.kind === "begin") void begin(data);
  else if (data.kind === "ping") post({ kind: "pong" });
  else
    grant(data).catch((problem: unknown) => {
      console.error(problem);
      if (data.kind === "ask") post({ kind: "broken", id: data.id });
      else post({ kind: "closed", id: data.id, code: 1011 });
      // Python that has come to grief does not answer ever again.
      if (String(problem).includes("fatal") || problem instanceof WebAssembly.RuntimeError) trouble("engine", problem);
    });
};
