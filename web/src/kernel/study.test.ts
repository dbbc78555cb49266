import { expect, test } from "vitest";
import { checked, type KeptStudy } from "./study.svelte";

const node = (id: number, parent: number): KeptStudy["nodes"][number] => ({
  id,
  parent,
  at: null,
  seat: id ? 0 : -1,
  notation: id ? "place e5" : "",
  said: null,
  comment: "",
});
/** Words may come without facts. */
const said = { key: "tk-option-skip" };
const kept: KeptStudy = {
  origin: { game: "tash-kalar", form: "duel" },
  knows: null,
  nodes: [node(0, 0), { ...node(1, 0), said }, node(2, 1), node(5, 1)],
};

test("an analysis that was kept is opened as it was", () => {
  expect(checked(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test("an analysis of another version keeps what this one does not know", () => {
  const later = { ...kept, version: 9, nodes: [...kept.nodes, { ...node(6, 1), colour: "red" }] };
  expect(checked(JSON.parse(JSON.stringify(later)))).toEqual(later);
});

test.each([
  ["nothing", null],
  ["another file", { nodes: [] }],
  ["a node that is none", { ...kept, nodes: [...kept.nodes, { id: 6 }] }],
  ["a circle", { ...kept, nodes: [node(0, 0), node(1, 2), node(2, 1)] }],
  ["a node below itself", { ...kept, nodes: [node(0, 0), node(1, 1)] }],
  ["a node below none", { ...kept, nodes: [node(0, 0), node(3, 2)] }],
  ["a node that is there twice", { ...kept, nodes: [node(0, 0), node(1, 0), node(1, 0)] }],
  ["words that are none", { ...kept, nodes: [node(0, 0), { ...node(1, 0), said: "<b>" }] }],
  ["an answer that is a number", { ...kept, nodes: [node(0, 0), { ...node(1, 0), notation: 7 }] }],
])("%s is no analysis", (_name, found) => {
  expect(() => checked(found)).toThrow(SyntaxError);
});
