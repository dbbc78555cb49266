import { describe, expect, it } from "vitest";
import { remember } from "../../kernel/said";
import { lastMove, tell, type Names } from "./log";
import type { TashKalarLine } from "./session";

const line = (number: number, seat: number, events: TashKalarLine["events"]): TashKalarLine => {
  for (const event of events) remember(event, { key: `tk-log-${event.type}` });
  return { number, seat, step: "act", events };
};
const ended = (number: number, seat: number): TashKalarLine =>
  line(number, seat, [
    { type: "turn-ended", seat },
    { type: "turn-began", seat: 1 - seat, turn: 2, actions: 2, extra: false },
  ]);

describe("the last move", () => {
  it("is everything the last player did in the turn, in order", () => {
    const lines = [
      line(1, 0, [{ type: "placed", square: 3, side: 0, rank: 0 }]),
      ended(2, 0),
      line(3, 1, [{ type: "placed", square: 40, side: 1, rank: 0 }]),
      line(4, 1, [{ type: "moved", at: 50, to: 51, leap: false }]),
      line(5, 1, [{ type: "moved", at: 51, to: 52, leap: false }]),
      ended(6, 1),
    ];
    const { squares, trail } = lastMove(lines);
    expect([...squares].sort()).toEqual([40, 51, 52]);
    expect(trail).toEqual([
      { from: 50, to: 51 },
      { from: 51, to: 52 },
    ]);
  });

  it("is nothing right after a take-back", () => {
    const lines = [
      line(1, 0, [{ type: "placed", square: 3, side: 0, rank: 0 }]),
      { number: 2, seat: 0, step: "take-back" as const, events: [] },
    ];
    expect(lastMove(lines)).toEqual({ squares: [], trail: [], fallen: [], raised: [], lowered: [], converted: [] });
  });

  it("marks what fell, rose and changed sides, not only what arrived", () => {
    const lines = [
      line(1, 1, [
        { type: "summoned", seat: 1, side: 1, card: "sylvan/dryad", square: 40, rank: 1, turn: 0, used: [], lent: [] },
        { type: "destroyed", square: 3, side: 0, rank: 0, by: 1 },
        { type: "destroyed", square: 4, side: 0, rank: 1, by: 1 },
        { type: "upgraded", square: 41, rank: 1 },
        { type: "destroyed", square: 5, side: 0, rank: 0, by: 1 },
        { type: "converted", square: 5, side: 1, rank: 0 },
      ]),
      // What was upgraded moves on, and crushes what stands there.
      line(2, 1, [
        { type: "destroyed", square: 42, side: 0, rank: 0, by: 1 },
        { type: "moved", at: 41, to: 42, leap: false },
      ]),
    ];
    const { fallen, raised, converted } = lastMove(lines);
    expect(fallen).toEqual([
      { square: 3, side: 0, rank: 0 },
      { square: 4, side: 0, rank: 1 },
    ]);
    expect(raised).toEqual([42]);
    expect(converted).toEqual([5]);
  });
});

describe("the log", () => {
  const names: Names = { player: (seat) => `player ${seat}`, side: (side) => `side ${side}`, sideOf: (seat) => seat };

  it("tells the summoning before what it crushed", () => {
    const told = tell(
      [
        line(1, 0, [
          { type: "destroyed", square: 3, side: 1, rank: 0, by: 0 },
          { type: "summoned", seat: 0, card: "imperial/knight", square: 3, used: [], lent: [] },
        ] as unknown as TashKalarLine["events"]),
      ],
      names,
    );
    expect(told.map(({ minor, side }) => [minor, side])).toEqual([
      [false, 0],
      [true, -1],
    ]);
  });

  it("gives a placed piece the sign of its colour, whoever placed it", () => {
    const told = tell([line(1, 3, [{ type: "placed", square: 3, side: 1, rank: 0 }])], names);
    expect(told.map(({ side }) => side)).toEqual([1]);
  });
});
