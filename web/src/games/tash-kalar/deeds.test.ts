import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { makeDictionary, useDictionary } from "../../kernel/i18n.svelte";
import { deedAt, deedsOfOthers, deedWords, turnWords } from "./deeds";
import type { Names } from "./log";
import type { TashKalarLine } from "./session";

const names: Names = { player: (seat) => ["Ada", "Bo"][seat]!, side: (side) => `side ${side}`, sideOf: (seat) => seat };
const line = (number: number, seat: number, events: unknown[]): TashKalarLine =>
  ({ number, seat, step: "act", events }) as TashKalarLine;
const fell = (square: number): object => ({ type: "destroyed", square, side: 0, rank: 0, by: 1 });

beforeAll(() => {
  const file = (name: string): string =>
    readFileSync(new URL(`../../../../src/ludarium/${name}.ftl`, import.meta.url), "utf8");
  useDictionary(makeDictionary("en", [file("texts/en/common"), file("games/tash_kalar/texts/en/tash-kalar")]));
});

const PLAYED = [
  line(1, 0, [{ type: "placed", square: 1, side: 0, rank: 0 }]),
  line(2, 1, [
    { type: "action-spent", left: 1 },
    { type: "being-shown", seat: 1, card: "legends/bone-catapult" },
    { type: "summoned", seat: 1, card: "legends/bone-catapult", square: 40 },
    fell(3),
    fell(4),
  ]),
  line(3, 1, [fell(5), fell(6), fell(7), fell(8), { type: "card-laid-down", seat: 1, card: "legends/bone-catapult" }]),
  line(4, 1, [
    { type: "action-spent", left: 0 },
    { type: "placed", square: 9, side: 1, rank: 0 },
  ]),
];

describe("what the others did", () => {
  it("is told for each card with everything that came of it", () => {
    const deeds = deedsOfOthers(PLAYED, 0);
    expect(deeds.map((deed) => deedWords(deed, names))).toEqual(["Bone Catapult destroys 6 pieces."]);
  });

  it("is forgotten with one's own next answer", () => {
    expect(deedsOfOthers([...PLAYED, line(5, 0, [{ type: "action-spent", left: 1 }])], 0)).toEqual([]);
  });

  it("is all that was played for a spectator", () => {
    expect(deedsOfOthers(PLAYED, null)).toHaveLength(1);
  });

  it("sums a turn up where only its end is asked about", () => {
    const ended = line(5, 1, [{ type: "turn-ended", seat: 1 }]);
    expect(turnWords([...PLAYED, ended], names)).toBe("Bo destroys 6 pieces in this turn.");
  });
});

describe("a step of a replay", () => {
  it("is told by what its card did before and after it", () => {
    expect(deedAt(PLAYED, 2, names)).toBe("Bone Catapult destroys 6 pieces.");
    expect(deedAt(PLAYED, 1, names)).toBe("Bone Catapult destroys 6 pieces.");
  });

  it("has no deed where a piece was merely placed", () => {
    expect(deedAt(PLAYED, 3, names)).toBe("");
  });
});
