import { expect, test } from "vitest";
import { Battlefield } from "./content";
import { centre, closeUp, field, neighbour, outline, sharedEdge } from "./geometry";

const space = (name: string, column: number, row: number, neighbours: number[]) => ({
  name,
  column,
  row,
  lane: "",
  dome: "",
  cover: false,
  neighbours,
  sees: [],
});
const board = new Battlefield({
  id: "small",
  heroes_per_side: 1,
  lanes: [],
  domes: [],
  white_lines: [],
  openings: [],
  nexus: [0, 2],
  towers: [[], []],
  spaces: [space("a1", 0, 0, [1, 2]), space("a2", 1, 0, [0, 2]), space("b1", 0, 1, [0, 1])],
});

test("an outline leaves out the edges that two spaces share", () => {
  const lines = (path: string): number => (path.match(/L/g) ?? []).length;
  const one = board.spaces.get("a1")!;
  expect(lines(outline([one]))).toBe(6);
  expect(lines(outline([one, board.spaces.get("a2")!]))).toBe(10);
  expect(outline(board.spaces.values()).match(/M/g)).toHaveLength(1);
});

test("neighbours share an edge of two corners", () => {
  const [from, to] = sharedEdge(board.spaces.get("a1")!, board.spaces.get("a2")!);
  expect(from[0]).toBeCloseTo(to[0]);
});

test("arrows go along rows and to the nearest space above and below", () => {
  expect(neighbour(board, "a1", "ArrowRight", 0)).toBe("a2");
  expect(neighbour(board, "a1", "ArrowLeft", 0)).toBe("a1");
  expect(neighbour(board, "a2", "ArrowDown", centre({ column: 1, row: 0 })[0])).toBe("b1");
});

test("a close-up holds its spaces, shows at least half of the field and stays inside it", () => {
  const { width, height } = field(board);
  expect(closeUp(board, [])).toEqual([0, 0, width, height]);
  const [left, top, wide, high] = closeUp(board, ["b1"]);
  expect(wide).toBeGreaterThanOrEqual(width / 2);
  expect(high).toBeGreaterThanOrEqual(height / 2);
  expect([left, top, width - left - wide, height - top - high].every((edge) => edge >= -0.001)).toBe(true);
  const [x, y] = centre(board.spaces.get("b1")!);
  expect(x > left && x < left + wide && y > top && y < top + high).toBe(true);
});
