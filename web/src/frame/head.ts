/** Puts something of the game into the head of the table, where nothing overlaps it; without a head it stays where it is. */
export function inHead(node: HTMLElement): { destroy: () => void } {
  document.getElementById("table-facts")?.append(node);
  return { destroy: () => node.remove() };
}
