/** A view of any game as names and values. */

/** What every view has, which the frame shows. */
const SHARED = new Set(["type", "game", "form", "viewer", "waiting", "outcome", "decision"]);

/** "turn_left" and "turn-left" are read as "turn left". */
export const readable = (name: string): string => name.replace(/[_-]/g, " ");

export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value !== "object") return String(value);
  if (Array.isArray(value)) return value.length ? value.map(valueWords).join(" ") : "–";
  return Object.entries(value)
    .map(([field, inner]) => `${readable(field)} ${valueWords(inner)}`)
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
