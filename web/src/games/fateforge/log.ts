/** What happened, in words: one line for each event that people care about. */
import type { FateforgeEvent } from "../../generated/fateforge";
import { has } from "../../kernel/i18n.svelte";
import { aside, type ToldLine } from "../../kernel/log";
import { isSaid, wordParts } from "../../kernel/said";
import { figureName, type Names } from "./names";
import type { FateforgeLine } from "./session";

export interface Told extends ToldLine {
  /** The hero whose face stands before the line; "": nobody's. */
  hero: string;
  zones: readonly string[];
}

/** Zones that a line is about, for pointing at them. */
const zonesOf = (event: FateforgeEvent): string[] => ("zone" in event ? [event.zone] : []);

const HEADINGS = new Set<FateforgeEvent["type"]>([
  "round-began",
  "combat-began",
  "reaction-began",
  "enemy-turn-began",
  "cleaned-up",
  "combat-ended",
]);
const MAJOR = new Set<FateforgeEvent["type"]>([
  "turn-began",
  "attacked",
  "enemy-defeated",
  "enemy-acted",
  "enemy-idle",
  "hero-hit",
  "hero-knocked-out",
  "skill-used",
  "item-used",
  "escaped",
  "card-drawn",
  "order-set",
  "boss-wounded",
  "weak-point-wounded",
  "token-taken",
]);
/** What says nothing that the board does not say. */
const QUIET = new Set<FateforgeEvent["type"]>([
  "dice-rolled",
  "die-turned",
  "planning-done",
  "scene-began",
  "choice-made",
]);

/** The words of a line; the name of an enemy can be pressed. */
function opening(words: ToldLine["words"], event: FateforgeEvent): ToldLine["words"] {
  if (!("enemy" in event)) return words;
  const called = figureName(event.enemy).toLowerCase();
  return words.map((word) =>
    word.strong && word.text.toLowerCase() === called ? { ...word, opens: event.enemy } : word,
  );
}

/** Lines for the log. */
export function tell(lines: readonly FateforgeLine[], names: Names): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const besides = aside(line, names.player);
    if (besides) {
      told.push({ ...besides, hero: "", zones: [] });
      continue;
    }
    line.events.forEach((event, at) => {
      if (QUIET.has(event.type) || !isSaid(event)) return;
      const hero = "hero" in event ? event.hero : "who" in event && has(`hero-${event.who}`) ? event.who : "";
      told.push({
        key: `${line.number}.${at}`,
        hero,
        minor: !MAJOR.has(event.type),
        heading: HEADINGS.has(event.type),
        words: opening(wordParts(event, names), event),
        zones: zonesOf(event),
      });
    });
  }
  return told;
}

const UNSPOKEN = new Set<FateforgeEvent["type"]>([...QUIET, "hero-gained", "hero-lost", "skill-prepared", "recovered"]);

/** Whether it is said aloud when somebody else has done it. */
export const isSpoken = (event: FateforgeEvent): boolean => !UNSPOKEN.has(event.type);
