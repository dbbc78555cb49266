import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Coached, Mark, Section, Tip } from "../generated/messages";
import { Coaching, type Coachable } from "./coaching.svelte";

const { settings, kept } = vi.hoisted(() => ({ settings: { coach: "" }, kept: new Map<string, string>() }));
vi.mock("./settings.svelte", () => ({
  settings,
  set: (name: "coach", value: string) => {
    settings[name] = value;
  },
}));
vi.mock("./memory", () => ({
  recall: (key: string, otherwise: unknown) => JSON.parse(kept.get(key) ?? JSON.stringify(otherwise)) as unknown,
  remember: (key: string, text: string) => kept.set(key, text),
}));

const mark = (role: Mark["role"], ...places: string[]): Mark => ({ role, places });
const tip = (number: number, ...marks: Mark[]): Tip => ({
  title: { key: "page-coach", args: {} },
  more: null,
  figure: null,
  number,
  lines: [],
  marks,
});
const section = (kind: Section["kind"], ...tips: Tip[]): Section => ({
  kind,
  title: { key: "page-coach", args: {} },
  note: null,
  tips,
});

const NEAR = section(
  "near",
  tip(1, mark("missing", "a1"), mark("arrival", "b1")),
  tip(1, mark("missing", "a1"), mark("arrival", "b2")),
  tip(2, mark("missing", "a2"), mark("arrival", "b3")),
  tip(3, mark("missing", "a3"), mark("arrival", "b4")),
  tip(4, mark("missing", "a4"), mark("arrival", "b5")),
);
const THREATS = section("threats", tip(7, mark("threat", "c1")));

let asked: string[];
let table: Coachable & { table: string };

function coachAt(name: string): Coaching {
  table = { ...table, table: name };
  return new Coaching(
    () => table,
    () => "tash-kalar",
    { player: String, side: String },
  );
}

beforeEach(() => {
  asked = [];
  settings.coach = "";
  kept.clear();
  const answer = (): Promise<Coached> =>
    Promise.resolve({ type: "coached", request_id: "", number: 1, sections: [NEAR, THREATS] });
  table = {
    table: "",
    mayCoach: true,
    number: 1,
    isAsked: true,
    askCoach: (watch) => {
      asked.push(watch);
      return answer();
    },
  };
});

describe("the coach", () => {
  it("points out everything in the first three games of each game, and what was chosen from then on", () => {
    expect(["a", "b", "a", "c"].map((name) => coachAt(name).watch)).toEqual(["all", "all", "all", "all"]);
    const later = coachAt("d");
    expect(later.watch).toBe("off");
    later.turn();
    expect([later.watch, coachAt("a").watch]).toEqual(["threats", "threats"]);
    later.turn();
    later.turn();
    expect([later.watch, coachAt("a").watch]).toEqual(["off", "off"]);
  });

  it("is not asked where nobody is coached, and shows nothing when nothing is asked", async () => {
    const coach = coachAt("e");
    coach.set("all");
    await coach.look();
    expect(coach.tips).toHaveLength(6);
    table = { ...table, isAsked: false };
    await coach.look();
    expect(coach.tips).toHaveLength(0);
    table = { ...table, isAsked: true, mayCoach: false };
    expect(coach.watch).toBe("off");
    await coach.look();
    expect(asked).toEqual(["all"]);
  });

  it("draws three missing pieces, the one that is looked at besides, and goes round the list", async () => {
    const coach = coachAt("f");
    coach.set("all");
    await coach.look();
    expect([...coach.marked("near", "missing")]).toEqual([
      ["a1", 1],
      ["a2", 2],
      ["a3", 3],
    ]);
    expect(coach.shown("arrival")).toEqual(["b1"]);
    coach.step(-2);
    expect(coach.shown("arrival")).toEqual(["b5"]);
    expect(coach.marked("near", "missing").get("a4")).toBe(4);
    coach.step(1);
    expect(coach.shown("threat")).toEqual(["c1"]);
    expect(coach.marked("threats", "threat").get("c1")).toBe(7);
    coach.step(1);
    expect(coach.chosen).toBe(0);
  });
});
