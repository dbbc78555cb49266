/**
 * Prompts, answers and refusals in words. The arguments are those of `ludarium.texts.fateforge_play`: ids of content stay
 * ids, faces become words, tokens become `map_token`.
 */
import type { FateforgeAction, Fx, HeroView } from "../../generated/fateforge";
import { has, t, title, type Words } from "../../kernel/i18n.svelte";
import type { Content } from "./content";
import { figureName, heroName, itemName, resultName, skillName, targetName, tokenId, type Names } from "./names";
import { effect } from "./rules";

export const NONE = "none";
const BAG = "bag";
type Args = Record<string, string | number>;

// The box, once it is there: prices and times are named.
let box: Content | null = null;
export function speakWith(content: Content): void {
  box = content;
}

// Words of choices belong to the story, not to the interface: whoever has them says so.
let labelOf: (scene: string, choice: string) => string = () => "";
export function knowLabels(find: (scene: string, choice: string) => string): void {
  labelOf = find;
}

export const face = (shown: string): string => shown.split("|").map(resultName).join("/");
export const facesWords = (shown: readonly string[]): string =>
  shown
    .filter((one) => one !== "?" && one !== "spent")
    .map(face)
    .join(" + ") || NONE;

/** "red ×2, yellow". */
export function diceWords(dice: readonly string[]): string {
  return [...new Set(dice)]
    .map((die) => {
      const n = dice.filter((one) => one === die).length;
      const name = t(`ff-die-${die}`);
      return n > 1 ? t("ff-die-several", { name, n }) : name;
    })
    .join(", ");
}

/** A hero's own ability, a passive skill, an item, an ally: what made something possible. */
export function abilityName(ability: string): string {
  if (ability.startsWith("ally-")) return t(ability);
  for (const prefix of ["ff-ability", "skill", "item"])
    if (has(`${prefix}-${ability}`)) return t(`${prefix}-${ability}`);
  return ability;
}

export const isZone = (text: string): boolean => /^[A-Z]$/.test(text);

const FACES = new Set(["pays", "faces", "gains", "lost"]);
const TOKENS = new Set(["token", "exit", "door"]);
const OTHERWISE = new Set([
  "type",
  "scene",
  "combat",
  "target",
  "by",
  "result",
  "card",
  "seat",
  "faction",
  "ability",
  "deck",
  "flag",
]);

/** The fields of an action or an event as the arguments that messages speak of. */
export function fields(struct: object): Args {
  const found: Args = {};
  for (const [key, value] of Object.entries(struct) as [string, unknown][]) {
    if (typeof value === "boolean") found[key] = value ? "yes" : "no";
    else if (FACES.has(key) && Array.isArray(value)) found[key] = facesWords(value as string[]);
    else if (TOKENS.has(key)) found.map_token = tokenId(String(value));
    else if (key === "face" || key === "symbol") found[key] = value === "?" ? NONE : face(String(value));
    else if (key === "dice" && Array.isArray(value))
      found[key] = typeof value[0] === "string" ? diceWords(value as string[]) : "";
    else if (key === "heroes" && Array.isArray(value)) found[key] = (value as string[]).map(heroName).join(", ");
    else if (key === "colours" && Array.isArray(value))
      found[key] = (value as string[]).map((colour) => t(`ff-colour-${colour}`)).join(", ") || NONE;
    else if (key === "colour") found[key] = t(`ff-colour-${String(value)}`);
    else if (key === "damage" && Array.isArray(value)) found[key] = value.join(" / ");
    else if (key === "on" || key === "newcomer") found.whom = String(value);
    else if (!OTHERWISE.has(key) && (typeof value === "string" || typeof value === "number")) found[key] = value;
  }
  return found;
}

/** Words of prompts: seats become players, tokens theirs. */
export function words(args: Words, names: Names): Words {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "seat" && typeof value === "number") said.player = names.player(value);
    else if (key === "token") said.map_token = tokenId(String(value));
    else if (key === "faces") said.faces = facesWords(String(value).split(" "));
    else if (key === "face") said.face = facesWords(String(value).split(" "));
    else if (key === "dice") said.n = value as number;
    else if (!["scene", "combat", "proposal", "proposer", "agreed", "effect"].includes(key))
      said[key] = value as string;
  }
  return said;
}

