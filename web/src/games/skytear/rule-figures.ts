/** Figures of the rules. */
export { default } from "./RuleFigure.svelte";
