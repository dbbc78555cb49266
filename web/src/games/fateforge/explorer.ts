/** What the explorer needs of Fateforge: the titles of its combats. */
import type { ExplorerKit } from "../../frame/games";
import { loadContent } from "./content";
import { knowTitles } from "./names";
import { combatTitle } from "./objectives";

export async function explorerKit(): Promise<ExplorerKit> {
  const content = await loadContent();
  knowTitles((id) => combatTitle(id, content));
  return {};
}
