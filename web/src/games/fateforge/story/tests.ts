/** The tests that the party made last, from the log of the table. */
import type { FateforgeEvent, TestRolled } from "../../../generated/fateforge";

/** Each hero's last roll for the choice that was made last; none, once another one or a combat has followed. */
export function lastTests(log: readonly { readonly events: readonly FateforgeEvent[] }[]): readonly TestRolled[] {
  const found = new Map<string, TestRolled>();
  const events = log.flatMap((line) => line.events);
  for (const event of events.reverse()) {
    if (event.type === "choice-made" || event.type === "combat-began") break;
    if (event.type === "test-rolled" && !found.has(event.hero)) found.set(event.hero, event);
  }
  return [...found.values()].reverse();
}
