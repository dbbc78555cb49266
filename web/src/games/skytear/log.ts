/** What happened, in words: one line for each event that people care about. */
import type { ControlCounted, SkytearEvent } from "../../generated/skytear";
import { parts, t, type Words } from "../../kernel/i18n.svelte";
import { aside, type ToldLine } from "../../kernel/log";
import { effectName, targetName, type Names } from "./names";
import { cardNames, wayWords } from "./sentences";
import type { SkytearLine } from "./session";

export interface Told extends ToldLine {
  /** Whose shape stands before the line; -1: nobody's. */
  side: number;
  spaces: readonly string[];
}

const targetNames = (targets: readonly string[]): string =>
  targets.map((target) => targetName(target)).join(", ") || "none";

const yes = (value: boolean): string => (value ? "yes" : "no");

/** "2 minions + 1 hero + 2 Lead = 5" for one side of a counted token. */
export function sumWords(event: ControlCounted, side: number): string {
  const terms = [
    ["minions", event.minions[side] ?? 0],
    ["heroes", event.heroes[side] ?? 0],
    ["bonus", event.bonus[side] ?? 0],
    ["lead", event.lead[side] ?? 0],
  ] as const;
  const shown = terms.filter(([, n]) => n).map(([kind, n]) => t(`sk-sum-${kind}`, { n }));
  const total = event.total[side] ?? 0;
  return shown.length > 1 ? `${shown.join(" + ")} = ${total}` : (shown[0] ?? "0");
}

/** "A", "A + B" when tokens are checked as one, or none for a dome. */
export const lanesOf = (event: ControlCounted): string => [...event.lanes].join(" + ") || "none";

