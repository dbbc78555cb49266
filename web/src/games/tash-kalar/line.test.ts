import { expect, test } from "vitest";
import type { PieceView, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import { after } from "./moment";
import { centreX, centreY } from "./geometry";
import { arenaLine } from "./line";

const before: PieceView[] = [
  { square: 10, side: 0, rank: 0 },
  { square: 11, side: 0, rank: 0 },
  { square: 20, side: 1, rank: 0 },
  { square: 30, side: 0, rank: 1 },
];
const move = (events: TashKalarEvent[], quiet = false) => ({ seat: 0, quiet, events });
const spent: TashKalarEvent = { type: "action-spent", left: 1 };

function drawn(...moves: ReturnType<typeof move>[]) {
  const arena = moves.flatMap(({ events }) => events).reduce(after, before as readonly PieceView[]);
  return arenaLine(before, { moves, view: { arena } as TashKalarView });
}

test("a summoning is numbered where it arrives, linked to its pattern, and crosses out what it crushes", () => {
  const line = drawn(
    move([
      spent,
      { type: "destroyed", square: 20, side: 1, rank: 0, by: 0 },
      {
        type: "summoned",
        seat: 0,
        side: 0,
        card: "imperial/knight",
        square: 20,
        rank: 1,
        turn: 0,
        used: [10, 11],
        lent: [],
      },
    ]),
    move([], true),
    move([spent, { type: "placed", square: 21, side: 0, rank: 0 }]),
  );
  expect(line.ghosts.map(({ square, rank }) => [square, rank])).toEqual([
    [20, 1],
    [21, 0],
  ]);
  expect(line.links).toHaveLength(2);
  expect(line.links[0]!.to).toEqual([centreX(20), centreY(20)]);
  expect(line.falls).toHaveLength(1);
  expect(line.numbers.map(({ n }) => n)).toEqual([1, 2]);
  expect(line.numbers[1]!.at[0]).toBeLessThan(centreX(21));
});

test("what moves has an arrow and no cross, and what an effect asks besides is no step of its own", () => {
  const line = drawn(
    move([spent, { type: "placed", square: 12, side: 0, rank: 0 }]),
    move([
      { type: "moved", at: 30, to: 20, leap: false },
      { type: "destroyed", square: 30, side: 0, rank: 1, by: 0 },
    ]),
  );
  expect(line.ways).toEqual([{ from: [centreX(30), centreY(30)], to: [centreX(20), centreY(20)] }]);
  expect(line.falls).toEqual([]);
  expect(line.numbers).toHaveLength(1);
});
