/** A combat that is over, from what was told of it: how objectives were met, what was carried out, each round's deed. */
import type { FateforgeEvent } from "../../../generated/fateforge";
import { t } from "../../../kernel/i18n.svelte";
import { isSaid } from "../../../kernel/said";
import { deedAt } from "../deeds";
import { itemName, type Names } from "../names";
import { lasting } from "../report";
import type { FateforgeLine } from "../session";

interface InRound {
  round: number;
  event: FateforgeEvent;
}

/** What happened in the last combat, with its rounds, and what it brought right after it. */
export function lastCombat(lines: readonly FateforgeLine[]): FateforgeEvent[] {
  const events = lasting(lines);
  return events.slice(
    Math.max(
      0,
      events.findLastIndex((event) => event.type === "combat-began"),
    ),
  );
}

function inRounds(events: readonly FateforgeEvent[]): InRound[] {
  let round = 0;
  return events.map((event) => {
    if (event.type === "round-began") round = event.round;
    return { round, event };
  });
}

/** Which of the things that an objective names an event did: "taken objective1", "defeated enforcer#1". */
function did(event: FateforgeEvent, verb: string, what: string): boolean {
  switch (verb) {
    case "taken":
    case "carried":
      return event.type === "token-taken" && event.token === what;
    case "focused":
    case "used":
    case "explored":
      return event.type === "token-used" && event.token === what;
    case "opened":
      return event.type === "chest-opened" && event.token === what;
    case "defeated":
      return event.type === "enemy-defeated" && event.enemy === what;
    default:
      return false;
  }
}

/** Who met an objective in which round: "Rogue, round 3"; empty where one deed did not decide it. */
export function howMet(objective: string, events: readonly FateforgeEvent[]): string {
  const told = inRounds(events);
  const escaped = told.find(({ event }) => event.type === "escaped");
  if (/\bescape\b/.test(objective) && escaped?.event.type === "escaped") {
    const n = escaped.event.damage.reduce((sum, one) => sum + one, 0);
    return t("ff-ending-by-exit", { exit: escaped.event.exit.replace("exit", ""), n });
  }
  for (const [, verb = "", what = ""] of objective.matchAll(/(\w+) ([\w#]+)/g)) {
    const found = told.findLast(({ event }) => did(event, verb, what));
    if (!found) continue;
    const { event, round } = found;
    const hero = "hero" in event ? event.hero : event.type === "enemy-defeated" ? event.by : "";
    if (!hero) return t("ff-ending-in-round", { round });
    const from = event.type === "token-taken" && event.source ? event.source : "";
    return from ? t("ff-ending-by-from", { hero, round, enemy: from }) : t("ff-ending-by", { hero, round });
  }
  return "";
}

/** Something that the party came out with, with its sign. */
export interface Gain {
  sign: string;
  text: string;
}

/** What is counted, and the sign it has. */
const SIGNS: Readonly<Record<string, string>> = {
  gem: "gem",
  gold: "gem",
  food: "food",
  "victory-points": "medal",
  "trait-points": "trait",
};

/** What was picked up, found and gained, the same things together. */
export function carriedOut(events: readonly FateforgeEvent[]): Gain[] {
  const sums = new Map<string, number>();
  const found: Gain[] = [];
  const add = (what: string, n: number): void => void sums.set(what, (sums.get(what) ?? 0) + n);
  let chest = "";
  for (const event of events) {
    if (event.type === "collected") add(event.what, event.amount);
    else if (event.type === "gained" && event.what in SIGNS) add(event.what, event.amount);
    else if (event.type === "chest-opened") {
      const gold = /^gold (\d+)$/.exec(event.found);
      if (gold) add("gold", Number(gold[1]));
      else {
        chest = event.found;
        found.push({ sign: "item", text: t("ff-ending-from-chest", { item: chest }) });
      }
    } else if (event.type === "item-found") {
      if (event.item !== chest) found.push({ sign: "item", text: itemName(event.item) });
      chest = "";
    }
  }
  const counted = [...sums].filter(([, n]) => n > 0);
  return [...counted.map(([what, n]) => ({ sign: SIGNS[what]!, text: t(`ff-ending-gain-${what}`, { n }) })), ...found];
}

/** What turned each round, in words; rounds whose words did not come with the page are left out. */
export function roundByRound(events: readonly FateforgeEvent[], names: Names): { round: number; deed: string }[] {
  const rounds = new Map<number, FateforgeEvent[]>();
  for (const { round, event } of inRounds(events))
    if (round && event.type !== "round-began" && event.type !== "combat-ended")
      rounds.set(round, [...(rounds.get(round) ?? []), event]);
  return [...rounds].flatMap(([round, own]) => {
    const said = own.filter(isSaid);
    const deed = deedAt([{ number: 0, seat: 0, step: "act", events: said }], 0, names);
    return deed ? [{ round, deed }] : [];
  });
}

/** What a hero did, in few words: "3 defeated, 12 damage dealt". */
export function heroDeeds(hero: string, events: readonly FateforgeEvent[]): string[] {
  const sums = { defeated: 0, dealt: 0, blocked: 0, chests: 0 };
  let attacker = "";
  for (const event of events) {
    if (event.type === "attacked") attacker = event.who;
    else if (event.type === "enemy-hit" && attacker === hero) sums.dealt += event.damage + event.armour;
    else if (event.type === "enemy-defeated" && event.by === hero) sums.defeated += 1;
    else if (event.type === "hero-hit" && event.hero === hero) sums.blocked += event.block + event.armour;
    else if (event.type === "chest-opened" && event.hero === hero) sums.chests += 1;
  }
  return Object.entries(sums)
    .filter(([, n]) => n > 0)
    .map(([what, n]) => t(`ff-ending-hero-${what}`, { n }));
}

export const fallenIn = (hero: string, events: readonly FateforgeEvent[]): number =>
  events.filter((event) => event.type === "hero-knocked-out" && event.hero === hero).length;

/** "The party left by exit B. Round 4 of 4." `seen`: the map as it last stood, where the log does not tell the round. */
export function howItEnded(
  events: readonly FateforgeEvent[],
  seen: { round: number; rounds: number } | null = null,
): string {
  const escaped = events.find((event) => event.type === "escaped");
  const told = events.findLast((event) => event.type === "round-began");
  const last = told?.type === "round-began" ? told : seen;
  const extra = events.some((event) => event.type === "extra-round" && event.played);
  return [
    escaped?.type === "escaped" ? t("ff-ending-left-by", { exit: escaped.exit.replace("exit", "") }) : "",
    events.some((event) => event.type === "no-escape") ? t("ff-ending-no-way") : "",
    last ? t(extra ? "ff-ending-rounds-extra" : "ff-ending-rounds", { n: last.round, all: last.rounds }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
