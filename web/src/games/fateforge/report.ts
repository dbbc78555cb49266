/** What became of a combat, from what was told of it: objectives, rounds, and what every hero did and suffered. */
import type { FateforgeEvent } from "../../generated/fateforge";
import type { FateforgeLine } from "./session";

export interface Deeds {
  /** Damage that enemies took, and armour that it broke. */
  dealt: number;
  /** Health that damage cost. */
  taken: number;
  defeated: number;
  knockedOut: number;
}

export interface Report {
  combat: string;
  result: string;
  met: readonly boolean[];
  round: number;
  rounds: number;
  /** Whether the extra round was one of them. */
  extra: boolean;
  /** By hero; null where the log does not reach back to the beginning. */
  deeds: ReadonlyMap<string, Deeds> | null;
}

/** What was not taken back again. */
export function lasting(lines: readonly FateforgeLine[]): FateforgeEvent[] {
  const acts: (readonly FateforgeEvent[])[] = [];
  for (const line of lines) {
    if (line.step === "take-back") acts.pop();
    else acts.push(line.events);
  }
  return acts.flat();
}

/** The last combat that ended, or null if none did. */
export function reportOf(lines: readonly FateforgeLine[]): Report | null {
  const events = lasting(lines);
  const ended = events.findLast((event) => event.type === "combat-ended");
  if (!ended) return null;
  const last = events.findLast((event) => event.type === "round-began");
  const began = events.findLastIndex((event) => event.type === "combat-began");
  return {
    combat: ended.combat,
    result: ended.result,
    met: ended.objectives,
    round: last?.round ?? 0,
    rounds: last?.rounds ?? 0,
    extra: events.slice(Math.max(0, began)).some((event) => event.type === "extra-round"),
    deeds: began < 0 ? null : deedsIn(events.slice(began)),
  };
}

function deedsIn(events: readonly FateforgeEvent[]): Map<string, Deeds> {
  const found = new Map<string, Deeds>();
  const of = (hero: string): Deeds => {
    const deeds = found.get(hero) ?? { dealt: 0, taken: 0, defeated: 0, knockedOut: 0 };
    found.set(hero, deeds);
    return deeds;
  };
  // Who hit an enemy is told by the attack before it.
  let attacker = "";
  for (const event of events) {
    if (event.type === "attacked") attacker = event.who;
    else if (event.type === "enemy-hit" && attacker) of(attacker).dealt += event.damage + event.armour;
    else if (event.type === "enemy-defeated" && event.by) of(event.by).defeated += 1;
    else if (event.type === "hero-hit") of(event.hero).taken += event.health;
    else if (event.type === "hero-knocked-out") of(event.hero).knockedOut += 1;
  }
  return found;
}
