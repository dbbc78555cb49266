import { expect, it } from "vitest";
import { nameOf } from "./players";

it.each([
  ["Ada", "Ada"],
  ["Bot (greedy)", "Bot"],
  ["Deep (thought) (mcts:1.5s)", "Deep (thought)"],
  ["greedy", "greedy"],
  ["Ada (London)", "Ada (London)"],
  ["seat 1", ""],
])("%s is called %s", (player, name) => expect(nameOf(player)).toBe(name));
