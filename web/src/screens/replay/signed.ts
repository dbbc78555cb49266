/** A change of an estimate as it is read: with its sign, in hundredths. */
import { percent } from "../../kernel/i18n.svelte";

export const signed = (change: number): string => `${change > 0 ? "+" : "−"}${percent(Math.abs(change))}`;
