/** Arguments of the server's sentences as people read them: sides and seats get their names. */
import { name, t, title, type Words } from "../../kernel/i18n.svelte";
import type { TashKalarAction } from "../../generated/tash_kalar";
import type { Content } from "./content";
import type { Names } from "./log";

export function words(args: Words, names: Names): Words {
  const said: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(args)) {
    if ((key === "side" || key === "colour" || key === "against") && typeof value === "number")
      said[key] = names.side(value);
    else if (key === "seat" && typeof value === "number") said.player = names.player(value);
    else if (key === "direction" && typeof value === "string") said[key] = t(`tk-direction-${value}`);
    else said[key] = value;
  }
  return said;
}

/** An action in words, for hints, previews and buttons. */
export function actionWords(action: TashKalarAction, names: Names, content: Content): string {
  const key = `tk-option-${action.type}`;
  const at = (square: number | undefined): string =>
    square === undefined || square < 0 ? "none" : content.square(square);
  switch (action.type) {
    case "place":
    case "take-off":
    case "pick":
      return t(key, { square: content.square(action.square) });
    case "summon":
      return t(key, {
        card: action.card,
        square: at(action.square),
        borrowed: at(action.borrowed),
        improvised: at(action.improvised),
      });
    case "discard":
    case "put-under":
    case "card":
    case "draw":
      return t(key, { card: action.card });
    case "flare":
      return t(key, { flare: action.flare, against: names.side(action.against) });
    case "claim":
    case "reveal":
      return t(key, { task: action.task });
    case "direction":
      return t(key, { direction: t(`tk-direction-${action.direction}`) });
    case "choose":
      return t(key, { way: t(`tk-way-${action.way}`) });
    case "colour":
      return t(key, { side: names.side(action.side) });
    case "deal-school":
      return t(key, { school: action.school });
    case "go-first":
      return t(key, { player: names.player(action.seat) });
    case "hand-over":
    case "end-turn":
    case "decline":
      return t(key);
  }
}

/** What a refused idea was about. */
export function subjectOf(idea: TashKalarAction, content: Content): string {
  if ("card" in idea && idea.type !== "summon") return idea.card ? title(name("card", idea.card)) : "";
  if ("square" in idea) return content.square(idea.square);
  if ("flare" in idea) return title(name("flare", idea.flare));
  return "task" in idea ? title(name("task", idea.task)) : "";
}
