/** What happened, in words: one line for each event that people care about. */
import type { ControlCounted, SkytearEvent } from "../../generated/skytear";
import { aside, type ToldLine } from "../../kernel/log";
import { parts, t } from "../../kernel/i18n.svelte";
import { isSaid, saidOf, wordParts } from "../../kernel/said";
import { settings } from "../../kernel/settings.svelte";
import type { Sums, Term } from "./moment";
import { cardName, heroName, type Names } from "./names";
import type { SkytearLine } from "./session";
import { sayings } from "./table/voices";

export interface Told extends ToldLine {
  /** Whose shape stands before the line; -1: nobody's. */
  side: number;
  spaces: readonly string[];
}

/** "A", "A + B" when tokens are checked as one, or none for a dome. */
export const lanesOf = (event: ControlCounted): string => [...event.lanes].join(" + ") || "none";

/** Spaces that a line is about, for pointing at them. */
export function spacesOf(event: SkytearEvent): string[] {
  if ("at" in event && "to" in event) return [event.at, event.to];
  return "space" in event ? [event.space] : [];
}

const HEADINGS = new Set<SkytearEvent["type"]>(["turn-began", "phase-began"]);
const MAJOR = new Set<SkytearEvent["type"]>([
  "activated",
  "declared",
  "card-played",
  "triggered",
  "control-counted",
  "hero-defeated",
  "structure-destroyed",
  "nexus-opened",
  "game-ended",
  "faction-chosen",
  "hero-drafted",
]);

function sideOf(event: SkytearEvent, line: SkytearLine, names: Names): number {
  if (event.type === "control-counted") return event.winner;
  if ("seat" in event) return names.sideOf(event.seat);
  return line.seat >= 0 ? names.sideOf(line.seat) : -1;
}

/** An activation that ends and cards that others drew say nothing. */
const isQuiet = (event: SkytearEvent): boolean =>
  !isSaid(event) || event.type === "activation-ended" || (event.type === "drew" && !event.card);

/** Cards that an event shows to everybody who hears of it. */
function cardsOf(event: SkytearEvent): readonly string[] {
  if (event.type === "flipped") return event.cards;
  if ("card" in event) return event.card ? [event.card] : [];
  return "what" in event ? [event.what] : [];
}

/** The words of a line; names of cards can be pressed. */
function opening(words: ToldLine["words"], event: SkytearEvent): ToldLine["words"] {
  const cards = new Map(cardsOf(event).map((card) => [cardName(card).toLowerCase(), card]));
  return words.map((word) => {
    const opens = word.strong ? cards.get(word.text.toLowerCase()) : undefined;
    return opens ? { ...word, opens } : word;
  });
}

/** "3 attack + 2 flipped − 1 armour = 4 damage" */
export const sumWords = (terms: readonly Term[]): string =>
  terms.map(({ sign, n, what }) => `${sign} ${n} ${t(`sk-moment-${what}`)}`.trim()).join(" ");

/** The words of a line with the sum behind its number. */
const summed = (event: SkytearEvent, sum: readonly Term[], names: Names): ToldLine["words"] =>
  parts("sk-page-damaged-sum", { ...saidOf(event)?.args, sum: sumWords(sum) }, names);

/** Lines for the log, with the sums behind their numbers. Passes, cards that others drew and the like say nothing. */
export function tell(lines: readonly SkytearLine[], names: Names, sums: Sums = new Map()): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const besides = aside(line, names.player);
    if (besides) {
      told.push({ ...besides, side: names.sideOf(line.seat), spaces: [] });
      continue;
    }
    line.events.forEach((event, at) => {
      if (isQuiet(event)) return;
      const minor = !MAJOR.has(event.type);
      const sum = sums.get(event);
      told.push({
        key: `${line.number}.${at}`,
        side: minor ? -1 : sideOf(event, line, names),
        minor,
        heading: HEADINGS.has(event.type),
        words: sum ? summed(event, sum, names) : opening(wordParts(event, names), event),
        spaces: spacesOf(event),
      });
    });
    if (settings.voices)
      for (const { hero, key } of sayings(line.events))
        told.push({
          key: `${line.number}.${key}`,
          side: -1,
          minor: true,
          heading: false,
          words: [
            { text: heroName(hero), strong: true },
            { text: ` ${t("sk-page-says", { line: t(key) })}`, strong: false },
          ],
          spaces: [],
        });
  }
  return told;
}

const SPOKEN = new Set<SkytearEvent["type"]>([
  "activated",
  "declared",
  "card-played",
  "fizzled",
  "cancelled",
  "redirected",
  "moved",
  "damaged",
  "healed",
  "hero-defeated",
  "minion-defeated",
  "condition-gained",
  "token-placed",
  "control-counted",
  "structure-damaged",
  "structure-destroyed",
  "nexus-opened",
  "turn-began",
  "hero-returned",
  "faction-chosen",
  "hero-drafted",
  "outsider-placed",
  "game-ended",
]);

/** Whether it is said aloud when somebody else has done it. */
export const isSpoken = (event: SkytearEvent): boolean => SPOKEN.has(event.type);
