/** What happened, in words: one line for each event that people care about. */
import type { FateforgeEvent } from "../../generated/fateforge";
import { has, name, parts, t, type Words } from "../../kernel/i18n.svelte";
import { aside, type ToldLine } from "../../kernel/log";
import type { Content } from "./content";
import { storyTitle, tokenId, type Names } from "./names";
import { bossCardRule, cardRule, weakPointRule } from "./rules";
import { abilityName, face, fields, isZone, NONE, soakWords, speakWith } from "./sentences";
import type { FateforgeLine } from "./session";

export interface Told extends ToldLine {
  /** The hero whose face stands before the line; "": nobody's. */
  hero: string;
  zones: readonly string[];
}

// The box, once it is there: lines name cards with their rules.
let box: Content | null = null;
export function tellWith(content: Content): void {
  box = content;
  speakWith(content);
}

const rest = (suffix: string, args: Words = {}): { key: string; args: Words } => ({ key: suffix, args });

/** What is added to the id of a line (or another id), and its arguments besides the plain fields. */
function more(event: FateforgeEvent): { key: string; args: Words } {
  switch (event.type) {
    case "ability-used":
      return rest("", { ability_name: abilityName(event.ability) });
    case "ally-hit":
      return rest(event.fallen ? "-fallen" : "");
    case "attacked":
      return rest("", { whom: event.target });
    case "boss-card-drawn": {
      const boss = box?.bosses.get(event.boss);
      return rest("", {
        card_name: t(`boss_card-${event.boss}-${event.card}`),
        rule: boss ? bossCardRule(boss, event.card) : "",
      });
    }
    case "card-drawn": {
      const deck = event.deck as "corruption" | "fear" | "trap";
      const card = (deck === "corruption" ? box?.corruption : deck === "fear" ? box?.fear : box?.traps)?.get(
        event.card,
      );
      return rest("", {
        deck: t(`ff-deck-${deck}`),
        card_name: name(deck, event.card),
        rule: card ? cardRule(deck, card) : "",
      });
    }
    case "chest-opened":
      return event.found.startsWith("gold ")
        ? rest("-gold", { n: Number(event.found.slice(5)) })
        : rest("", { item: event.found });
    case "party-arrived":
      return rest("", { n: event.wounds });
    case "combat-began":
      return rest("", { title: storyTitle(event.combat) });
    case "combat-ended":
      return rest("", {
        title: storyTitle(event.combat),
        ended: event.result,
        met: event.objectives.filter(Boolean).length,
        count: event.objectives.length,
      });
    case "dice-rolled":
      return event.dice.length ? rest("") : rest("-hidden", { count: event.faces.length });
    case "die-turned":
      return event.die ? rest("", { die_number: event.die }) : rest("-hidden");
    case "enemy-acted": {
      if (event.segment === 0) return rest("-ability", { ability: event.why });
      const reason = t(`ff-reason-${event.why}`);
      const segment = box?.enemies.get(event.enemy.split("#")[0]!)?.frame[event.segment - 1];
      if (!segment) return rest("-boss", { whom: event.target, reason });
      // Who carries an objective off only runs, whatever its frame says.
      const actions = (event.why === "exit" && !segment.exit ? ["step"] : segment.actions)
        .map((one) => t(`ff-deed-${one}`))
        .join(", ");
      return isZone(event.target)
        ? rest("-zone", { reason, actions, zone: event.target })
        : !event.target
          ? rest("-alone", { reason, actions })
          : rest("", { reason, actions, whom: event.target });
    }
    case "enemy-defeated":
      return event.by ? rest("", { whom: event.by }) : rest("-alone");
    case "enemy-gained":
      return rest(event.amount < 0 ? "ff-log-enemy-lost-armour" : "", { amount: Math.abs(event.amount) });
    case "enemy-hit":
    case "hero-hit": {
      const stopped = soakWords(event.block, event.armour).join(" + ") || NONE;
      return rest(event.type === "hero-hit" && event.poison && event.health > 0 ? "-poison" : "", {
        stopped,
        n: event.type === "hero-hit" ? event.health : event.damage,
      });
    }
    case "enemy-idle": {
      const frame = box?.enemies.get(event.enemy.split("#")[0]!)?.frame;
      const distances = [...new Set(frame?.flatMap((segment) => segment.distances))].sort().join(", ");
      return rest("", {
        reason: event.why === "nobody" && frame ? t("ff-reason-nobody-at", { distances }) : t(`ff-reason-${event.why}`),
      });
    }
    case "gained":
      return rest(`ff-log-${event.amount < 0 ? "lost" : "gained"}-${event.what}`, { n: Math.abs(event.amount) });
    case "hero-gained":
      if (event.what.startsWith("die-")) return rest("-die", { die: event.what.slice(4) });
      return has(`result-${event.what}`) && event.what !== "block"
        ? rest("-result", { face: face(event.what) })
        : rest("", { n: event.amount });
    case "hero-lost":
      return rest("", { n: event.amount });
    case "place-visited":
      return rest("", { n: event.time });
    case "token-used":
      return rest(event.token.startsWith("fountain") ? "-fountain" : "");
    case "hero-revived":
      return rest("", { whom: event.by });
    case "hero-swapped":
      return rest("", { whom: event.newcomer });
    case "item-found":
      return event.where === "bag" ? rest("") : rest("-hero", { hero: event.where });
    case "item-moved": {
      const place = (who: string): string => (who === "bag" ? t("ff-bag") : name("hero", who));
      return rest("", { from: place(event.giver), to: place(event.taker) });
    }
    case "medal-won":
      return rest("", { medal: t(`term-ff-medal-${event.medal}`) });
    case "remembered":
      return has(`ally-${event.flag}`) ? rest("-ally", { ally: event.flag }) : rest("");
    case "reputation-changed":
      return rest("", { reputation: event.faction });
    case "rule-unlocked":
      return rest("", { rule: t(`ff-rule-${event.number}`) });
    case "scene-began":
      return rest("", { title: storyTitle(event.scene) });
    case "story-ended":
      return rest("", { title: storyTitle(event.ending) });
    case "weak-point-wounded": {
      const point = box?.bosses.get(event.boss)?.weak_points.find((one) => one.id === event.weak_point);
      return rest("", { rule: point ? weakPointRule(point) : "" });
    }
    default:
      return rest("");
  }
}

