/** What the story has to say in the middle of a combat: of a find, of a wounded weak point, or in the boss's own voice. */
import type { FateforgeEvent } from "../../../generated/fateforge";

/** The boss speaks. */
export const TAUNT = "taunt";

/** What is told of after these events: a find by its name, `TAUNT`, or "" when it is over; undefined: as it was. */
export function taleOf(events: readonly FateforgeEvent[]): string | undefined {
  let tale: string | undefined;
  for (const event of events)
    if (event.type === "chest-opened") tale = event.token;
    else if (event.type === "token-used" && event.token.startsWith("explore")) tale = event.token;
    else if (event.type === "weak-point-wounded") tale = event.weak_point;
    // What was found in the same moment is worth more than words.
    else if (event.type === "boss-card-drawn") tale ??= TAUNT;
  // A turn that begins closes what was told before it, not what is told with it.
  return tale ?? (events.some(({ type }) => type === "turn-began" || type === "round-began") ? "" : undefined);
}
