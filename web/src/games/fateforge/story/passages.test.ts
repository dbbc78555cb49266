import { expect, test } from "vitest";
import type { StoryPage } from "../../../generated/fateforge";
import { passagesOf } from "./passages";

const told = (scene: string, ...paragraphs: string[]): StoryPage["before"][number] => ({
  result: "told",
  scene,
  title: "",
  label: "",
  paragraphs,
});
const rest = {
  before: [told("c1", "won", "home"), told("s1", "chosen")],
  paragraphs: ["inn", "rats"],
  after: null,
  rumour: "heard",
  quests: [
    { id: "q_rats", title: "Rats", paragraphs: ["rats"] },
    { id: "q_duel", title: "Duel", paragraphs: ["duel"] },
  ],
  fates: [],
  closing: "",
} as Partial<StoryPage> as StoryPage;

test("a rest is read in the order of the page, and what hangs on the board only there", () => {
  const passages = passagesOf(rest);
  expect(passages.all).toEqual(["won", "home", "chosen", "inn", "heard", "rats", "duel"]);
  expect(passages.paragraphs).toEqual(["inn"]);
  expect(passages.before).toEqual([0, 2]);
  expect([passages.text, passages.rumour]).toEqual([3, 4]);
  expect([...passages.notices]).toEqual([
    ["q_rats", 5],
    ["q_duel", 6],
  ]);
});

test("an ending is read with its fates and its last line", () => {
  const ending = { ...rest, before: [], rumour: "", quests: [], after: told("s1", "then"), fates: ["a", "b"] };
  const passages = passagesOf({ ...ending, closing: "end" });
  expect(passages.all).toEqual(["inn", "rats", "then", "a", "b", "end"]);
  expect([passages.after, passages.fates, passages.closing]).toEqual([2, 3, 5]);
});
