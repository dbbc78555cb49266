import { describe, expect, it } from "vitest";
import { lay } from "./stonework";

const piece = (square: number, side = 0, rank = 0) => ({ square, side, rank });

describe("stones", () => {
  it("keep their identity through a move and take what stood there", () => {
    const before = lay([], [piece(10), piece(11, 1)], []).stones;
    const mover = before.find((stone) => stone.square === 10)!;
    const after = lay(
      before,
      [piece(11)],
      [
        { type: "destroyed", square: 11, side: 1, rank: 0, by: 0 },
        { type: "moved", at: 10, to: 11, leap: false },
      ],
    );
    expect(after.stones).toEqual([{ ...mover, square: 11, came: "moved" }]);
    expect(after.fallen.map(({ square, side }) => [square, side])).toEqual([[11, 1]]);
  });

  it("fall one shortly after another, never for long", () => {
    const squares = Array.from({ length: 20 }, (_, square) => square);
    const before = lay(
      [],
      squares.map((square) => piece(square, 1)),
      [],
    ).stones;
    const { fallen } = lay(
      before,
      [],
      squares.map((square) => ({ type: "destroyed" as const, square, side: 1, rank: 0, by: 0 })),
    );
    expect(fallen.slice(0, 3).map(({ delay }) => delay)).toEqual([0, 60, 120]);
    expect(Math.max(...fallen.map(({ delay }) => delay))).toBeLessThanOrEqual(480);
  });

  it("are what the view says, whatever the events were", () => {
    const { stones } = lay([], [piece(4, 1, 2)], [{ type: "placed", square: 9, side: 0, rank: 0 }]);
    expect(stones.map(({ square, side, rank }) => [square, side, rank])).toEqual([[4, 1, 2]]);
  });

  it("show an upgrade as a change of the same stone", () => {
    const before = lay([], [piece(7)], []).stones;
    const { stones } = lay(before, [piece(7, 0, 1)], [{ type: "upgraded", square: 7, rank: 1 }]);
    expect(stones).toEqual([{ ...before[0]!, rank: 1, came: "changed" }]);
  });
});
