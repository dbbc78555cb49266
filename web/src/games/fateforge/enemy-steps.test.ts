import { describe, expect, it } from "vitest";
import type { FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import { enemySteps } from "./enemy-steps";

const fighter = { zone: "A", block: 1, poison: 0, hidden: false, ko: false, stunned: false };
const view = {
  party: [{ id: "noble", seat: 0, health: 7, energy: 3, fighter }],
  combat: {
    phase: "turn",
    active: "noble",
    order: ["noble"],
    enemies: [{ name: "archer#1", zone: "C", damage: 0, armour: 0, block: 0 }],
    boss: null,
  },
} as unknown as FateforgeView;

const events: FateforgeEvent[] = [
  { type: "turn-ended", hero: "noble", lost: [] },
  { type: "enemy-turn-began" },
  { type: "enemy-acted", enemy: "archer#1", segment: 1, target: "noble", why: "only" },
  { type: "moved", who: "archer#1", zone: "B", how: "step" },
  { type: "hero-hit", hero: "noble", block: 1, armour: 0, health: 2, poison: false },
  { type: "cleaned-up", round: 1 },
  { type: "hero-gained", hero: "noble", what: "energy", amount: 1 },
];

describe("what enemies did", () => {
  it("is cut into steps that keep what came of each", () => {
    const steps = enemySteps(view, events);
    expect(steps.map(({ head }) => head.type)).toEqual(["enemy-turn-began", "enemy-acted"]);
    expect(steps[1]!.events.map(({ type }) => type)).toEqual(["moved", "hero-hit"]);
    expect(steps[1]!.phase).toBe("enemies");
  });

  it("knows the table after each step", () => {
    const [began, acted] = enemySteps(view, events);
    expect(began!.view.combat!.active).toBe("");
    expect(began!.view.party[0]!.health).toBe(7);
    expect(acted!.view.combat!.enemies[0]!.zone).toBe("B");
    expect(acted!.view.party[0]!.health).toBe(5);
    expect(acted!.view.party[0]!.fighter!.block).toBe(0);
    expect(view.party[0]!.health).toBe(7);
  });
});
