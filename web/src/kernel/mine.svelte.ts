/** My tables as the house lists them, looked up now and then: which of them wait for me, and which comes next. */
import type { TableFacts } from "../generated/messages";
import { api } from "./api";
import { waitsForMe } from "./players";

const EVERY = 8_000;

/** The table waits for a move of mine. */
export const isMyTurn = (table: TableFacts): boolean => !table.over && !table.frozen && table.asked.length > 0;

/** Games that wait for me: those with the least time first, then those that wait longest. */
export function inOrder(tables: readonly TableFacts[]): TableFacts[] {
  const left = ({ left }: TableFacts): number => left ?? Infinity;
  return tables
    .filter(isMyTurn)
    .sort((one, two) => (left(one) === left(two) ? one.updated - two.updated : left(one) - left(two)));
}

class Mine {
  tables = $state.raw<readonly TableFacts[]>([]);
  /** When they were looked up, in milliseconds; 0: not yet. */
  at = $state(0);
  unreachable = $state(false);
  readonly waiting = $derived(inOrder(this.tables));
  readonly rematches = $derived(this.tables.filter(waitsForMe));
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  async look(): Promise<void> {
    try {
      const { tables } = await api.tables();
      this.tables = tables;
      this.at = Date.now();
      this.unreachable = false;
    } catch {
      this.unreachable = true;
    }
  }

  /** Look now, and go on looking until the returned function is called. A page in the background asks less often. */
  watch(): () => void {
    void this.look();
    if (!this.#watchers++) {
      let turn = 0;
      this.#timer = setInterval(() => {
        if (!document.hidden || ++turn % 4 === 0) void this.look();
      }, EVERY);
    }
    return () => {
      if (!--this.#watchers) clearInterval(this.#timer);
    };
  }

  /** The table to go to after a move at this one; null: no other waits. */
  next(table: string): TableFacts | null {
    return this.waiting.find(({ id }) => id !== table) ?? null;
  }
}

export const mine = new Mine();
