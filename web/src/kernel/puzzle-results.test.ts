import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PuzzleAttempt, PuzzleResult } from "../generated/messages";
import { api } from "./api";
import { merged, puzzleResults } from "./puzzle-results.svelte";

const DAY = "2026-11-18";
const attempt = { game: "skytear", puzzle: "p", day: DAY, answers: ["pass"], hints: 1, turn: 0 };
let house: Map<string, PuzzleResult>;
let connected: boolean;

const judged = ({ id, puzzle, day, at, hints, answers }: PuzzleAttempt): PuzzleResult => ({
  id,
  puzzle,
  day,
  at,
  hints: hints ?? 0,
  solved: (answers ?? []).length > 0,
  daily: false,
});
const answer = (refused: string[] = []): Promise<{ attempts: PuzzleResult[]; refused: string[] }> =>
  connected ? Promise.resolve({ attempts: [...house.values()], refused }) : Promise.reject(new Error("offline"));

beforeEach(() => {
  house = new Map();
  connected = true;
  puzzleResults.forget();
  vi.spyOn(api, "puzzleResults").mockImplementation(() => answer());
  vi.spyOn(api, "keepPuzzleResults").mockImplementation((attempts) => {
    const refused = attempts.filter(({ puzzle }) => puzzle === "gone").map(({ id }) => id);
    if (connected)
      for (const each of attempts)
        if (!refused.includes(each.id) && !house.has(each.id)) house.set(each.id, judged(each));
    return answer(refused);
  });
});
afterEach(() => vi.restoreAllMocks());

test("what was made without a connection is sent once there is one", async () => {
  connected = false;
  await puzzleResults.note(attempt, { solved: true, daily: true });
  expect(puzzleResults.waiting).toBe(true);
  expect(puzzleResults.book.results["p"]!.stars).toBe(2);
  connected = true;
  await puzzleResults.look();
  expect(puzzleResults.waiting).toBe(false);
  expect(house.size).toBe(1);
  // The house has the last word, and is asked to keep nothing twice.
  expect(puzzleResults.book.days).toEqual([]);
  await puzzleResults.look();
  expect(api.keepPuzzleResults).toHaveBeenCalledTimes(2);
});

test("attempts of another device are known here, and each is counted once", async () => {
  await puzzleResults.note(attempt, { solved: true, daily: false });
  house.set("other", { id: "other", puzzle: "q", day: DAY, at: 1, hints: 0, solved: true, daily: true });
  await puzzleResults.look();
  expect(puzzleResults.attempts).toHaveLength(2);
  expect(puzzleResults.book.days).toEqual([DAY]);
});

test("what means nothing to the house is not sent again", async () => {
  await puzzleResults.note({ ...attempt, puzzle: "gone" }, { solved: true, daily: false });
  await puzzleResults.look();
  expect(api.keepPuzzleResults).toHaveBeenCalledTimes(1);
  expect(puzzleResults.attempts).toHaveLength(1);
});

test("more than the house takes at a time comes in several parts", async () => {
  connected = false;
  for (let number = 0; number < 45; number++) await puzzleResults.note(attempt, { solved: true, daily: false });
  connected = true;
  vi.mocked(api.keepPuzzleResults).mockClear();
  await puzzleResults.look();
  expect(vi.mocked(api.keepPuzzleResults).mock.calls.map(([sent]) => sent.length)).toEqual([20, 20, 5]);
  expect(house.size).toBe(45);
});

test("a file of one's data is brought back, and nothing is forgotten for it", async () => {
  await puzzleResults.note(attempt, { solved: true, daily: false });
  const puzzles = [...house.keys()].map((id) => ({ ...attempt, id, at: 5 }));
  puzzleResults.forget();
  house.clear();
  expect(await puzzleResults.bring(JSON.stringify({ puzzles }))).toBe(1);
  expect(puzzleResults.book.results["p"]!.stars).toBe(2);
  expect(await puzzleResults.bring(JSON.stringify({ puzzles }))).toBe(0);
  await expect(puzzleResults.bring("no file of ours")).rejects.toThrow();
});

test("the house's own word stands where both know an attempt", () => {
  const here = { ...judged({ ...attempt, id: "a", at: 1 }), answers: ["pass"] };
  const there = { ...here, solved: false };
  expect(merged([here], [there])).toEqual([{ ...here, solved: false }]);
});
