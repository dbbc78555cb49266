import { expect, test } from "vitest";
import { aroundOf, floorOf, groundOf } from "./floor";

test("a place looks like what it is: no planks over water on an orchard road or in a cellar", () => {
  expect([groundOf("c1"), aroundOf("c1")]).toEqual(["road", "meadow"]);
  expect([groundOf("sq1"), aroundOf("sq1")]).toEqual(["cellar", "rock"]);
  expect([groundOf("c3"), aroundOf("c3")]).toEqual(["wood", "water"]);
  expect(floorOf("c1", "A").road).not.toBeNull();
  expect(floorOf("c3", "A").road).toBeNull();
});