/** The message and arguments of an event. */
export function sentence(event: SkytearEvent, names: Names): { key: string; args: Words } {
  const key = `sk-log-${event.type}`;
  switch (event.type) {
    case "started":
      return { key, args: { first_side: names.side(event.first_side) } };
    case "victory-card-shown":
      return { key, args: { card: event.card } };
    case "lane-numbered":
      return { key, args: { lane: event.lane, token: event.token } };
    case "outsider-dealt":
      return { key, args: { dome: event.dome, outsider: event.outsider } };
    case "hero-left-out":
      return { key, args: { side: names.side(event.side), hero: event.hero } };
    case "faction-chosen":
      return { key, args: { side: names.side(event.side), faction: event.faction } };
    case "hero-drafted":
      return { key, args: { player: names.player(event.seat), side: names.side(event.side), hero: event.hero } };
    case "deck-ready":
      return { key, args: { player: names.player(event.seat), cards: event.cards } };
    case "hand-changed":
      return { key, args: { player: names.player(event.seat), count: event.count } };
    case "turn-began":
      return { key, args: { turn: event.turn } };
    case "minions-mustered":
    case "minions-taken-up":
      return { key, args: { side: names.side(event.side), lane: event.lane, spaces: event.spaces.join(", ") } };
    case "hero-placed":
    case "hero-returned":
      return { key, args: { hero: event.hero, space: event.space } };
    case "activated":
      return { key, args: { player: names.player(event.seat), hero: event.hero } };
    case "activation-ended":
    case "exhausted":
      return { key, args: { hero: event.hero } };
    case "declared":
      return { key, args: { hero: event.hero, action: effectName(event.action), target: targetName(event.target) } };
    case "card-shown":
      return { key, args: { player: names.player(event.seat), hero: event.hero, card: event.card } };
    case "card-played": {
      const args = { player: names.player(event.seat), hero: event.hero, card: event.card };
      return { key, args: { ...args, targets: targetNames(event.targets) } };
    }
    case "aim-followed":
      return { key, args: { targets: targetNames(event.targets) } };
    case "triggered":
      return { key, args: { hero: event.hero, skill: event.skill, target: targetName(event.target) } };
    case "passed":
    case "flow-used":
      return { key, args: { player: names.player(event.seat) } };
    case "resolved":
      return { key, args: { hero: event.hero, what: effectName(event.what) } };
    case "fizzled":
      return { key, args: { hero: event.hero, what: effectName(event.what), why: event.why } };
    case "cancelled":
      return { key, args: { what: effectName(event.what) } };
    case "redirected":
      return { key, args: { what: effectName(event.what), target: targetName(event.target) } };
    case "card-flipped":
      return { key, args: { player: names.player(event.seat), card: event.card } };
    case "flipped":
      return {
        key,
        args: { player: names.player(event.seat), cards: cardNames(event.cards), modifier: event.modifier },
      };
    case "moved":
      return { key, args: { hero: event.hero, at: event.at, to: event.to, how: event.how } };
    case "minion-moved":
      return { key, args: { side: names.side(event.side), at: event.at, to: event.to, how: event.how } };
    case "damaged":
      return { key, args: { hero: event.hero, lost: event.lost, left: event.left, armour: event.armour } };
    case "healed":
      return { key, args: { hero: event.hero, gained: event.gained, left: event.left } };
    case "hero-defeated":
      return { key, args: { hero: event.hero, by_side: names.side(event.by_side), back: event.back } };
    case "minion-defeated":
      return { key, args: { side: names.side(event.side), space: event.space } };
    case "minion-saved":
      return { key, args: { side: names.side(event.side), space: event.space, hero: event.hero } };
    case "minion-placed":
      return { key, args: { side: names.side(event.side), lane: event.lane, space: event.space } };
    case "condition-gained":
    case "condition-lost":
      return { key, args: { hero: event.hero, condition: event.condition } };
    case "bonus-gained":
      return { key, args: { hero: event.hero, what: event.what, amount: event.amount } };
    case "token-placed":
    case "token-removed":
      return {
        key,
        args: { kind: event.kind, side: event.side < 0 ? "" : names.side(event.side), space: event.space },
      };
    case "led": {
      const args = { player: names.player(event.seat), hero: event.hero, from_deck: yes(event.from_deck) };
      return event.card ? { key, args: { ...args, card: event.card } } : { key: `${key}-hidden`, args };
    }
    case "drew":
    case "looked-at":
    case "put-back":
      return event.card
        ? { key, args: { player: names.player(event.seat), card: event.card } }
        : { key: `${key}-hidden`, args: { player: names.player(event.seat) } };
    case "discarded":
      return {
        key,
        args: { player: names.player(event.seat), card: event.card, from_deck: yes(event.from_deck) },
      };
    case "predicted":
      return {
        key,
        args: { player: names.player(event.seat), looked: event.looked, discarded: cardNames(event.discarded) },
      };
    case "reshuffled":
      return { key, args: { deck: names.player(event.deck) } };
    case "cards-cleared":
      return { key, args: { hero: event.hero, shown: event.shown.length ? cardNames(event.shown) : "none" } };
    case "heroes-readied":
      return { key, args: {} };
    case "track-raised":
      return { key, args: { turn: event.turn } };
    case "phase-began":
      return { key, args: { phase: event.phase } };
    case "lead-revealed":
      return { key, args: { hero: event.hero, card: event.card, value: event.value } };
    case "control-counted": {
      const first = Math.max(0, event.winner);
      return {
        key,
        args: {
          token: event.token,
          sum: sumWords(event, first),
          against: event.total[1 - first] ?? 0,
          winner: event.winner < 0 ? "none" : names.side(event.winner),
          margin: event.margin,
          lanes: lanesOf(event),
        },
      };
    }
    case "structure-damaged":
      return {
        key,
        args: { side: names.side(event.side), lane: event.lane || "none", lost: event.lost, left: event.left },
      };
    case "structure-destroyed":
      return { key, args: { side: names.side(event.side), lane: event.lane || "none" } };
    case "nexus-opened":
      return { key, args: { side: names.side(event.side), hp: event.hp } };
    case "token-advanced":
      return { key, args: { lane: event.lane, at: event.at, to: event.to } };
    case "outsider-placed":
      return { key, args: { outsider: event.outsider, side: names.side(event.side), space: event.space } };
    case "outsider-acted":
      return { key, args: { outsider: event.outsider, what: wayWords(event.what) } };
    case "outsider-moved":
      return { key, args: { outsider: event.outsider, at: event.at, to: event.to } };
    case "game-ended":
      return { key, args: { ending: t(`sk-end-${event.reason}`) } };
  }
}

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

/** Events that a log leaves out: everybody expects them, or the next line says it. */
const QUIET = new Set<SkytearEvent["type"]>([
  "passed",
  "activation-ended",
  "card-shown",
  "aim-followed",
  "card-flipped",
  "looked-at",
  "put-back",
  "minions-taken-up",
  "heroes-readied",
  "track-raised",
]);

const isQuiet = (event: SkytearEvent): boolean =>
  QUIET.has(event.type) ||
  (event.type === "drew" && !event.card) ||
  (event.type === "cards-cleared" && !event.shown.length);

/** Lines for the log. Passes, cards that others drew and the like are left out: they say nothing. */
export function tell(lines: readonly SkytearLine[], names: Names): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    const besides = aside(line, names.player);
    if (besides) {
      told.push({ ...besides, side: names.sideOf(line.seat), spaces: [] });
      continue;
    }
    line.events.forEach((event, at) => {
      if (isQuiet(event)) return;
      const said = sentence(event, names);
      const minor = !MAJOR.has(event.type);
      told.push({
        key: `${line.number}.${at}`,
        side: minor ? -1 : sideOf(event, line, names),
        minor,
        heading: HEADINGS.has(event.type),
        words: parts(said.key, said.args),
        spaces: spacesOf(event),
      });
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

/** What is said aloud when somebody else has done something. */
export function spoken(events: readonly SkytearEvent[], names: Names): string {
  return events
    .filter((event) => SPOKEN.has(event.type))
    .slice(-8)
    .map((event) => {
      const said = sentence(event, names);
      return t(said.key, said.args);
    })
    .join(" ");
}
