/** A turning point of a fight in one sentence: "Grunt 2 knocks out Ranger." */
import type { FateforgeEvent } from "../../generated/fateforge";
import { t } from "../../kernel/i18n.svelte";
import { tell } from "./log";
import type { Names } from "./names";
import type { FateforgeLine } from "./session";

/** What can turn a fight or a story, the weightiest first. */
const WEIGHT: readonly FateforgeEvent["type"][] = [
  "story-ended",
  "combat-ended",
  "hero-knocked-out",
  "boss-wounded",
  "weak-point-wounded",
  "enemy-defeated",
  "hero-hit",
  "token-taken",
  "token-dropped",
  "test-rolled",
  "reward-taken",
  "hero-revived",
  "enemy-hit",
  "combat-began",
  "round-began",
];

/** The weightiest that the line at that place tells; empty: nothing of it turns anything. */
export function deedAt(lines: readonly FateforgeLine[], at: number, names: Names): string {
  const line = lines[at];
  const type = WEIGHT.find((kind) => line?.events.some((event) => event.type === kind));
  if (!line || !type) return "";
  const found = line.events.filter((event) => event.type === type);
  const event = found[0]!;
  if (event.type === "hero-knocked-out") {
    const blow = line.events.findLast((one) => one.type === "attacked" && one.target === event.hero);
    if (blow?.type === "attacked") return t("ff-turning-knocked-out", { who: blow.who, hero: event.hero });
  }
  if (event.type === "enemy-defeated" && found.length > 1) {
    const by = new Set(found.map((one) => (one.type === event.type ? one.by : "")));
    if (event.by && by.size === 1) return t("ff-turning-defeated", { whom: event.by, n: found.length });
    return t("ff-turning-fallen", { n: found.length });
  }
  if (event.type === "hero-hit" && found.length > 1) {
    const n = found.reduce((sum, one) => sum + (one.type === event.type ? one.health : 0), 0);
    return t("ff-turning-hits", { n });
  }
  const [told] = tell([{ ...line, events: [event] }], names);
  return told?.words.map(({ text }) => text).join("") ?? "";
}
