/** A long replay comes in parts of so many steps. Which part is fetched next, and what is drawn of those that are here. */

export const PART = 100;

/** The first step of the part to fetch next: where the reader is, on either side of it, then from the start; -1: none. */
export function nextPart(steps: readonly unknown[], at: number): number {
  const has = (part: number): boolean => part < 0 || part * PART >= steps.length || Boolean(steps[part * PART]);
  const here = Math.floor(at / PART);
  const near = [here, here + 1, here - 1].find((part) => !has(part));
  if (near !== undefined) return near * PART;
  for (let first = 0; first < steps.length; first += PART) if (!steps[first]) return first;
  return -1;
}

/** The steps without a gap that end with this one. */
export function runUpTo<T>(steps: readonly (T | undefined)[], at: number): T[] {
  let first = at;
  while (first > 0 && steps[first - 1]) first -= 1;
  return steps.slice(first, at + 1) as T[];
}

/** Values by their places, cut wherever one is missing. */
export function runs(values: readonly (number | null)[]): [place: number, value: number][][] {
  const found: [number, number][][] = [];
  values.forEach((value, place) => {
    if (value === null) return;
    if (place === 0 || values[place - 1] === null) found.push([]);
    found.at(-1)!.push([place, value]);
  });
  return found;
}
