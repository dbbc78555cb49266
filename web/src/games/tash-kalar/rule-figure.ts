/** Figures of the rules: boards as text, side by side and below each other, read square by square. */

/** What a rule means or allows, what it forbids, where a being arrives; digits are numbers. */
export type Sign = "+" | "-" | "=";

export interface FigureSquare {
  /** Which side's piece stands there, from 0; -1: none. */
  side: number;
  rank: number;
  sign: Sign | "";
  number: string;
}
/** Rows of squares; null where the arena has none. */
export type FigureBoard = readonly (readonly (FigureSquare | null)[])[];

const SIDES = ["abc", "xyz"];
const SQUARE = /^(?:([abcxyz.])([-+=]|\d?)|([-+=]|\d))$/;

function squareOf(drawn: string): FigureSquare | null {
  if (drawn === "#") return null;
  const [whole, stands = "", beside = "", alone = ""] = SQUARE.exec(drawn) ?? [];
  if (!whole) throw new Error(`no square of a figure: ${drawn}`);
  const mark = beside || alone;
  const side = stands === "." ? -1 : SIDES.findIndex((letters) => stands && letters.includes(stands));
  return {
    side,
    rank: side < 0 ? -1 : SIDES[side]!.indexOf(stands),
    sign: /\d/.test(mark) ? "" : (mark as Sign | ""),
    number: /\d/.test(mark) ? mark : "",
  };
}

/** The boards of a figure, in bands from top to bottom. */
export function boardsOf(drawn: string): FigureBoard[][] {
  return drawn.split(/\n\s*\n/).map((band) => {
    const boards: (FigureSquare | null)[][][] = [];
    for (const line of band.split("\n"))
      line.split("|").forEach((part, at) => {
        const row = part.trim().split(/\s+/).filter(Boolean).map(squareOf);
        if (row.length) (boards[at] ??= []).push(row);
      });
    return boards;
  });
}
