/** What the server says about a game. */
import type { GameFacts } from "../../generated/messages";
import { growing } from "../../kernel/growing.svelte";

const known = growing<GameFacts>({});

export const factsOf = (game: string): GameFacts | undefined => known[game];

export function remember(facts: GameFacts): void {
  known[facts.id] = facts;
}
