import { expect, test } from "vitest";
import { Seating } from "./seating.svelte";

const form = (id: string, opponent: string) => ({ id, seats: [2, 4], options: [], opponent, face: "", rated: false });

test("a form proposes its own opponent, and what somebody chose stays", () => {
  const seating = new Seating("a-game", "gentle", 4);
  seating.choose(form("gentle", "mild"));
  expect(seating.seats.map((seat) => seat.bot)).toEqual(["mild", "mild", "mild", "mild"]);
  seating.seats[1]!.bot = "random";
  seating.choose(form("standard", "greedy"));
  expect(seating.seats.map((seat) => seat.bot)).toEqual(["greedy", "random", "greedy", "greedy"]);
});