/** The option that the notation of a proposal names. */
export function proposed(text: string): FateforgeAction {
  const [word = "", ...rest] = text.split(" ");
  if (word === "choose") return { type: "choose", way: rest[0] ?? "" };
  if (word === "order") return { type: "order", heroes: rest };
  if (word === "hero") return { type: "hero", hero: rest[0] ?? "" };
  return { type: "pick", kind: [word, ...rest.slice(0, -1)].join(" "), name: rest.at(-1) ?? "" };
}

const joined = (parts: readonly string[]): string =>
  parts.length ? parts.reduce((first, second) => t("ff-and", { first, second })) : "";

/** One of the things that an exploration token offers; `ways` are what the token does, "or" between two of them. */
export function foundThere(ways: readonly Fx[], number: number): string {
  const groups: string[][] = [[]];
  for (const fx of ways) {
    if (fx.verb === "or") groups.push([]);
    else groups.at(-1)!.push(effect(fx));
  }
  return title(joined(groups[number - 1] ?? []));
}

export function soakWords(block: number, armour: number): string[] {
  return [block ? t("ff-soak-block", { n: block }) : "", armour ? t("ff-soak-armour", { n: armour }) : ""].filter(
    Boolean,
  );
}

function pickWords(kind: string, name: string, given: Words): string {
  const [first = "", content = ""] = kind.split(" ");
  switch (first) {
    case "ally":
      return t("ff-option-goes-with", { ally: content, hero: name });
    case "exit":
      return t("ff-option-exit", {
        map_token: tokenId(name),
        damage: String(given[name] ?? "")
          .split(" ")
          .join(" / "),
      });
    case "fear":
      return t("ff-option-fear", { fear: name });
    case "reroll":
      return t("ff-option-test-way", { way: abilityName(name) });
    case "choice":
      return t("ff-option-choice", {
        label: labelOf(String(given.scene ?? given.quest ?? ""), name) || title(name.replaceAll("_", " ")),
      });
    case "reward": {
      const fx = box?.facts.rewards.find(({ id }) => id === name)?.fx ?? [];
      return t("ff-option-reward", { reward: name, rule: title(joined(fx.map(effect))) });
    }
    case "expedition": {
      const difficulty = box?.facts.expeditions.find(({ id }) => id === name)?.difficulty ?? "standard";
      return t("ff-option-expedition", { expedition: name, difficulty: t(`ff-difficulty-${difficulty}`) });
    }
    case "health":
    case "energy":
      // At a real table people put right what is noted of a hero.
      return content
        ? t(`ff-option-note-${first}`, { hero: content, n: Number(name) })
        : t(`ff-n-${first}`, { n: Number(name) });
    case "gold":
    case "food":
    case "marker":
      return t(`ff-n-${first}`, { n: Number(name) });
    case "found":
      return t("ff-option-found", { map_token: tokenId(name) });
    case "weak":
      return t("ff-option-weak", { weak_point: name });
    default:
      return has(`ff-option-${first}`) ? t(`ff-option-${first}`, { hero: name, label: name }) : name;
  }
}

function buyWords(place: string, what: string): string {
  const [kind = "", name = "", more = ""] = what.split(" ");
  const facts = box?.facts.places.find(({ id }) => id === place);
  const args: Args = { place };
  switch (kind) {
    case "item":
      Object.assign(args, { item: name, n: box?.items.get(name)?.cost ?? 0 });
      break;
    case "skill":
      Object.assign(args, { skill: name, n: box?.skills.get(name)?.cost ?? 0 });
      // The purse of a hero who learns anew is no place.
      if (!facts) return t("ff-option-learn", args);
      break;
    case "food":
      args.n = facts?.services.find((service) => service.kind === "food")?.figures.gold ?? 0;
      break;
    case "heal":
      Object.assign(args, { hero: name, n: Number(more) });
      break;
    case "trait":
      return t("ff-option-buy-trait-there", { ...args, hero: name, trait: more });
    case "corruption":
      Object.assign(args, { hero: name, corruption: more });
      break;
  }
  return t(`ff-option-buy-${kind}`, args);
}

