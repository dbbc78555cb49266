import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../kernel/settings.svelte";
import type { FateforgeEvent, FateforgeView } from "../../../generated/fateforge";
import type { Play } from "../play.svelte";
import type { FateforgeStep } from "../session";
import { EnemyShow } from "./enemy-show.svelte";

const inPhase = (phase: string): FateforgeView =>
  ({
    party: [],
    combat: { phase, active: "", order: [], enemies: [{ name: "archer#1", zone: "C" }], boss: null },
  }) as unknown as FateforgeView;
const idle = (enemy: string): FateforgeEvent => ({ type: "enemy-idle", enemy, why: "nobody" });
const EVENTS: FateforgeEvent[] = [{ type: "enemy-turn-began" }, idle("archer#1")];
const act = (serial: number, events: readonly FateforgeEvent[] = EVENTS): FateforgeStep =>
  ({ kind: "act", serial, seat: 0, events }) as FateforgeStep;

function shown(events = EVENTS): { show: EnemyShow; play: Play } {
  const play = { held: false } as Play;
  const show = new EnemyShow(play, inPhase("turn"));
  show.take(act(1, events), inPhase("enemies"));
  return { show, play };
}

afterEach(() => Object.assign(settings, { motion: "system", moments: "full" }));

describe("the steps of the enemies", () => {
  it("hold the player's answers until the last one was seen", () => {
    const { show, play } = shown();
    expect([show.playing, show.steps.length, play.held]).toEqual([true, 2, true]);
    show.next();
    expect([show.acting, play.held]).toEqual(["archer#1", true]);
    show.next();
    expect([show.playing, play.held]).toEqual([false, false]);
  });

  it("can be gone back to, which stops the clock", () => {
    const { show } = shown();
    show.next();
    show.back();
    expect([show.at, show.paused]).toEqual([0, true]);
    show.back();
    expect(show.at).toBe(0);
    show.end();
    expect([show.playing, show.paused]).toEqual([false, false]);
  });

  it("of enemies with nothing to do are shown together where they are neighbours", () => {
    const { show } = shown([
      { type: "enemy-turn-began" },
      idle("archer#1"),
      idle("brute#1"),
      { type: "enemy-acted", enemy: "brute#2" } as FateforgeEvent,
      idle("archer#2"),
    ]);
    const heads = () => show.shown.map(({ head }) => ("enemy" in head ? head.enemy : head.type));
    expect(heads()).toEqual(["enemy-turn-began"]);
    show.next();
    expect([heads(), show.lasts]).toEqual([["archer#1", "brute#1"], 400]);
    show.next();
    expect([heads(), show.at]).toEqual([["brute#2"], 3]);
    show.back();
    expect(heads()).toEqual(["archer#1", "brute#1"]);
    show.back();
    expect(heads()).toEqual(["enemy-turn-began"]);
    for (let step = 0; step < 3; step += 1) show.next();
    expect([heads(), show.playing]).toEqual([["archer#2"], true]);
    show.next();
    expect([heads(), show.playing]).toEqual([[], false]);
  });

  it("stand for as long as they take to read where nothing moves, whatever they tell", () => {
    settings.motion = "reduced";
    const { show } = shown();
    expect(show.lasts).toBe(1600);
    show.next();
    expect(show.lasts).toBe(1600);
    settings.moments = "brief";
    expect(show.lasts).toBe(400);
  });

  it("go on where the enemies go on, and are forgotten when the table is seen afresh", () => {
    const { show, play } = shown();
    show.end();
    show.take(act(2), inPhase("turn"));
    expect([show.steps.length, show.at]).toEqual([4, 2]);
    show.take({ kind: "snapshot", serial: 3, seat: 0, events: [] } as unknown as FateforgeStep, inPhase("turn"));
    expect([show.steps.length, show.playing, play.held]).toEqual([0, false, false]);
  });
});
