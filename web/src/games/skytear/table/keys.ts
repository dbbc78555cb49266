/** The keys of the table. Between regions, heroes and tokens the keyboard goes as the eye does. */
import type { Shortcut } from "../../../kernel/keyboard";
import { next as nextHeight } from "./sheet";
import { FLOW, type Table } from "./table.svelte";

/** The five actions and their keys, in the order of the rulebook. */
export const ACTIONS = [
  ["move", "q"],
  ["lead", "w"],
  ["attack", "e"],
  ["skirmish", "r"],
  ["worship", "t"],
] as const;

const REGIONS =
  "main .prompt, main .rail .buttons, main .acts, main .hand, main .hr, main svg.board, main .rail, main .sheet";
const STOPS = 'button:not([disabled]), a[href], select, [tabindex="0"]';

function nextRegion(): boolean {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)].filter((region) => region.checkVisibility());
  const stops = regions.flatMap((region) => {
    const stop = region.querySelector<HTMLElement | SVGElement>(STOPS);
    return stop ? [{ region, stop }] : [];
  });
  const here = stops.findIndex(({ region }) => region.contains(document.activeElement));
  stops[(here + 1) % stops.length]?.stop.focus();
  return stops.length > 0;
}

/** The next of these spaces, from the one that is in focus. */
function along({ field, play }: Table, spaces: readonly string[], by: number): boolean {
  if (!spaces.length) return false;
  const here = spaces.indexOf(play.focus);
  field?.focusOn(spaces[(here < 0 ? (by > 0 ? 0 : spaces.length - 1) : here + by + spaces.length) % spaces.length]!);
  return true;
}
const toHero = (table: Table, by: number): boolean =>
  along(
    table,
    table.view.heroes.flatMap((hero) => hero.space ?? []),
    by,
  );
const toToken = (table: Table, by: number): boolean =>
  along(
    table,
    table.view.tokens.map((token) => token.space),
    by,
  );

/** Space presses the button that has the focus. */
const onButton = (): boolean =>
  document.activeElement instanceof HTMLButtonElement || document.activeElement instanceof HTMLAnchorElement;

export function tableKeys(table: Table, describe: () => void): Shortcut[] {
  const { minionSteps, play } = table;
  const goOn = (): boolean | void => (minionSteps.shown ? minionSteps.next() : play.pass());
  return [
    ...ACTIONS.map(([what, key]) => ({
      key,
      does: `sk-page-key-${what}`,
      run: () => (key === "r" && play.turn() ? true : play.declare(what)),
    })),
    { key: " ", does: "sk-page-key-pass", run: () => (onButton() ? false : goOn()) },
    { key: "p", does: "sk-page-key-pass", run: goOn },
    ...(table.me === null
      ? []
      : [
          { key: "n", does: "sk-page-key-pass-on", run: () => play.passOn() },
          { key: "o", does: "sk-page-key-hold", run: () => play.hold() },
        ]),
    { key: "v", does: "sk-page-key-sight", run: () => void (play.sight = !play.sight) },
    { key: "b", does: "sk-page-key-board", run: () => table.field?.focusBoard() },
    { key: "F6", does: "sk-page-key-region", run: nextRegion },
    { key: "]", does: "sk-page-key-hero", run: () => toHero(table, 1) },
    { key: "[", does: "sk-page-key-hero", run: () => toHero(table, -1) },
    { key: ".", does: "sk-page-key-token", run: () => toToken(table, 1) },
    { key: ",", does: "sk-page-key-token", run: () => toToken(table, -1) },
    ...(table.phone && !table.short
      ? [{ key: "s", does: "sk-page-key-sheet", run: () => void (table.sheet = nextHeight(table.sheet)) }]
      : []),
    ...(table.phone || table.short
      ? [
          { key: "+", does: "sk-page-key-zoom", run: () => table.lens?.zoomBy(1.25) },
          { key: "-", does: "sk-page-key-zoom", run: () => table.lens?.zoomBy(0.8) },
        ]
      : []),
    { key: "l", does: "page-key-what-happened", run: table.resolving.ask },
    { key: "i", does: "page-key-describe", run: describe },
    { key: "Escape", does: "page-key-back", run: () => (minionSteps.shown ? minionSteps.skip() : play.back()) },
    ...table.hand.slice(0, 9).map((card, at) => ({
      key: card === FLOW ? "0" : String(at + 1),
      does: "page-key-card",
      run: () => table.pressCard(card),
    })),
  ];
}
