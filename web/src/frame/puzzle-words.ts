/** What a puzzle is called: its goal, with what it is about, in the words of its game. */
import { has, t, type Words } from "../kernel/i18n.svelte";

interface About {
  theme: string;
  args: Words;
}

function goal(game: string, theme: string, args: Words): string {
  const key = `page-puzzle-of-${game}-${theme}`;
  return has(key) ? t(key, args) : theme;
}

/** "Defeat Yami in this activation". */
export const puzzleTitle = (game: string, { theme, args }: About): string => goal(game, theme, { ...args, any: "no" });

/** "Defeat a hero in this activation". */
export const themeTitle = (game: string, theme: string): string => goal(game, theme, { any: "yes" });

/** Where its positions come from. */
export function arranged(game: string): string {
  const key = `page-puzzle-arranged-${game}`;
  return has(key) ? t(key) : "";
}
