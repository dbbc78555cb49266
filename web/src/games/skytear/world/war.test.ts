import { describe, expect, it } from "vitest";
import type { Realms, World } from "../../../generated/skytear";
import { borders, islandsOf, ownersAt, standings, takenIn } from "./war";

const region = (id: string, faction: string, islands: (readonly [number, number])[]) => ({
  id,
  faction,
  kind: "heart",
  islands,
});
const world: World = {
  pages: [],
  war: [],
  region: [region("west", "kurumo", [[0, 0], [1, 1]]), region("east", "nupten", [[2, 0], [9, 9]])], // prettier-ignore
};
const realms: Realms = {
  season: 1,
  begun: 1,
  over: false,
  week: 2,
  weeks: 6,
  owners: ["kurumo", "kurumo", "kurumo", "kurumo"],
  moves: [
    [1, 2, "nupten", "kurumo"],
    [2, 3, "nupten", "kurumo"],
  ],
  fought: [],
  wins: [],
  seasons: [],
  may_end: true,
};

describe("the map of the war", () => {
  it("knows whose islands were in which week", () => {
    expect(ownersAt(realms, 0)).toEqual(["kurumo", "kurumo", "nupten", "nupten"]);
    expect(ownersAt(realms, 1)).toEqual(["kurumo", "kurumo", "kurumo", "nupten"]);
    expect(ownersAt(realms, 2)).toEqual(realms.owners);
    expect([...takenIn(realms, 1, ownersAt(realms, 1))]).toEqual([[2, "kurumo"]]);
  });

  it("draws a border where realms meet, once, on the edge between them", () => {
    const islands = islandsOf(world);
    const drawn = borders(islands, ownersAt(realms, 0));
    expect(drawn).toHaveLength(2);
    for (const edge of drawn)
      for (const [x, y] of edge) {
        const near = islands.filter((island) => Math.hypot(island.x - x, island.y - y) < 44);
        expect(near.length).toBeGreaterThanOrEqual(2);
      }
    expect(borders(islands, realms.owners)).toEqual([]);
  });

  it("counts islands, most first", () => {
    expect(standings(["a", "b", "b"], ["a", "b", "c"]).map(({ realm, islands }) => `${realm} ${islands}`)).toEqual([
      "b 2",
      "a 1",
      "c 0",
    ]);
  });
});
