import { describe, expect, it } from "vitest";
import type { FateforgeEvent } from "../../generated/fateforge";
import { motionsOf } from "./motion";

const attacked = (how: string): FateforgeEvent => ({
  type: "attacked",
  who: "ranger",
  target: "archer#1",
  how,
  damage: 2,
});

describe("what events look like on the map", () => {
  it("lunges for a strike, lets fly for a shot, and hurts afterwards", () => {
    const [blow, hurt, fallen] = motionsOf([
      attacked("strike"),
      { type: "enemy-hit", enemy: "archer#1", block: 0, armour: 0, damage: 2 },
      { type: "enemy-defeated", enemy: "archer#1", by: "ranger", dropped: "" },
    ]);
    expect([blow!.kind, blow!.who, blow!.at, blow!.delay]).toEqual(["lunge", "ranger", "archer#1", 0]);
    expect([hurt!.kind, hurt!.text]).toEqual(["harm", "−2"]);
    expect(hurt!.delay).toBeGreaterThan(blow!.delay);
    expect([fallen!.kind, fallen!.delay > hurt!.delay]).toEqual(["fall", true]);
    expect(motionsOf([attacked("shot")])[0]!.kind).toBe("dart");
  });

  it("shows what is warded off, and nothing of what does nothing", () => {
    expect(
      motionsOf([{ type: "hero-hit", hero: "noble", block: 1, armour: 0, health: 0, poison: false }]).map(
        ({ kind }) => kind,
      ),
    ).toEqual(["ward"]);
    expect(motionsOf([{ type: "enemy-hit", enemy: "grunt#1", block: 0, armour: 0, damage: 0 }])).toEqual([]);
    expect(motionsOf([{ type: "hero-gained", hero: "noble", what: "energy", amount: 1 }])).toEqual([]);
  });

  it("has begun within nine tenths of a second, however much happens", () => {
    const many = motionsOf(Array.from({ length: 40 }, () => attacked("shot")));
    expect(Math.max(...many.map(({ delay }) => delay))).toBeLessThanOrEqual(900);
  });
});
