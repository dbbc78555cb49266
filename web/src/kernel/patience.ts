/** How whatever is drawn at a table asks the bot that thinks to move now. Lessons and spectators have no say in it. */
import { getContext, setContext } from "svelte";

type Patience = () => (() => void) | null;
const KEY = Symbol("patience");

export function givePatience(patience: Patience): void {
  setContext(KEY, patience);
}

export function patience(): Patience {
  return getContext<Patience | undefined>(KEY) ?? (() => null);
}
