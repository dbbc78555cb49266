/** What attempts at puzzles come to: the best of each, days in a row, and what comes back when. */
import type { PuzzleResult } from "../generated/messages";

export interface Kept {
  /** How far it has come: 0 is tomorrow, then 3, 7 and 30 days; 4: known. */
  step: number;
  /** The day on which it comes back; "": it does not. */
  due: string;
  /** The most stars it was solved with; 0: never. */
  stars: number;
  failed: number;
}

export interface Book {
  results: Readonly<Record<string, Kept>>;
  /** Days on which a daily puzzle was solved. */
  days: readonly string[];
}

export const INTERVALS = [1, 3, 7, 30] as const;
/** So many puzzles come back on one day at most; the rest waits. */
export const MOST_A_DAY = 8;

export const dayOf = (time: Date): string =>
  [time.getFullYear(), String(time.getMonth() + 1).padStart(2, "0"), String(time.getDate()).padStart(2, "0")].join("-");

/** A day so many days later. */
export function later(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + days, 12));
}

const EMPTY: Book = { results: {}, days: [] };

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00Z`) - Date.parse(`${from}T12:00Z`)) / 86_400_000);

/** The book of these attempts, in whatever order they were heard of. */
export const bookOf = (attempts: readonly PuzzleResult[]): Book =>
  attempts
    .toSorted((one, two) => one.day.localeCompare(two.day) || one.at - two.at || one.id.localeCompare(two.id))
    .reduce(
      (book, { puzzle, day, hints, solved, daily }) =>
        noted(book, puzzle, { solved, stars: Math.max(0, 3 - hints), daily }, day),
      EMPTY,
    );

/** How the board of a puzzle lies: otherwise on each later day, and the same for the rest of a day. */
export const turnOf = (attempts: readonly PuzzleResult[], puzzle: string, day: string): number =>
  new Set(attempts.filter((each) => each.puzzle === puzzle && each.day < day).map((each) => each.day)).size % 8;

/** The book after an attempt: failed comes back tomorrow; solved without a hint goes one step on. */
export function noted(
  book: Book,
  id: string,
  attempt: { solved: boolean; stars: number; daily: boolean },
  day: string,
): Book {
  const before = book.results[id];
  const { solved, stars } = attempt;
  let kept: Kept;
  if (!solved)
    kept = { step: 0, due: later(day, INTERVALS[0]), stars: before?.stars ?? 0, failed: (before?.failed ?? 0) + 1 };
  else {
    const best = Math.max(stars, before?.stars ?? 0);
    const failed = before?.failed ?? 0;
    const isDue = before !== undefined && before.due !== "" && before.due <= day;
    if (!before || before.due === "") kept = { step: INTERVALS.length, due: "", stars: best, failed };
    else if (!isDue) kept = { ...before, stars: best };
    else {
      const step = stars === 3 ? before.step + 1 : before.step;
      kept = { step, due: step < INTERVALS.length ? later(day, INTERVALS[step]!) : "", stars: best, failed };
    }
  }
  const days = solved && attempt.daily && !book.days.includes(day) ? [...book.days, day].toSorted() : book.days;
  return { results: { ...book.results, [id]: kept }, days };
}

/** What comes back today, the longest waiting first. */
export const due = (book: Book, day: string): readonly string[] =>
  Object.entries(book.results)
    .filter(([, kept]) => kept.due !== "" && kept.due <= day)
    .toSorted(([, one], [, two]) => one.due.localeCompare(two.due))
    .map(([id]) => id)
    .slice(0, MOST_A_DAY);

const weekday = (day: string): number => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return (new Date(year, month - 1, date, 12).getDay() + 6) % 7;
};

/** Days in a row up to this one, which may still be open; one missed day of each week, Monday to Sunday, is free. */
export function row(book: Book, day: string): number {
  const solved = new Set(book.days);
  const first = book.days[0];
  if (first === undefined) return 0;
  let length = solved.has(day) ? 1 : 0;
  let free = true;
  let at = day;
  while (at > first) {
    if (weekday(at) === 0) free = true;
    at = later(at, -1);
    if (solved.has(at)) length++;
    else if (free) free = false;
    else break;
  }
  return length;
}

/** The week of a day, Monday first: solved, missed, or not yet. */
export function week(book: Book, day: string): { day: string; solved: boolean; gone: boolean }[] {
  const monday = later(day, -weekday(day));
  return INTERVALS_OF_A_WEEK.map((by) => {
    const each = later(monday, by);
    return { day: each, solved: book.days.includes(each), gone: each < day };
  });
}
const INTERVALS_OF_A_WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
