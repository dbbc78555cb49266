/** Figures of the rules: hexagons as text, side by side and below each other, and sums of lane control. */

export type Ground = "open" | "dome" | "cover" | "lane";

export interface FigureSpace {
  column: number;
  row: number;
  ground: Ground;
  /** What stands there: a hero, a minion, a structure, a token; "": nothing. */
  stands: "" | "hero" | "minion" | "tower" | "nexus" | "token";
  side: number;
  /** What a rule means or allows, or what it does not. */
  sign: "" | "+" | "-";
  number: string;
}
export type FigureField = readonly FigureSpace[];

/** A part of a sum: a figure, the cost of a card, or a number or sign. */
export interface Term {
  kind: "hero" | "minion" | "card" | "text";
  side: number;
  text: string;
}
export interface FigureBand {
  fields: FigureField[];
  sums: Term[][];
}

const GROUNDS: Readonly<Record<string, Ground>> = { ".": "open", ",": "dome", "%": "cover", _: "lane" };
const STANDS: Readonly<Record<string, readonly [FigureSpace["stands"], number]>> = {
  H: ["hero", 0],
  h: ["hero", 1],
  ">": ["minion", 0],
  "<": ["minion", 1],
  T: ["tower", -1],
  N: ["nexus", -1],
  "@": ["token", -1],
};
const SPACE = /^([.,%_]?)([Hh<>TN@]?)([-+]|\d?)$/;
const IN_LANE = new Set(["tower", "token"]);

function spaceOf(drawn: string, column: number, row: number): FigureSpace | null {
  if (drawn === "~") return null;
  const [whole, on = "", figure = "", mark = ""] = SPACE.exec(drawn) ?? [];
  if (!whole) throw new Error(`no space of a figure: ${drawn}`);
  const [stands, side] = STANDS[figure] ?? ["", -1];
  return {
    column,
    row,
    ground: GROUNDS[on] ?? (IN_LANE.has(stands) ? "lane" : "open"),
    stands,
    side,
    sign: mark === "+" || mark === "-" ? mark : "",
    number: /\d/.test(mark) ? mark : "",
  };
}

/** Towers and nexuses belong to the side on whose half they stand. */
function settled(field: readonly FigureSpace[]): FigureField {
  const middle = Math.max(...field.map(({ column }) => column)) / 2;
  const built = (space: FigureSpace): boolean => space.stands === "tower" || space.stands === "nexus";
  return field.map((space) => (built(space) ? { ...space, side: space.column < middle ? 0 : 1 } : space));
}

function termOf(drawn: string): Term {
  const [stands, side] = STANDS[drawn] ?? ["", -1];
  if (stands === "hero" || stands === "minion") return { kind: stands, side, text: "" };
  const cost = /^\[(\d+)\]$/.exec(drawn)?.[1];
  return cost ? { kind: "card", side: -1, text: cost } : { kind: "text", side: -1, text: drawn };
}

const words = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);

/** What a figure shows, in bands from top to bottom. */
export function bandsOf(drawn: string): FigureBand[] {
  return drawn.split(/\n\s*\n/).map((band) => {
    const fields: FigureSpace[][] = [];
    const sums: Term[][] = [];
    band.split("\n").forEach((line, row) => {
      const [first, ...terms] = words(line);
      if (first === ":") sums.push(terms.map(termOf));
      else
        line.split("|").forEach((part, at) => {
          const spaces = words(part).map((word, column) => spaceOf(word, column, row));
          (fields[at] ??= []).push(...spaces.filter((space) => space !== null));
        });
    });
    return { fields: fields.map(settled), sums };
  });
}
