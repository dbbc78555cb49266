/** The keyboard of the table. */
import type { Shortcut } from "../../../kernel/keyboard";
import type { TashKalarAction } from "../../../generated/tash_kalar";
import type { Table } from "./table.svelte";

export function tableKeys(table: Table, describe: () => void): () => Shortcut[] {
  const { play } = table;
  const answer = (option: TashKalarAction | undefined): boolean | void => (option ? play.answer(option) : false);

  function press(card: string): void {
    table.pressCard(card);
    if (play.card) table.board?.focusBoard();
  }

  return () => [
    { key: "p", does: "page-key-place", run: () => play.chooseTool("place") },
    { key: "d", does: "page-key-discard", run: () => play.chooseTool("discard") },
    { key: "r", does: "page-key-turn", run: () => play.turn() },
    { key: "e", does: "page-key-end", run: table.endTurn },
    { key: "s", does: "page-key-skip", run: () => answer(table.decline) },
    { key: "o", does: "page-key-hand-over", run: () => answer(table.handOver) },
    { key: "b", does: "page-key-board", run: () => table.board?.focusBoard() },
    { key: "l", does: "page-key-what-happened", run: table.moments.ask },
    { key: "i", does: "page-key-describe", run: describe },
    { key: "Escape", does: "page-key-back", run: () => play.back() },
    ...table.hand.slice(0, 9).map((card, at) => ({
      key: String(at + 1),
      does: "page-key-card",
      run: () => press(card),
    })),
  ];
}
