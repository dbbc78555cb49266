import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { boardsOf } from "./rule-figure";

const LEDGER = new URL("../../../../src/ludarium/games/tash_kalar/ledger/figures.toml", import.meta.url);

test("a square holds a piece, a sign or a number", () => {
  const [[board]] = boardsOf("a+ . #\n= y- 3") as [[ReturnType<typeof boardsOf>[0][0]]];
  expect(board).toEqual([
    [{ side: 0, rank: 0, sign: "+", number: "" }, { side: -1, rank: -1, sign: "", number: "" }, null],
    [
      { side: -1, rank: -1, sign: "=", number: "" },
      { side: 1, rank: 1, sign: "-", number: "" },
      { side: -1, rank: -1, sign: "", number: "3" },
    ],
  ]);
});

test("boards stand side by side and in bands", () => {
  const bands = boardsOf("a b  |  c\n. .  |\n\nx  |  y  |  z");
  expect(bands.map((band) => band.map((board) => board.length))).toEqual([
    [2, 1],
    [1, 1, 1],
  ]);
});

test("what is no square is refused", () => {
  expect(() => boardsOf("a q")).toThrow("q");
});

test("every figure of the ledger can be drawn, its boards straight", () => {
  const drawings = [...readFileSync(LEDGER, "utf8").matchAll(/drawn = '''\n(.*?)\n'''/gs)].map((found) => found[1]!);
  expect(drawings.length).toBeGreaterThan(7);
  for (const board of drawings.flatMap(boardsOf).flat()) expect(new Set(board.map((row) => row.length)).size).toBe(1);
});
