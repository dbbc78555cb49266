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

/** "Defeat a hero in this activation: Yami". */
export function puzzleTitle(game: string, { theme, args }: About): string {
  const text = (key: string): string => String(args[key] ?? "");
  const what = [
    args["task"] ? called("task", text("task")) : "",
    args["hero"] ? called("hero", text("hero")) : "",
    args["enemy"] ? called("enemy", text("enemy")) : "",
    args["condition"] ? called("condition", text("condition")) : "",
    text("zone"),
    text("lane"),
  ].filter(Boolean);
  const key = `page-puzzle-of-${game}-${theme}`;
  return has(key) ? t(key, { what: what.join(", "), n: args["points"] ?? args["number"] ?? 0 }) : theme;
}
