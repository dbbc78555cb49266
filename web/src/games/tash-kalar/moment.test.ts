import { expect, test } from "vitest";
import type { BeingFacts, PieceView, TashKalarEvent } from "../../generated/tash_kalar";
import { goOn, marksIn, parts, piecesIn, scenesOf, type Moment } from "./moment";

const piece = (square: number, side: number, rank = 0): PieceView => ({ square, side, rank });
const shown = (card: string): TashKalarEvent => ({ type: "being-shown", seat: 1, card });
const summoned = (card: string, square: number, used: number[], rank = 2): TashKalarEvent => ({
  type: "summoned",
  seat: 1,
  side: 1,
  card,
  square,
  rank,
  turn: 0,
  used,
  lent: [],
});
const destroyed = (square: number, side: number, rank = 0): TashKalarEvent => ({
  type: "destroyed",
  square,
  side,
  rank,
  by: 1,
});
const laidDown: TashKalarEvent = { type: "card-laid-down", seat: 1, card: "legends/titan" };
const TITAN = {
  id: "legends/titan",
  marks: [
    { x: -1, y: 0 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ],
  marks2: [],
} as unknown as BeingFacts;

/** A Titan on 31, with stones beside it on 30 and 32 and a legend below it on 40. */
function titan(): Moment {
  const before = [piece(30, 0), piece(32, 0), piece(40, 0, 2), piece(49, 1)];
  const events = [shown("legends/titan"), summoned("legends/titan", 31, [49]), destroyed(30, 0), destroyed(32, 0)];
  return goOn([], before, 1, [...events, laidDown]).moments[0]!;
}

test("a card that was shown is a moment, with all that came of it", () => {
  const { events, kind, open } = titan();
  expect(kind).toBe("legend");
  expect(events.map(({ type }) => type)).toEqual(["being-shown", "summoned", "destroyed", "destroyed"]);
  expect(open).toBe(false);
});

test("what an effect does later belongs to the same moment", () => {
  const first = goOn([], [], 1, [shown("highland/x"), summoned("highland/x", 31, [], 0)]);
  const second = goOn(first.moments, first.pieces, 1, [destroyed(30, 0), laidDown]);
  expect(second.moments).toHaveLength(1);
  expect(second.moments[0]!.id).toBe(first.moments[0]!.id);
  expect(parts(second.moments[0]!).effect.map(({ type }) => type)).toEqual(["destroyed"]);
});

test("the arena is drawn as it was until the being arrives, then as it is", () => {
  const moment = titan();
  const squares = (stage: Parameters<typeof piecesIn>[1]): number[] | undefined =>
    piecesIn(moment, stage, false)?.map(({ square }) => square);
  expect(squares("card")).toEqual([30, 32, 40, 49]);
  expect(squares("pattern")).toEqual([30, 32, 40, 49]);
  expect(squares("arrival")).toEqual([30, 32, 40, 49, 31]);
  expect(squares("effect")).toBeUndefined();
  expect(piecesIn(moment, "effect", true)?.map(({ square }) => square)).toEqual([40, 49, 31]);
});

test("one line a victim, and a ring for what stands though it was marked", () => {
  const { square, used, victims, spared } = marksIn(titan(), "effect", TITAN);
  expect([square, used, victims, spared]).toEqual([31, [49], [30, 32], [40]]);
});

test("moments last as long as they may", () => {
  const moment = titan();
  const long = (pace: "full" | "brief" | "off", still = false): number =>
    scenesOf(moment, pace, still).reduce((sum, { lasts }) => sum + lasts, 0);
  expect(long("full")).toBe(2200);
  expect(scenesOf({ ...moment, kind: "being" }, "full", false).reduce((sum, { lasts }) => sum + lasts, 0)).toBe(1300);
  expect(scenesOf({ ...moment, kind: "flare" }, "full", false).reduce((sum, { lasts }) => sum + lasts, 0)).toBe(900);
  expect(long("brief")).toBe(240);
  expect(long("off")).toBe(0);
  expect(long("full", true)).toBe(900);
});

test("a card that its owner has not shown is in no moment", () => {
  const hidden: TashKalarEvent[] = [
    { type: "drew", seat: 1, kind: "being", card: null } as unknown as TashKalarEvent,
    { type: "discarded", seat: 1, card: "legends/titan" } as unknown as TashKalarEvent,
    { type: "card-put-under", seat: 1, card: "highland/x" } as unknown as TashKalarEvent,
    { type: "placed", square: 3, side: 1, rank: 0 } as unknown as TashKalarEvent,
  ];
  expect(goOn([], [], 1, hidden).moments.map(({ card }) => card)).toEqual([""]);
});
