/** Arguments of the server's sentences as people read them, and actions in words. */
import type { SkytearAction } from "../../generated/skytear";
import { has, t, title, type Words } from "../../kernel/i18n.svelte";
import { cardName, effectName, heroName, type Names } from "./names";

/** Words of prompts and refusals: an effect's source becomes its name, a seat a player. */
export function words(args: Words, names: Names): Words {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "seat" && typeof value === "number") said.player = names.player(value);
    else if (key === "side" && typeof value === "number") said[key] = names.side(value);
    else said[key] = value as string | number;
  }
  // Effects ask on behalf of a card, a skill, an action or an outsider: that is the source.
  const source = said.card || said.skill || said.outsider || said.action;
  said.source ??= typeof source === "string" && source ? effectName(source) : t("sk-page-effect");
  return said;
}

export function wayWords(way: string): string {
  return has(`sk-way-${way}`) ? t(`sk-way-${way}`) : effectName(way);
}

/** An action in words, for hints, previews and buttons. */
export function actionWords(action: SkytearAction, names: Names): string {
  const key = `sk-option-${action.type}`;
  switch (action.type) {
    case "activate":
    case "hero":
      return t(key, { hero: action.hero });
    case "declare":
      return t(key, { what: effectName(action.what) });
    case "play":
      return t(key, { hero: action.hero, card: action.card });
    case "space":
      return t(key, { space: action.space });
    case "minion":
      return t(key, { side: names.side(action.side), space: action.space });
    case "token":
      return t(key, { kind: action.kind, space: action.space });
    case "effect":
      return t(key, { number: action.number + 1 });
    case "area":
      return t(key, { spaces: action.spaces.join(", ") });
    case "card":
    case "drawn":
      return t(key, { card: action.card });
    case "choose":
      return t(key, { way: wayWords(action.way) });
    case "lane":
      return t(key, { lane: action.lane });
    case "seat":
      return t(key, { player: names.player(action.seat) });
    case "deck":
      return t(key, { count: action.cards.length });
    case "dealt":
      return t(key, { what: action.what });
    case "pass":
      return t(key);
  }
}

export const cardNames = (cards: readonly string[]): string => cards.map(cardName).join(", ") || "none";

/** What a refused idea was about. */
export function subjectOf(idea: SkytearAction): string {
  if ("card" in idea) return title(cardName(idea.card));
  if (idea.type === "declare") return title(effectName(idea.what));
  if ("hero" in idea) return heroName(idea.hero);
  return "space" in idea ? idea.space : "";
}
