/** What the explorer shows of Tash-Kalar: first turns on the arena, beings by their pictures. */
import type { ExplorerKit } from "../../frame/games";
import { loadContent } from "./content";
import ExploredBeing from "./ExploredBeing.svelte";
import ExploredBoard from "./ExploredBoard.svelte";
import ExploredTurn from "./ExploredTurn.svelte";

const TURNS: ReadonlySet<string> = new Set(["openings", "replies"]);
const BEINGS: ReadonlySet<string> = new Set(["beings", "legends"]);

export async function explorerKit(): Promise<ExplorerKit> {
  await loadContent();
  return {
    picture: (subject) => (TURNS.has(subject) ? ExploredTurn : BEINGS.has(subject) ? ExploredBeing : undefined),
    board: (subject) => (TURNS.has(subject) ? ExploredBoard : undefined),
  };
}
