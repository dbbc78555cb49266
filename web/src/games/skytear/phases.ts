/** What the Minion Phases of a battle came to: both sums of each token turn by turn, and what structures lost by them. */
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
export const KINDS: readonly string[] = ["turn-began", "control-counted", "structure-damaged"];

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

/** What the minions of a lane did to a structure, and in which turns. */
export interface Damage {
  /** Who dealt it. */
  side: number;
  from: ControlCounted;
  /** The lane of the tower; "" for the nexus. */
  to: string;
  turns: readonly number[];
  lost: number;
}

/** Damage to structures by its sources, the most first. All of it comes from the token counted before it (SK-19.10). */
export function damageOf(events: readonly SkytearEvent[]): Damage[] {
  const found = new Map<string, Damage & { turns: number[] }>();
  let turn = 0;
  let from: ControlCounted | undefined;
  for (const event of events)
    if (event.type === "turn-began") turn = event.turn;
    else if (event.type === "control-counted") from = event;
    else if (event.type === "structure-damaged" && from) {
      const side = 1 - event.side;
      const key = `${side} ${from.lanes} ${event.lane}`;
      const damage = found.get(key) ?? { side, from, to: event.lane, turns: [], lost: 0 };
      if (!damage.turns.includes(turn)) damage.turns.push(turn);
      damage.lost += event.lost;
      found.set(key, damage);
    }
  return [...found.values()].sort((one, two) => one.side - two.side || two.lost - one.lost);
}
