/** What a table whose game is over lets people do; lessons have an end of their own. */
import { getContext, setContext } from "svelte";

export interface Ending {
  /** The game's own drawing has come to the end: the result may be told. */
  tell: () => void;
  /** What the button for another game says; empty for those who only watch. */
  again: () => string;
}
const KEY = Symbol("ending");

export function giveEnding(ending: Ending): void {
  setContext(KEY, ending);
}

export function theEnding(): Ending | undefined {
  return getContext<Ending | undefined>(KEY);
}
