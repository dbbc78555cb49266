import { describe, expect, it } from "vitest";
import type { FateforgeEvent, FateforgeView } from "../../../generated/fateforge";
import type { Play } from "../play.svelte";
import type { FateforgeStep } from "../session";
import { EnemyShow } from "./enemy-show.svelte";

const inPhase = (phase: string): FateforgeView =>
  ({
    party: [],
    combat: { phase, active: "", order: [], enemies: [{ name: "archer#1", zone: "C" }], boss: null },
  }) as unknown as FateforgeView;
const EVENTS: FateforgeEvent[] = [
  { type: "enemy-turn-began" },
  { type: "enemy-idle", enemy: "archer#1", why: "nobody" },
];
const act = (serial: number, events: readonly FateforgeEvent[] = EVENTS): FateforgeStep =>
  ({ kind: "act", serial, seat: 0, events }) as FateforgeStep;

function shown(): { show: EnemyShow; play: Play } {
  const play = { held: false } as Play;
  const show = new EnemyShow(play, inPhase("turn"));
  show.take(act(1), inPhase("enemies"));
  return { show, play };
}

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

  it("go on where the enemies go on, and are forgotten when the table is seen afresh", () => {
    const { show, play } = shown();
    show.end();
    show.take(act(2), inPhase("turn"));
    expect([show.steps.length, show.at]).toEqual([4, 2]);
    show.take({ kind: "snapshot", serial: 3, seat: 0, events: [] } as unknown as FateforgeStep, inPhase("turn"));
    expect([show.steps.length, show.playing, play.held]).toEqual([0, false, false]);
  });
});
