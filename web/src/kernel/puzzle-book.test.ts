import { expect, test } from "vitest";
import { bookOf, due, later, noted, row, turnOf, week, type Book } from "./puzzle-book";

const EMPTY: Book = { results: {}, days: [] };
const DAY = "2026-11-18"; // a Wednesday
const failed = { solved: false, stars: 0, daily: false };
const solved = { solved: true, stars: 3, daily: false };

test("a failed puzzle comes back tomorrow, then after 3, 7 and 30 days, and is known after that", () => {
  let book = noted(EMPTY, "p", failed, DAY);
  let day = DAY;
  for (const [days, step] of [
    [1, 1],
    [3, 2],
    [7, 3],
    [30, 4],
  ] as const) {
    expect(due(book, day)).toEqual([]);
    day = later(day, days);
    expect(due(book, day)).toEqual(["p"]);
    book = noted(book, "p", solved, day);
    expect(book.results["p"]!.step).toBe(step);
  }
  expect(book.results["p"]!.due).toBe("");
});

test("a hint does not move it on, and failing again begins anew", () => {
  let book = noted(EMPTY, "p", failed, DAY);
  book = noted(book, "p", solved, later(DAY, 1));
  book = noted(book, "p", { ...solved, stars: 2 }, later(DAY, 4));
  expect(book.results["p"]).toMatchObject({ step: 1, due: later(DAY, 7) });
  book = noted(book, "p", failed, later(DAY, 7));
  expect(book.results["p"]).toMatchObject({ step: 0, due: later(DAY, 8), failed: 2 });
});

test("what is solved at once does not come back, and solving early moves nothing", () => {
  expect(noted(EMPTY, "p", solved, DAY).results["p"]!.due).toBe("");
  const book = noted(noted(EMPTY, "p", failed, DAY), "p", solved, DAY);
  expect(book.results["p"]).toMatchObject({ step: 0, due: later(DAY, 1) });
});

test("no more than eight come back on one day", () => {
  let book = EMPTY;
  for (let number = 0; number < 12; number++) book = noted(book, `p${number}`, failed, DAY);
  expect(due(book, later(DAY, 1))).toHaveLength(8);
});

test("one missed day a week is free, two end the row", () => {
  const days = (...numbers: number[]): Book => ({
    results: {},
    days: numbers.map((number) => later(DAY, -number)).toSorted(),
  });
  expect(row(days(0, 1, 2), DAY)).toBe(3);
  expect(row(days(1, 2), DAY)).toBe(1 + 1);
  expect(row(days(0, 2, 3), DAY)).toBe(3);
  expect(row(days(0, 3, 4), DAY)).toBe(1 + 0);
  expect(week(days(0, 2), DAY).filter(({ solved: done }) => done)).toHaveLength(2);
});

test("the book follows from the attempts, in whatever order they are heard of", () => {
  const made = (id: string, day: string, solved: boolean, hints = 0) => ({
    id,
    puzzle: "p",
    day,
    at: 1,
    hints,
    solved,
    daily: solved,
  });
  const attempts = [made("a", DAY, false), made("b", DAY, true, 1), made("c", later(DAY, 1), true)];
  const book = bookOf(attempts);
  expect(book.results["p"]).toEqual({ step: 1, due: later(DAY, 4), stars: 3, failed: 1 });
  expect(book.days).toEqual([DAY, later(DAY, 1)]);
  expect(bookOf(attempts.toReversed())).toEqual(book);
});

test("a board lies otherwise on each later day, and the same for the rest of a day", () => {
  const made = (day: string, puzzle = "p") => ({ id: day, puzzle, day, at: 1, hints: 0, solved: false, daily: false });
  expect(turnOf([], "p", DAY)).toBe(0);
  expect(turnOf([made(DAY), made(DAY)], "p", DAY)).toBe(0);
  expect(turnOf([made(DAY), made(later(DAY, 1)), made(DAY, "q")], "p", later(DAY, 4))).toBe(2);
});
