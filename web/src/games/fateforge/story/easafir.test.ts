import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HOUSES, INSIDES, journey, roamed, SHEET, SITES, TREES, WAYS } from "./easafir";

const DATA = "../src/ludarium/games/fateforge/data";
const scenes = [...readFileSync(`${DATA}/scenes.toml`, "utf8").matchAll(/\[\[scene\]\]\nid = "(\w+)"/g)].map(
  ([, id]) => id!,
);
const nowhere = { chosen: new Map<string, string>(), open: new Set<string>() };

describe("the map of Easafir", () => {
  it("has a place for every scene of the story, and only for those", () => {
    const placed = SITES.flatMap((site) => site.scenes);
    const explored = Object.keys(WAYS).filter((scene) => !placed.includes(scene));
    expect([...placed, ...explored].sort()).toEqual([...scenes].sort());
    expect(new Set(placed).size).toBe(placed.length);
  });

  it("draws everything on the sheet", () => {
    for (const { x, y } of [...SITES, ...HOUSES, ...TREES])
      expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height + 8).toBe(true);
    expect(HOUSES.length).toBeGreaterThan(80);
  });

  it("knows the ways of explored scenes on its plans", () => {
    for (const { scene, columns } of INSIDES)
      for (const way of Object.values(WAYS[scene]!)) way.forEach((place, at) => expect(columns[at]).toContain(place));
  });

  it("tells where the party is, where it has been, and what it has only heard of", () => {
    const trip = journey(
      ["s101", "s102", "c1", "s111", "s112", "s113"],
      new Map([["s112", "fish"]]),
      new Set(["night_market"]),
      [],
    );
    const state = new Map(trip.sites.map((site) => [site.id, site.state]));
    expect(trip.here).toBe("indigo_yard");
    expect(trip.route).toEqual(["forest", "gate", "lantern_row", "fish_steps", "indigo_yard"]);
    expect([state.get("gate"), state.get("old_mint"), state.get("indigo_yard"), state.get("night_market")]).toEqual([
      "been",
      "heard",
      "here",
      "heard",
    ]);
    expect(state.has("palace")).toBe(false);
    expect(trip.sites.map(({ number }) => number)).toEqual(trip.sites.map((_, at) => at + 1));
  });

  it("waits at the beginning of a way that is not chosen yet", () => {
    expect(journey(["s111", "s112"], nowhere.chosen, nowhere.open, []).here).toBe("lantern_row");
    expect(journey([], nowhere.chosen, nowhere.open, []).sites).toEqual([]);
  });

  it("draws the way that an exploration took", () => {
    const walks = new Map([["s112", ["lantern_row", "fish_steps", "indigo_yard"]]]);
    const trip = journey(["s111", "s112", "s113"], new Map([["s112", "enter"]]), new Set(), [], walks);
    expect(trip.route).toEqual(["lantern_row", "fish_steps", "indigo_yard"]);
    expect([...trip.walked]).toEqual(["lantern_row", "fish_steps", "indigo_yard"]);
  });

  it("shows the quarters of an exploration by the story's names", () => {
    const roam = {
      at: "fish_steps",
      goal: "indigo_yard",
      steps: 4,
      most: 5,
      been: ["lantern_row", "fish_steps"],
      quarters: ["lantern_row", "fish_steps", "night_market", "law_schools", "well_street"],
      paths: [["lantern_row", true]] as [string, boolean][],
    };
    const trip = roamed(roam, { lantern_row: "Lantern Row" });
    expect(trip.sites.map(({ id }) => id)).toEqual(roam.quarters);
    expect(trip.sites.map(({ state }) => state)).toEqual(["been", "here", "heard", "heard", "heard"]);
    expect(trip.sites[0]!.name).toBe("Lantern Row");
    expect(trip.sites[2]!.sketch).toBe("shed");
  });
});
