/** What a game brings to the page: its table, its own screens and its picture; the frame is the same for all. */
import type { Component, Snippet } from "svelte";
import type { GameAction, GameEvent, GameView, LogLine, Replay, ReplayFrame } from "../generated/messages";
import { growing } from "../kernel/growing.svelte";
import type { Names as TableNames } from "../kernel/i18n.svelte";
import type { Source } from "../kernel/reel.svelte";
import type { Step, TableSession } from "../kernel/session.svelte";

export interface TableProps {
  session: TableSession;
  clocks: readonly { seat: number; text: string; low: boolean }[];
  phone: boolean;
  describing: boolean;
  onagain: () => void;
  /** What stands beside the board instead of a lesson's words: the panel of an analysis. */
  lesson?: Snippet;
}

/** How seats and sides are called, and which side a seat belongs to. */
export interface Names extends TableNames {
  sideOf: (seat: number) => number;
}

export interface ReplayBoardProps {
  replay: Replay;
  source: Source;
  /** The step to draw comes last; as many of those before it as are known without a gap. */
  past: readonly ReplayFrame[];
  step: Step;
  names: Names;
  label: string;
}

/** What the replay screen needs of a game: its board, and its words. */
export interface ReplayKit {
  Board: Component<ReplayBoardProps>;
  /** The board alone, as it stands; a game without one shows the picture of its form. */
  Glance?: Component<GlanceProps>;
  names: (view: GameView, players: (seat: number) => string) => Names;
  /** The sides with their seats and, where the game has one, their score in few words. */
  sides: (view: GameView) => { side: number; seats: readonly number[]; score: string }[];
  /** What was done, in words; `before` is how the table stood then. */
  action: (action: GameAction, names: Names, before: GameView) => string;
  tell: (line: LogLine, names: Names) => { heading: boolean; text: string }[];
  /** What the step at that place did, with all that belongs to it before and after; empty: its own line says it. */
  deed?: (frames: readonly ReplayFrame[], at: number, names: Names) => string;
  /** What stood beside the board at that moment: hands, tasks. */
  Beside?: Component<ReplayBesideProps>;
}

/** A board that is drawn small, or in passing, and only looked at. */
export interface GlanceProps {
  form: string;
  view: GameView;
  log: readonly LogLine[];
  label: string;
  /** The side whose pieces light up once: it has won. */
  lit?: number;
}

/** What setting up a position needs of a game: its board to be pressed, and pictures of what stands on it. */
export interface EditorKit {
  Board: Component<EditorBoardProps>;
  /** A tool as a small picture. */
  Picture: Component<{ tool: string; view: GameView }>;
  /** Which tools put there what stands on a place. */
  standing: (view: GameView, place: string) => readonly string[];
  /** How players and sides are called, where the form does not say it. */
  names?: (view: GameView) => Names;
}

export interface EditorBoardProps {
  form: string;
  view: GameView;
  names: Names;
  label: string;
  /** What the next press puts down; "": nothing. */
  tool: string;
  /** The place from which something has been picked up; "": none. */
  held: string;
  onpick: (place: string) => void;
}

export interface ReplayBesideProps {
  replay: Replay;
  source: Source;
  at: number;
  view: GameView;
  names: Names;
}

export type Load = () => Promise<{ default: Component }>;

/** What a game tells of its end besides the ranking. */
export interface EndingProps {
  session: TableSession;
  nameOf: (seat: number) => string;
  /** Everybody, the best first; all have the place 1 where nobody won. */
  ranking: readonly Ranked[];
  /** What happened, in order: everything of the kinds that the ending asks for. */
  events: readonly GameEvent[];
}

/** A game that tells its whole end by itself, below the bar and above the next steps. */
export interface WholeProps extends EndingProps {
  /** The id of the heading that names the screen. */
  title: string;
  /** On a phone: the further steps, below everything else. */
  children?: Snippet;
}

/** The result in the game's own words. */
export interface ToldEnd {
  headline?: string;
  sub?: string;
  /** The game's own screen tells it. */
  whole?: boolean;
  /** What the next step is called. */
  again?: string;
  /** Whether the shelf, where games of many evenings are kept, is one of the next steps. */
  shelf?: boolean;
}

export interface Ranked {
  seat: number;
  place: number;
  side: number;
  you: boolean;
  bot: string;
}

export interface EndingModule {
  /** The ranking in the game's own terms, and what decided it. */
  default: Component<EndingProps>;
  /** The final board, where the table has cleared it away. */
  Board?: Component<EndingProps>;
  /** What stands below the final board. */
  Beside?: Component<EndingProps>;
  /** In place of ranking and board, where `told` says so. */
  Whole?: Component<WholeProps>;
  /** The kinds of events that the ending is told from. */
  events?: readonly string[];
  /** The result in the game's own words, and why. */
  told?: (given: EndingProps) => ToldEnd;
}

