/** A view of any game as names and values. */
import { has, t } from "../../kernel/i18n.svelte";
import { factsOf } from "./facts";

export type Called = (field: string) => string;

/** What every view has, which the frame shows. */
const SHARED = new Set(["type", "game", "form", "viewer", "waiting", "outcome", "decision"]);

/** "turn_left" and "turn-left" are read as "turn left". */
export const readable = (name: string): string => name.replace(/[_-]/g, " ");

/** The names of fields, as the game's texts say them or as they are written in its rules. */
export const calledIn =
  (game: string): Called =>
  (field) => {
    const key = `${factsOf(game)?.prefix ?? game}-view-${field.replace(/_/g, "-")}`;
    return has(key) ? t(key) : readable(field);
  };

/** Why the game is over, where it has words for it. */
export function endWords(game: string, reason: string): string {
  const key = `${factsOf(game)?.prefix ?? game}-end-${reason}`;
  return has(key) ? t(key) : "";
}

export function valueWords(value: unknown, called: Called = readable): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return t(value ? "button-yes" : "button-no");
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.length ? value.map((one) => valueWords(one, called)).join(" ") : "–";
  return Object.entries(value)
    .map(([field, inner]) => `${called(field)} ${valueWords(inner, called)}`)
    .join(", ");
}

/** The parts of a view that are the game's own. */
export const ownParts = (view: object): [string, unknown][] =>
  Object.entries(view).filter(([field]) => !SHARED.has(field));

/** Whether a value fits on a line. */
export const isShort = (value: unknown): boolean =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) ? value.every((one) => typeof one !== "object" || one === null) : false);
