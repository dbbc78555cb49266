/** In which order the rows of the explorer stand. */
import type { ExploredRow } from "../generated/messages";

export type Column = "name" | "rate" | "interval" | "games" | "wins" | "between";

type Order = (one: ExploredRow, other: ExploredRow) => number;

export function byName(nameOf: (row: ExploredRow) => string, language: string): Order {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(nameOf(one), nameOf(other));
}

/** By one measure. Rows of too few games stand last, whichever way it goes; an interval counts by its lower end. */
export function sortedBy(
  rows: readonly ExploredRow[],
  column: Column,
  up: boolean,
  measure: number,
  named: Order,
): ExploredRow[] {
  const value = (row: ExploredRow): number => {
    const count = row.counts[measure]!;
    return column === "interval" ? count.low : column === "name" ? 0 : count[column];
  };
  const apart = column === "rate" || column === "interval";
  return rows.toSorted((one, other) => {
    const few = apart ? Number(one.counts[measure]!.few) - Number(other.counts[measure]!.few) : 0;
    const by = column === "name" ? named(one, other) : value(one) - value(other);
    return few || (up ? by : -by) || named(one, other);
  });
}
