/** What is drawn on the arena besides its pieces, and what each square is called. */
import type { PieceView } from "../../../generated/tash_kalar";
import { t } from "../../../kernel/i18n.svelte";
import { squareWords } from "../describe";
import { FIELD } from "../geometry";
import { lastMove } from "../log";
import { marks, type Coached, type Marks } from "../marks";
import type { Table } from "./table.svelte";

/** Pieces that would appear or change, besides the one that arrives. */
function coming({ play, view }: Table): PieceView[] {
  if (!play.preview) return [];
  const before = new Map(view.arena.map((piece) => [piece.square, piece]));
  return play.preview.view.arena.filter((piece) => {
    const was = before.get(piece.square);
    return piece.square !== play.ghost?.square && (!was || was.side !== piece.side || was.rank !== piece.rank);
  });
}

/** Squares to look at: the hint's, else the log's, else the lesson's while nothing is chosen. */
function pointed({ given, play, session }: Table): readonly number[] {
  if (session.hint && "square" in session.hint.action) return [session.hint.action.square];
  if (play.shown.length) return play.shown;
  return play.focus < 0 && !play.legal.size ? (given.pointed ?? []) : [];
}

/** What the coach points out, while nothing is tried: marks of a choice are not drawn over. */
function coached({ coach, content, myPiece, play }: Table): Coached | null {
  if (!coach?.sections.length || play.shownCard || play.focus >= 0) return null;
  const at = (place: string): number => content.arena.names.indexOf(place);
  const numbered = (found: ReadonlyMap<string, number>): ReadonlyMap<number, number> =>
    new Map([...found].map(([place, number]) => [at(place), number]));
  const [arrival] = coach.shown("arrival");
  return {
    missing: numbered(coach.marked("near", "missing")),
    piece: myPiece,
    arrival: arrival ? at(arrival) : -1,
    used: coach.shown("used").map(at),
    falls: coach.shown("falls").length > 0,
    threats: numbered(coach.marked("threats", "threat")),
  };
}

/** What the coach says of a square. */
function coachWords(square: number, { coach, content }: Table): string {
  const place = content.arena.names[square]!;
  const missing = coach?.marked("near", "missing").get(place);
  const threat = coach?.marked("threats", "threat").get(place);
  return [
    missing ? t("page-coach-missing", { number: missing }) : "",
    threat ? t("page-coach-threat", { number: threat }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

/** Where the bubble lies that says why not. */
function bubble({ bubbleLeft, given }: Table): readonly [number, number] {
  return given.phone ? [FIELD / 2, FIELD - 4] : [bubbleLeft ? 110 : FIELD - 110, FIELD - 70];
}

export function marksOf(table: Table): Marks {
  const { directions, falls, gone, moments, play, refused, session, summon } = table;
  // While somebody's move is shown, nothing else lies over it.
  if (moments.marks && moments.marks.stage !== "ghosts")
    return marks({ pointed: pointed(table), gateway: table.view.gateway });
  // What the last move did is out of the way while a square is chosen; what fell stays, as a small cross.
  const { squares: lastSquares, fallen, ...traces } = lastMove(session.log);
  const isShown = (play.current && play.current.action.type !== "direction") || play.legal.has(play.focus);
  return marks({
    legal: play.legal,
    falls,
    focus: isShown ? play.focus : -1,
    ghost: play.ghost,
    used: summon?.used ?? [],
    marked: summon?.marks ?? [],
    marked2: summon?.marks2 ?? [],
    danger: gone,
    coming: coming(table),
    gateway: table.view.gateway,
    refused,
    leader: refused >= 0 ? bubble(table) : null,
    last: lastSquares,
    fallen,
    ...(play.legal.size || play.shownCard ? {} : traces),
    origin: directions.length ? play.being : summon ? play.focus : -1,
    shown: summon?.directions ?? [],
    arrows: directions.map(({ direction }) => ({
      direction,
      label: t("tk-option-direction", { direction: t(`tk-direction-${direction}`) }),
    })),
    pointed: pointed(table),
    coached: coached(table),
  });
}

/** A square with what stands there, and what choosing it would do. */
export function squareName(square: number, table: Table): string {
  const { content, falls, names, play, view } = table;
  const said = [squareWords(square, view, names, content), coachWords(square, table)].filter(Boolean).join(", ");
  const ways = play.ways(square);
  if (!ways.length) return play.legal.has(square) ? `${said}, ${t("a11y-legal-choice")}` : said;
  const silent = play.free && !play.card && play.tool !== "place";
  return [
    said,
    silent ? "" : t("page-legal", { what: table.wordsOf(ways[0]!.action) }),
    falls.has(square) ? t("page-destroys") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
