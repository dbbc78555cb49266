import { describe, expect, it } from "vitest";
import type { SkytearView } from "../../../generated/skytear";
import { AnswerTimes, hasPriority, onlookersOf, openWindow, passing, type ReactionWindow } from "./passing";

const theirs: ReactionWindow = { own: false, answerable: true, empty: true };

describe("a window of priority", () => {
  it("in which there is nothing to play is passed, against people in secret", () => {
    expect(passing(theirs, "", "bots")).toBe("openly");
    expect(passing(theirs, "", "people")).toBe("secretly");
  });

  it("asks whoever has a Reaction, and lets one's own side's effects go by", () => {
    expect(passing({ ...theirs, empty: false }, "", "bots")).toBe("ask");
    expect(passing({ ...theirs, empty: false, own: true }, "", "people")).toBe("openly");
  });

  it("asks everybody at one screen alike, unless all can see that there is no Reaction", () => {
    expect(passing(theirs, "", "same-screen")).toBe("ask");
    expect(passing({ ...theirs, answerable: false }, "", "same-screen")).toBe("openly");
  });

  it("asks whoever holds priority, and never whoever passes until the next activation", () => {
    for (const empty of [true, false])
      for (const own of [true, false])
        for (const onlookers of ["bots", "people", "same-screen"] as const) {
          expect(passing({ own, empty, answerable: true }, "hold", onlookers)).toBe("ask");
          expect(passing({ own, empty, answerable: true }, "until-activation", onlookers)).toBe("openly");
        }
  });

  it("knows who looks on", () => {
    const me = { yours: true, bot: "", kind: "human" };
    expect(onlookersOf([me, { yours: false, bot: "greedy", kind: "bot" }])).toBe("bots");
    expect(onlookersOf([me, { yours: false, bot: "greedy", kind: "link" }])).toBe("bots");
    expect(onlookersOf([me, { yours: false, bot: "", kind: "link" }])).toBe("people");
    expect(onlookersOf([me, { ...me }, { yours: false, bot: "", kind: "link" }])).toBe("same-screen");
  });
});

describe("a window of the other seat at this screen", () => {
  /** What the first seat sees. Whatever the other hand decides may not even be read (REL-24). */
  const seen = (facts: Partial<SkytearView>): SkytearView =>
    new Proxy(
      {
        seats: [{ side: 0 }, { side: 1 }],
        waiting: [{ seat: 1, prompt: "priority" }],
        stack: [{ seat: 0 }],
        active_seat: 0,
        answerable: true,
        ...facts,
      } as unknown as SkytearView,
      {
        get(view, field) {
          if (!Object.hasOwn(view, field)) throw new Error(`${String(field)} was read`);
          return view[field as keyof SkytearView];
        },
      },
    );

  const asked = (facts: Partial<SkytearView>): string => passing(openWindow(seen(facts), 1), "", "same-screen");

  it("is passed without a word where everybody sees that there is no Reaction", () => {
    expect(asked({ answerable: false })).toBe("openly");
    expect(asked({ stack: [], active_seat: 1 })).toBe("openly");
  });

  it("is asked about aloud where there could be one, whatever is in the hand", () => {
    expect(asked({})).toBe("ask");
    expect([0, 1].map((seat) => hasPriority(seen({}), seat))).toEqual([false, true]);
    expect(hasPriority(seen({ waiting: [{ seat: 1, prompt: "activate" }] }), 1)).toBe(false);
  });
});

/** Numbers between 0 and 1, always the same. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** How often a time of the first kind is longer than one of the second; one half: they cannot be told apart. */
function told(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((time) => ({ time, held: 1 })), ...second.map((time) => ({ time, held: 0 }))];
  all.sort((a, b) => a.time - b.time);
  let ranks = 0;
  all.forEach(({ held }, at) => (ranks += held * (at + 1)));
  const area = (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
  return Math.max(area, 1 - area);
}

describe("the time of a pass", () => {
  it.each([900, 2000, 4500])("does not tell whether there was a Reaction (median %i ms)", (median) => {
    const chance = dice(median);
    const human = (): number => {
      const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
      return Math.min(15_000, median * Math.exp(0.6 * normal));
    };
    const times = new AnswerTimes([], chance);
    const held: number[] = [];
    const empty: number[] = [];
    while (held.length < 1000 || empty.length < 1000) {
      if (chance() < 0.5) {
        const after = human();
        held.push(after);
        times.passed(after);
      } else empty.push(times.next());
    }
    expect(told(held, empty)).toBeLessThanOrEqual(0.55);
  });

  it("is that of people in general as long as nothing is known", () => {
    const times = new AnswerTimes();
    for (let draw = 0; draw < 200; draw += 1) {
      const time = times.next();
      expect(time).toBeGreaterThan(500);
      expect(time).toBeLessThan(8000);
    }
    expect(new AnswerTimes([3000], () => 0.5).next()).toBeCloseTo(3000);
  });
});