function visitWords(place: string): string {
  const quest = box?.facts.quests.find(({ id }) => id === place);
  if (quest) return t("ff-option-visit-quest", { quest: place, n: quest.time });
  return t("ff-option-visit", { place, n: box?.facts.places.find(({ id }) => id === place)?.time ?? 0 });
}

/**
 * An action in words, for hints, previews and buttons; `asked` is the question that it answers. What some give depends on
 * how the heroes are: `party` is the party before the action.
 */
export function actionWords(
  action: FateforgeAction,
  asked: { prompt: string; args: Words } | null = null,
  party: readonly HeroView[] = [],
): string {
  const given = asked?.args ?? {};
  const args = fields(action);
  let key = `ff-option-${action.type}`;
  switch (action.type) {
    case "pass":
      return asked && has(`ff-prompt-${asked.prompt}.pass`) ? t(`ff-prompt-${asked.prompt}.pass`) : t(key);
    case "choose":
      return has(`ff-way-${action.way}`) ? t(key, { way: t(`ff-way-${action.way}`) }) : action.way;
    case "pick":
      return pickWords(action.kind, action.name, given);
    case "move-item": {
      const said: Args = action.giver === BAG ? { item: action.item } : { item: action.item, owner: action.giver };
      if (action.taker === BAG) return t("ff-option-move-item-bag", said);
      return t(action.giver === BAG ? key : `${key}-from`, {
        ...said,
        hero: action.taker,
        slot: t(`ff-slot-${action.slot}`),
      });
    }
    case "buy":
      return buyWords(action.place, action.what);
    case "visit":
      return visitWords(action.place);
    case "prepare":
      if (action.instead) {
        key += "-instead";
        args.other = skillName(action.instead);
      }
      break;
    case "eat":
      args.gives = party.find(({ id }) => id === action.hero)?.meal ?? "both";
      break;
    case "soak": {
      const parts = soakWords(action.block, action.armour);
      if (action.skill) parts.push(skillName(action.skill));
      return parts.length ? t(key, { parts: parts.join(" + ") }) : t("ff-option-soak-nothing");
    }
    case "act":
      key += `-${action.what}`;
      if (action.what === "step") args.zone = action.target;
      else if (action.what === "strike" || action.what === "shot") args.enemy = action.target;
      else if (action.target) args.map_token = tokenId(action.target);
      break;
    case "ability":
    case "drink":
      key += `-${action.what}`;
      break;
    case "skill":
      if (!action.pays.length) key += "-free";
      break;
    case "ally":
      if (action.ability) {
        key += "-ability";
        args.number = action.ability;
      }
      break;
    case "reroll":
      Object.assign(args, { way: abilityName(action.by), dice: action.dice.join(", "), count: action.dice.length });
      break;
    case "turn":
      args.die_number = action.die;
      break;
    case "special":
      args.item = action.weapon;
      break;
  }
  return t(key, args);
}

/** What the decision asks; with what another player has proposed, if somebody has. */
export function promptWords(decision: { prompt: string; args: Words }, names: Names): string {
  const asked = t(`ff-prompt-${decision.prompt}`, words(decision.args, names));
  const { proposal, proposer } = decision.args;
  if (!proposal) return asked;
  return t("ff-proposal", {
    prompt: asked.endsWith("?") ? asked : `${asked}.`,
    player: names.player(Number(proposer ?? 0)),
    proposal: actionWords(proposed(String(proposal)), decision),
  });
}

/** What a refused idea was about. */
export function subjectOf(idea: FateforgeAction): string {
  if (idea.type === "skill") return skillName(idea.skill);
  if (idea.type === "use") return itemName(idea.item);
  if ("target" in idea) return targetName(idea.target);
  if ("zone" in idea) return targetName(idea.zone);
  if ("enemy" in idea) return figureName(idea.enemy);
  if ("token" in idea) return targetName(idea.token);
  return "hero" in idea ? figureName(idea.hero) : "";
}
