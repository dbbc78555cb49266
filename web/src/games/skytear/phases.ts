/** What the Minion Phases of a battle came to: for each token and turn, both sums and who won it. */
import type { ControlCounted, SkytearEvent } from "../../generated/skytear";

export interface Counted {
  total: readonly number[];
  winner: number;
}

export interface Phases {
  turns: readonly number[];
  /** A token that was counted at least once, with what each of those turns came to. */
  tokens: readonly { token: number; first: ControlCounted; counted: ReadonlyMap<number, Counted> }[];
}

/** The kinds of events that this is told from. */
export const KINDS: readonly string[] = ["turn-began", "control-counted"];

export function phasesOf(events: readonly SkytearEvent[]): Phases {
  const tokens = new Map<number, { token: number; first: ControlCounted; counted: Map<number, Counted> }>();
  const turns = new Set<number>();
  let turn = 0;
  for (const event of events)
    if (event.type === "turn-began") turn = event.turn;
    else if (event.type === "control-counted" && turn) {
      const row = tokens.get(event.token) ?? { token: event.token, first: event, counted: new Map() };
      tokens.set(event.token, row);
      row.counted.set(turn, { total: event.total, winner: event.winner });
      turns.add(turn);
    }
  return {
    turns: [...turns].sort((one, two) => one - two),
    tokens: [...tokens.values()].sort((one, two) => one.token - two.token),
  };
}
