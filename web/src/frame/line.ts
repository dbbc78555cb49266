/** A turn as it is drawn over a board, in the lengths of that board. */

export type Point = readonly [number, number];

export interface LineMarks {
  numbers: readonly { at: Point; n: number }[];
  /** Arrows; those of a blow are broken. */
  ways: readonly { from: Point; to: Point; blow?: boolean }[];
  /** From what is used to what it is used for. */
  links: readonly { from: Point; to: Point }[];
  falls: readonly Point[];
}

/** The upper corners of a thing: what comes first stands at the left, what falls at the right. */
export const corners = ([x, y]: Point, half: number): { number: Point; fall: Point } => ({
  number: [x - half, y - half],
  fall: [x + half, y - half],
});

/** Numbers and crosses that would lie on each other lie beside each other. */
export function apart<T extends { at: Point }>(marks: readonly T[], step: number): T[] {
  const taken = new Map<string, number>();
  return marks.map((mark) => {
    const key = mark.at.map(Math.round).join();
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    return before ? { ...mark, at: [mark.at[0] + before * step, mark.at[1]] } : mark;
  });
}
