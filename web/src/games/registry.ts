/**
 * The games that the page can draw. Each brings its table, its own screens and its picture; the frame around them is the
 * same for all. Its own requests (lessons, decks, campaigns) are still in kernel/api.ts, its shelf in frame/App.svelte.
 */
import type { Component } from "svelte";
import type { GameAction, GameView, LogLine, Replay, ReplayFrame } from "../generated/messages";
import type { SkytearView } from "../generated/skytear";
import type { TashKalarView } from "../generated/tash_kalar";
import { name, t } from "../kernel/i18n.svelte";
import type { Source } from "../kernel/reel.svelte";
import type { Step, TableSession } from "../kernel/session.svelte";
import FateforgeNiche from "./fateforge/NicheArt.svelte";
import SkytearNiche from "./skytear/NicheArt.svelte";
import TashKalarFormSign from "./tash-kalar/FormSign.svelte";
import SkytearFormSign from "./skytear/FormSign.svelte";
import FateforgeFormSign from "./fateforge/FormSign.svelte";
import TashKalarNiche from "./tash-kalar/NicheArt.svelte";

export interface TableProps {
  session: TableSession;
  clocks: readonly { seat: number; text: string; low: boolean }[];
  phone: boolean;
  describing: boolean;
  onagain: () => void;
}

/** How seats and sides are called. */
export interface Names {
  player: (seat: number) => string;
  side: (side: number) => string;
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

export interface ReplayBesideProps {
  replay: Replay;
  source: Source;
  at: number;
  view: GameView;
  names: Names;
}

type Load = () => Promise<{ default: Component }>;

export interface GamePage {
  name: string;
  form: (id: string) => string;
  /** "5 forms". */
  forms: (n: number) => string;
  /** What it is, in one sentence. */
  line: () => string;
  /** Its guided first game. */
  lesson: () => string;
  /** How long a usual game takes, in minutes. */
  minutes: number;
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
  /** The table itself covers what must not be seen when people change places at one screen. */
  ownCurtain?: boolean;
  /** Where games that take many evenings are kept. */
  shelf?: { address: string; label: () => string };
  /** Screens of its own: #/setup/tash-kalar, #/cards/skytear/... */
  screens: Readonly<Record<OwnScreen, Load>>;
}

/** Screens that each game draws itself. */
export type OwnScreen = "setup" | "cards" | "learn";
const OWN: readonly string[] = ["setup", "cards", "learn"] satisfies OwnScreen[];

export const GAMES: Readonly<Record<string, GamePage>> = {
  "tash-kalar": {
    name: "Tash-Kalar",
    form: (id) => t(`tk-form-${id}`),
    forms: (n) => t("page-n-styles", { n }),
    line: () => t("page-tash-kalar-line"),
    lesson: () => t("page-first-duel"),
    minutes: 45,
    mark: "M8 0 9.8 6.2 16 8 9.8 9.8 8 16 6.2 9.8 0 8 6.2 6.2Z",
    picture: TashKalarNiche,
    sign: TashKalarFormSign,
    subtitle: (view) => {
      const { turn, turns_left } = view as TashKalarView;
      return [turn ? t("count-turn-number", { n: turn }) : "", turns_left >= 0 ? t("state-last-turns") : ""].filter(
        Boolean,
      );
    },
    side: (view, seat) => (view as TashKalarView).seats[seat]?.side ?? seat,
    sideOf: (form, _seats, seat) => (form.startsWith("team-") ? seat % 2 : seat),
    sideName: (form, _seats, seat) => t(`page-seat-${(form.startsWith("team-") ? seat % 2 : seat) + 1}`),
    score: "page-end-points",
    table: () => import("./tash-kalar/Entry.svelte"),
    replay: () => import("./tash-kalar/replay").then((module) => module.replayKit()),
    screens: {
      setup: () => import("./tash-kalar/screens/Setup.svelte"),
      cards: () => import("./tash-kalar/screens/Gallery.svelte"),
      learn: () => import("./tash-kalar/screens/Learn.svelte"),
    },
  },
  skytear: {
    name: "Skytear",
    form: (id) => t(`sk-form-${id}`),
    forms: (n) => t("page-n-forms", { n }),
    line: () => t("sk-page-line"),
    lesson: () => t("page-first-battle"),
    minutes: 60,
    mark: "M4 1h8l4 7-4 7H4L0 8Z",
    picture: SkytearNiche,
    sign: SkytearFormSign,
    subtitle: () => [], // the mana track says it
    side: (view, seat) => (view as SkytearView).seats[seat]?.side ?? seat % 2,
    sideOf: (_form, _seats, seat) => seat % 2,
    sideName: (_form, _seats, seat) => t(`sk-setup-first-${seat % 2}`),
    score: "page-end-structures",
    table: () => import("./skytear/Entry.svelte"),
    replay: () => import("./skytear/replay").then((module) => module.replayKit()),
    screens: {
      setup: () => import("./skytear/screens/Setup.svelte"),
      cards: () => import("./skytear/screens/Gallery.svelte"),
      learn: () => import("./skytear/screens/Learn.svelte"),
    },
  },
  fateforge: {
    name: "Fateforge",
    form: (id) => t(`ff-form-${id}`),
    forms: (n) => t("page-n-forms", { n }),
    line: () => t("ff-page-line"),
    lesson: () => t("ff-page-first-combat"),
    minutes: 60,
    mark: "M2 2h12v12H2zM5 5h2v2H5zM9 9h2v2H9z",
    picture: FateforgeNiche,
    sign: FateforgeFormSign,
    subtitle: () => [], // the table says it
    side: (_view, seat) => seat,
    sideOf: (_form, _seats, seat) => seat,
    sideName: (_form, _seats, seat, { heroes }) =>
      Array.isArray(heroes) && typeof heroes[seat] === "string" ? name("hero", heroes[seat]) : t("page-side-party"),
    score: "page-end-points",
    ownCurtain: true,
    shelf: { address: "#/campaigns", label: () => t("ff-story-campaigns") },
    table: () => import("./fateforge/Entry.svelte"),
    replay: () => import("./fateforge/replay.svelte").then((module) => module.replayKit()),
    screens: {
      setup: () => import("./fateforge/screens/Setup.svelte"),
      cards: () => import("./fateforge/screens/Gallery.svelte"),
      learn: () => import("./fateforge/story/Lessons.svelte"),
    },
  },
};

/** The screen that a game draws itself at that address, if it does. */
export function ownScreen(screen: string, game: string): Load | undefined {
  return OWN.includes(screen) ? GAMES[game]?.screens[screen as OwnScreen] : undefined;
}