/** The message and arguments of an event. */
export function sentence(event: FateforgeEvent): { key: string; args: Words } {
  const added = more(event);
  return {
    key: added.key.startsWith("ff-") ? added.key : `ff-log-${event.type}${added.key}`,
    args: { ...fields(event), ...added.args },
  };
}

export function say(event: FateforgeEvent): string {
  const said = sentence(event);
  const line = t(said.key, said.args);
  return event.type === "enemy-defeated" && event.dropped
    ? `${line} ${t("ff-log-dropped", { map_token: tokenId(event.dropped) })}`
    : line;
}

/** Zones that a line is about, for pointing at them. */
export const zonesOf = (event: FateforgeEvent): string[] => ("zone" in event ? [event.zone] : []);

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
      if (QUIET.has(event.type)) return;
      const said = sentence(event);
      const hero = "hero" in event ? event.hero : "who" in event && has(`hero-${event.who}`) ? event.who : "";
      told.push({
        key: `${line.number}.${at}`,
        hero,
        minor: !MAJOR.has(event.type),
        heading: HEADINGS.has(event.type),
        words: parts(said.key, said.args),
        zones: zonesOf(event),
      });
    });
  }
  return told;
}

const UNSPOKEN = new Set<FateforgeEvent["type"]>([...QUIET, "hero-gained", "hero-lost", "skill-prepared", "recovered"]);

/** What is said aloud when somebody else has done something. */
export function spoken(events: readonly FateforgeEvent[]): string {
  return events
    .filter((event) => !UNSPOKEN.has(event.type))
    .slice(-8)
    .map((event) => say(event))
    .filter(Boolean)
    .join(" ");
}
