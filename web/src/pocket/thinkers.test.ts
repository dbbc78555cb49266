import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Errand, Thought } from "./messages";
import { Thinkers, type ThinkerLike } from "./thinkers";

class Thinker implements ThinkerLike {
  sent: Errand[] = [];
  ended = false;
  onmessage: ThinkerLike["onmessage"] = null;
  onerror: ThinkerLike["onerror"] = null;
  postMessage(errand: Errand): void {
    this.sent.push(errand);
  }
  terminate(): void {
    this.ended = true;
  }
  tell(data: Thought): void {
    this.onmessage?.({ data });
  }
  jobs(): (Errand & { kind: "think" })[] {
    return this.sent.filter((errand): errand is Errand & { kind: "think" } => errand.kind === "think");
  }
}

let made: Thinker[];
const here = vi.fn((request: string) => Promise.resolve(`here: ${request}`));
const thinkers = (): Thinkers =>
  new Thinkers(
    "https://here/",
    () => {
      made.push(new Thinker());
      return made.at(-1)!;
    },
    here,
  );

/** The bots' worker is there: the first thought was thought without it. */
const started = async (): Promise<Thinkers> => {
  const all = thinkers();
  await all.think(asked(0));
  here.mockClear();
  made[0]!.tell({ kind: "ready" });
  return all;
};

const asked = (job: number, work = "choose"): string => JSON.stringify({ job, do: work });

beforeEach(() => {
  vi.useFakeTimers();
  made = [];
  here.mockClear();
});
afterEach(() => void vi.useRealTimers());

it("thinks at the table until the bots' worker is there, then in that", async () => {
  const all = thinkers();
  expect(await all.think(asked(1))).toBe(`here: ${asked(1)}`);
  made[0]!.tell({ kind: "ready" });
  const answer = all.think(asked(2));
  made[0]!.tell({ kind: "thought", id: made[0]!.jobs()[0]!.id, answer: "there" });
  expect(await answer).toBe("there");
  expect(here).toHaveBeenCalledTimes(1);
});

it("replaces a worker that does not hear a word within a second, and its work is over", async () => {
  const all = await started();
  const stopped = expect(all.think(asked(1))).rejects.toThrow();
  const other = all.think(asked(2));
  const word = expect(all.think(asked(1, "stop"))).rejects.toThrow();
  vi.advanceTimersByTime(2_000);
  expect(made[0]!.ended).toBe(true);
  await Promise.all([stopped, word]);
  made[1]!.tell({ kind: "ready" });
  expect(made[1]!.jobs().map(({ request }) => request)).toEqual([asked(2)]);
  made[1]!.tell({ kind: "thought", id: made[1]!.jobs()[0]!.id, answer: "found" });
  expect(await other).toBe("found");
});

it("gives up on work that hangs two workers, and never does it at the table", async () => {
  const all = await started();
  const answer = expect(all.think(asked(1))).rejects.toThrow();
  vi.advanceTimersByTime(16_000);
  expect(made[0]!.ended).toBe(true);
  made[1]!.tell({ kind: "ready" });
  expect(made[1]!.jobs()).toHaveLength(1);
  vi.advanceTimersByTime(16_000);
  await answer;
  expect(here).not.toHaveBeenCalled();
});

it("lets a long thought go on while it answers", async () => {
  const all = await started();
  const answer = all.think(asked(3));
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1_000);
    made[0]!.tell({ kind: "pong" });
  }
  made[0]!.tell({ kind: "thought", id: made[0]!.jobs()[0]!.id, answer: "found" });
  expect(await answer).toBe("found");
  expect(made).toHaveLength(1);
});

it("does without where there is no second worker", async () => {
  const alone = new Thinkers("https://here/", () => null, here);
  expect(await alone.think(asked(1))).toBe(`here: ${asked(1)}`);
  expect(await alone.think(asked(2))).toBe(`here: ${asked(2)}`);
});

it("does without when the bots' worker cannot start", async () => {
  const all = await started();
  made[0]!.tell({ kind: "hopeless" });
  expect(await all.think(asked(1))).toBe(`here: ${asked(1)}`);
  expect(made).toHaveLength(1);
});

it("sends the bots' worker away when nobody has asked for long, and starts another", async () => {
  const all = await started();
  vi.advanceTimersByTime(120_000);
  const answer = all.think(asked(1));
  made[0]!.tell({ kind: "thought", id: made[0]!.jobs()[0]!.id, answer: "found" });
  await answer;
  vi.advanceTimersByTime(170_000);
  expect(made[0]!.ended).toBe(false);
  vi.advanceTimersByTime(20_000);
  expect(made[0]!.ended).toBe(true);
  expect(await all.think(asked(2))).toBe(`here: ${asked(2)}`);
  expect(made).toHaveLength(2);
});

it("starts nobody for a word", async () => {
  expect(await thinkers().think(asked(1, "stop"))).toBe(`here: ${asked(1, "stop")}`);
  expect(made).toHaveLength(0);
});
