/** What the explorer shows of Skytear: heroes by their portraits. */
import type { ExplorerKit } from "../../frame/games";
import { loadContent } from "./content";
import ExploredHero from "./ExploredHero.svelte";

const HEROES: ReadonlySet<string> = new Set(["openings", "heroes", "pairs"]);

export async function explorerKit(): Promise<ExplorerKit> {
  await loadContent();
  return { picture: (subject) => (HEROES.has(subject) ? ExploredHero : undefined) };
}
