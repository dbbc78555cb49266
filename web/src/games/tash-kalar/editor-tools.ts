/** The tools that set up a position: a piece of a side and a rank, such as "0/common". */
import type { PieceView } from "../../generated/tash_kalar";

export const RANKS = ["common", "heroic", "legendary"];

/** The piece that a tool puts down. */
export function pieceOf(tool: string): Omit<PieceView, "square"> {
  const [side = "0", rank = ""] = tool.split("/");
  return { side: Number(side), rank: RANKS.indexOf(rank) };
}