/** How a game shows what is explored of it. */
export interface ExplorerKit {
  /** A small picture of an item. */
  picture?: (subject: string) => Component<{ form: string; item: string }> | undefined;
  /** The chosen item of a subject on its board. */
  board?: (subject: string) => Component<{ form: string; item: string; label: string }> | undefined;
}

/** A figure of the rules: what is drawn, the same in all languages, and what it shows in words. */
export interface FigureProps {
  drawn: string;
  label: string;
}

export interface FigureModule {
  default: Component<FigureProps>;
  /** What all figures of a page refer to; drawn once. */
  Symbols?: Component;
}

export interface GamePage {
  id: string;
  /** Its place on the first page, from 1. */
  place: number;
  name: string;
  form: (id: string) => string;
  /** "5 forms". */
  forms: (n: number) => string;
  /** What it is, in one sentence. */
  line: () => string;
  /** Its guided first game, if it has one. */
  lesson?: () => string;
  /** How long a usual game takes, in minutes, where that is known. */
  minutes?: number;
  /** A small sign: a path in a box of 16 by 16. */
  mark: string;
  /** Its picture in the niche on the first page. */
  picture: Component;
  /** A picture of a form. */
  sign: Component<{ form: string; size?: number }>;
  /** Where the game stands, in a few words for the bar. Views that a game is given are its own. */
  subtitle: (view: GameView) => string[];
  /** Which of the four seat colours a seat has, from 0. */
  side: (view: GameView, seat: number) => number;
  /** The same before the deal. */
  sideOf: (form: string, seats: number, seat: number) => number;
  /** What that side is called: a colour, a team, a hero. */
  sideName: (form: string, seats: number, seat: number, options: Readonly<Record<string, unknown>>) => string;
  /** The sentence for what was scored. */
  score: string;
  table: () => Promise<{ default: Component<TableProps, object, "describing"> }>;
  replay: () => Promise<ReplayKit>;
  /** The end in the game's own terms; without it the ranking is told. */
  ending?: () => Promise<EndingModule>;
  /** How positions are set up by hand, and in which forms; without it a position is edited as text. */
  editor?: { offers: (form: string) => boolean; load: () => Promise<EditorKit> };
  /** Pictures for the explorer, and what its words need. */
  explorer?: () => Promise<ExplorerKit>;
  /** How figures of the rules are drawn; without it they are shown in letters. */
  figures?: () => Promise<FigureModule>;
  /** The table itself covers what must not be seen when people change places at one screen. */
  ownCurtain?: boolean;
  /** Whether the table asks that seat aloud, where people share a screen: the hand is shown only if its owner wants it. */
  asksAloud?: (view: GameView, seat: number) => boolean;
  /** Where games that take many evenings are kept. */
  shelf?: { address: string; label: () => string };
  /** On a phone on its side the board has the whole height, and the head stands over its first column. */
  headOver?: boolean;
  /** In an analysis, whether its board, as it stands, can draw a line over itself. */
  drawsLines?: (view: GameView) => boolean;
  /** Its board is wider than it is high. */
  wideBoard?: boolean;
  /** Screens that only this game has, by address. */
  more?: Readonly<Record<string, Load>>;
  /** Screens of its own: #/setup/game, #/cards/game/... */
  screens: Readonly<Partial<Record<OwnScreen, Load>>>;
}

/** Screens that each game draws itself. */
export type OwnScreen = "setup" | "cards" | "learn";
const OWN: readonly string[] = ["setup", "cards", "learn"] satisfies OwnScreen[];

const shelves = growing<GamePage>({});
/** The games that the page can draw; `games/registry.ts` brings them. */
export const GAMES: Readonly<Record<string, GamePage>> = shelves;
const portraits: Record<string, string> = {};

/** From now on the page draws this game. */
export function shelve(page: GamePage): void {
  shelves[page.id] = page;
}

/** Where the portrait of an opponent with a name lies. */
export function portray(bot: string, address: string): void {
  portraits[bot] = address;
}
export const faceOf = (bot: string): string | undefined => portraits[bot];

/** The screen that a game draws itself at that address, if it does. */
export function ownScreen(screen: string, game: string): Load | undefined {
  return OWN.includes(screen) ? GAMES[game]?.screens[screen as OwnScreen] : undefined;
}

/** Whether a game has that screen: its own, or one that is the same for all. */
export function hasScreen(screen: string, game: string): boolean {
  return !OWN.includes(screen) || ownScreen(screen, game) !== undefined;
}
