/** What screen readers hear: polite news wait for a pause, urgent ones do not. */
import { untrack } from "svelte";

export const spoken = $state({ polite: "", urgent: "" });

/** Say it again even if it is the same sentence: a trailing no-break space makes it new. */
function fresh(before: string, text: string): string {
  return before === text ? `${text}\u00a0` : text;
}

// What was said before is only looked at: an effect that speaks must not run again because it has spoken.
export function announce(text: string): void {
  spoken.polite = fresh(
    untrack(() => spoken.polite),
    text,
  );
}

/** Another table: what was said at the last one is not heard here. */
export function silence(): void {
  spoken.polite = "";
  spoken.urgent = "";
}

export function warn(text: string): void {
  spoken.urgent = fresh(
    untrack(() => spoken.urgent),
    text,
  );
}
