/** What a puzzle is called: its goal, with what it is about. */
import { has, name, t } from "../kernel/i18n.svelte";

interface About {
  theme: string;
  args: Readonly<Record<string, string | number>>;
}

const called = (kind: string, id: string): string => {
  const [thing = "", number = ""] = id.split("#");
  return [name(kind, thing), number].filter(Boolean).join(" ");
};

/** What a goal is about, and how the sentence calls it: its names are ready, and looked up no more. */
const NAMED = [
  ["task", "what"],
  ["hero", "named"],
  ["enemy", "named"],
  ["condition", "state"],
] as const;

function goal(game: string, { theme, args }: About, any: "yes" | "no"): string {
  const words: Record<string, string> = { what: "", named: "", state: "" };
  for (const [kind, argument] of NAMED) if (args[kind]) words[argument] = called(kind, String(args[kind]));
  const key = `page-puzzle-of-${game}-${theme}`;
  const at = args["zone"] ?? args["lane"] ?? "";
  const n = args["points"] ?? args["number"] ?? 0;
  return has(key) ? t(key, { ...words, at, n, any }) : theme;
}

/** "Defeat Yami in this activation". */
export const puzzleTitle = (game: string, about: About): string => goal(game, about, "no");

/** "Defeat a hero in this activation". */
export const themeTitle = (game: string, theme: string): string => goal(game, { theme, args: {} }, "yes");

/** Where its positions come from. */
export function arranged(game: string): string {
  const key = `page-puzzle-arranged-${game}`;
  return has(key) ? t(key) : "";
}
