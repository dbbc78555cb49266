/** The games of this page: those whose folder has a page.ts, and those that the server names besides. */
import type { Component } from "svelte";
import { GAMES, portray, shelve, type GamePage } from "../frame/games";
import { api } from "../kernel/api";
import { furtherWords } from "../kernel/i18n.svelte";
import { plainPage } from "./plain/plain";

const PAGES = Object.values(import.meta.glob<{ page: GamePage }>("./*/page.ts", { eager: true }))
  .map(({ page }) => page)
  .toSorted((one, two) => one.place - two.place);
for (const page of PAGES) shelve(page);

const FACES = import.meta.glob<string>("./*/opponents/*.svg", { query: "?url", import: "default", eager: true });
for (const [path, address] of Object.entries(FACES))
  portray(path.replace(/^\.\/(.+)\/opponents\/(.+)\.svg$/, "$1/$2"), address);

/** Ask the server for its games. Those that come from other packages are drawn plainly, in their own words. */
export async function meetGames(): Promise<void> {
  const { games } = await api.games();
  const others = games.filter(({ id }) => !(id in GAMES));
  if (!others.length) return;
  await furtherWords(
    (language) => Promise.all(others.map(({ id }) => api.texts(id, language))),
    others.map(({ kinds }) => kinds),
  );
  for (const facts of others) shelve(plainPage(facts));
}

/** Screens that games have besides those that all have, by address. */
export const MORE: Readonly<Record<string, () => Promise<{ default: Component }>>> = Object.assign(
  {},
  ...PAGES.map(({ more }) => more),
);
