/** Figures of the rules, with the signs they are drawn with. */
export { default } from "./RuleFigure.svelte";
export { default as Symbols } from "./Symbols.svelte";
