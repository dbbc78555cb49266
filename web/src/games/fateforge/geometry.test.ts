import { describe, expect, it } from "vitest";
import { BattleMap, PITCH, standing, TILE } from "./geometry";

const map = new BattleMap({
  zones: ["A", "B", "C", "E"],
  layout: [
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 2],
  ],
  edges: [
    ["A", "B"],
    ["A", "C"],
    ["B", "E"],
  ],
});

describe("a battle map", () => {
  it("opens a threshold only where tiles touch, and builds bridges elsewhere", () => {
    expect(map.openings.map(({ zones, upright }) => [zones.join(""), upright])).toEqual([
      ["AB", true],
      ["AC", false],
    ]);
    expect(map.bridges.map(({ zones }) => zones.join(""))).toEqual(["BE"]);
  });

  it("goes to the neighbour that lies in that direction, over edges only", () => {
    expect(map.towards("A", 1, 0)).toBe("B");
    expect(map.towards("A", 0, 1)).toBe("C");
    expect(map.towards("C", 1, 0)).toBeNull();
    expect(map.towards("B", 0, 1)).toBe("E");
  });

  it("is as large as its tiles", () => {
    expect(map.width).toBe(2 * PITCH.x + TILE.width + 26);
  });
});

describe("figures in a tile", () => {
  it.each([1, 2, 3, 4, 5, 8, 10])("%i of them stand inside it", (count) => {
    for (const { x, y, scale } of standing(count)) {
      expect(x).toBeGreaterThanOrEqual(-2);
      expect(x + 68 * scale).toBeLessThanOrEqual(TILE.width + 2);
      expect(y + 86 * scale).toBeLessThanOrEqual(TILE.height + 6);
    }
  });
});
