import { describe, expect, it } from "vitest";
import { covers, paysOf, placeOf } from "./play.svelte";

describe("an option", () => {
  it("belongs to the place that is pressed for it", () => {
    expect(placeOf({ type: "act", what: "step", target: "C", pays: ["step"] })).toBe("zone:C");
    expect(placeOf({ type: "act", what: "shot", target: "archer#1", pays: ["shot"] })).toBe("figure:archer#1");
    expect(placeOf({ type: "act", what: "focus", target: "chest1", pays: ["focus"] })).toBe("token:chest1");
    expect(placeOf({ type: "skill", skill: "rg_volley", pays: [], back: false })).toBe("skill:rg_volley");
    expect(placeOf({ type: "end" })).toBe("");
  });

  it("pays with results, a special attack with its die", () => {
    expect(paysOf({ type: "special", weapon: "hunting_bow" })).toEqual(["special"]);
    expect(paysOf({ type: "use", item: "oil_flask", pays: ["focus"] })).toEqual(["focus"]);
    expect(paysOf({ type: "pass" })).toEqual([]);
  });
});

describe("a payment", () => {
  it("covers another when each face is there as often", () => {
    expect(covers(["shot", "shot", "focus"], ["shot", "focus"])).toBe(true);
    expect(covers(["shot", "focus"], ["shot", "shot"])).toBe(false);
  });
});
