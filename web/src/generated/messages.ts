// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Asked, Message, Outcome } from "./kernel";
import type { FateforgeAction, FateforgeContent, FateforgeEvent, FateforgeView } from "./fateforge";
import type { SkytearAction, SkytearContent, SkytearEvent, SkytearView } from "./skytear";
import type { TashKalarAction, TashKalarContent, TashKalarEvent, TashKalarView } from "./tash_kalar";

/** The action is stored; `number` entries are there now. The same id always gets the same answer. */
export interface Ack {
  type: "ack";
  action_id: string;
  number: number;
}

/** Answer the open decision of the seat this socket looks as. `number`: the entries it was decided on. */
export interface Act {
  type: "act";
  action_id: string;
  number: number;
  action: GameAction;
}

/** Answer for another of my seats: people at one screen say aloud what needs no look at a hand. */
export interface ActFor {
  type: "act_for";
  action_id: string;
  number: number;
  action: GameAction;
  seat: number;
}

/** Where others find this server. */
export interface Addresses {
  public: string;
  network: readonly string[];
  may_open?: boolean;
}

export interface AnswerDevice {
  allow: boolean;
}

/** The game is over. I want to play again with the same people, or agree to it; `agree` false: not now. */
export interface AnswerRematch {
  type: "rematch";
  agree: boolean;
  number: number;
  proposal?: Proposal | null;
}

/** What is there to see for me now? Not in rated games. */
export interface AskCoach {
  type: "coach";
  request_id: string;
  watch: "all" | "threats";
}

export interface AskHint {
  type: "hint";
  request_id: string;
}

/** What would this option do? Nothing is drawn and nothing is stored. */
export interface AskPreview {
  type: "preview";
  request_id: string;
  number: number;
  action: GameAction;
}

/** I have just answered, and may take it back: is there a reason to? */
export interface AskSecondThought {
  type: "second_thought";
  request_id: string;
}

/** Whatever stands in for me while I am away shall play at least as well as this bot; empty: as the table says. */
export interface AskStandIn {
  type: "stand_in";
  seat: number;
  bot?: string;
}

/** Why may I not do this? The idea is an action, on offer or not. */
export interface AskWhy {
  type: "why";
  request_id: string;
  idea: GameAction;
}

/** In a waiting room, as the table's maker: everybody is ready, deal. */
export interface Begin {
  type: "begin";
}

/** Whoever sits there: no invitations, no talk, no table together from now on. */
export interface Block {
  table: string;
  seat: number;
}

export interface BlockList {
  blocked: readonly Blocked[];
}

export interface Blocked {
  id: string;
  name: string;
  at: number;
}

/** Games in which all others were the same bot; with an opponent by name, those it did not play on your side. */
export interface BotTally {
  game: string;
  bot: string;
  tally: Tally;
}

/** What whoever plays at the moment is called in this browser. */
export interface ChangePerson {
  name: string;
  face?: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** Before the deal: my seat against a free one; as the table's maker, any two. */
export interface ChangeSeats {
  type: "change_seats";
  seat: number;
  other: number;
}

/** Somebody said something; `seat` -1: a spectator. */
export interface ChatLine {
  type: "chat";
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Something that can be chosen; `copies`: how many times it may be in a list. */
export interface Choice {
  id: string;
  label: Message;
  copies: number;
}

/** Nobody else shall sit down here under this name or one that looks like it; empty: it is given back. */
export interface ClaimName {
  name: string;
}

/** A seat's time in milliseconds when the message was sent; it runs down while `running`. */
export interface ClockFacts {
  seat: number;
  left: number;
  running: boolean;
}

/** Seconds for the whole game, and a bonus whenever the turn passes on; or days for each move. */
export interface ClockSettings {
  seconds?: number;
  bonus?: number;
  days?: 0 | 1 | 2 | 3 | 7;
}

/** What the coach points out at the position after `number` entries. */
export interface Coached {
  type: "coached";
  request_id: string;
  number: number;
  sections: readonly Section[];
}

/** Whoever has a link open tells that they are there, every few seconds, and whether they write their name. */
export interface Coming {
  visit: string;
  typing?: boolean;
  gone?: boolean;
}

/** Somebody who has opened the link and sits nowhere yet. */
export interface ComingFacts {
  device: "computer" | "phone";
  seconds: number;
  typing: boolean;
}

/** How a game that is over went: the `estimates` of each step of its replay, and the events asked for, in order. */
export interface Course<E = GameEvent> {
  estimated_by: string;
  estimates: readonly (readonly number[])[];
  events: readonly E[];
}

/** A wish for a table. The game is dealt as soon as every link seat is taken. */
export interface CreateTable {
  game: string;
  form: string;
  seats: readonly SeatWish[];
  options?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>> | readonly (string | number | boolean | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>)[]>>;
  take_back?: boolean;
  chat?: boolean;
  hints?: boolean;
  watch?: boolean;
  clock?: ClockSettings | null;
  entropy?: string;
  stand_in?: StandIn | null;
  rated?: boolean;
  waiting_room?: boolean;
  listed?: boolean;
  watch_later?: boolean;
}

/** The puzzle of a day, of one game. */
export interface DailyPuzzle {
  game: string;
  id: string;
  theme: string;
  args: Readonly<Record<string, string | number>>;
  level: number;
}

/** The puzzles of a day; the first is the one of the day. */
export interface DailyPuzzles {
  day: string;
  puzzles: readonly DailyPuzzle[];
}

/** Something that happened, or how far it is on its way; its words are texts. */
export interface Deed {
  id: string;
  game: string;
  at: number;
  table: string;
  against: readonly string[];
  have: number;
  of: number;
}

/** Delete everything of mine here. */
export interface DeleteMe {
  really: true;
}

/** A device that has written my code, and waits until I say yes. */
export interface DeviceAsked {
  waiting: boolean;
  agent: string;
}

/** A link for another device of mine, or a code to write there. Each works once, and not for long. */
export interface DeviceLink {
  secret: string;
  code: string;
  seconds: number;
}

/** One change: put a tool on a place, erase what is there, move it, set a setting, clear or mirror the board. */
export interface Edit {
  do: "clear" | "erase" | "mirror" | "move" | "put" | "set";
  what?: string;
  at?: string;
  to?: string;
  value?: readonly string[];
}

/** Why there can be no such position; `rule` is of the ledger, empty: none says it. */
export interface EditRefused {
  message: Message;
  rule: string;
}

/** The game is over: everything needed to check that the draws were the promised ones. */
export interface Ended {
  type: "ended";
  outcome: Outcome;
  algorithm: string;
  table: string;
  seed: string;
  entropy: readonly string[];
  commitment: string;
}

/** What of a form's games goes with winning: a subject of them, all groups together or one. */
export interface Explored {
  game: string;
  source: string;
  form: string;
  forms: readonly ExploredForm[];
  subject: string;
  subjects: readonly ExploredSubject[];
  group: string;
  groups: readonly ExploredPart[];
  rows: readonly ExploredRow[];
  games: number;
  few: number;
  between: Message;
  made: ExploredMade | null;
  waiting: number;
  unread: number;
}

/** Games, wins and what is in between; the rate of wins and its 95 % interval in thousandths. */
export interface ExploredCount {
  games: number;
  wins: number;
  between: number;
  rate: number;
  low: number;
  high: number;
  few: boolean;
}

/** A form, and in how many simulated games of it there is something to explore. */
export interface ExploredForm {
  id: string;
  games: number;
}

/** The games of which something can be explored. */
export interface ExploredGames {
  games: readonly string[];
}

/** How simulated games were played. */
export interface ExploredMade {
  bot: string;
  seed: number;
  rules: number;
  older: boolean;
}

/** Something that can be chosen: a group, or a way to be part of a game. */
export interface ExploredPart {
  id: string;
  name: Message;
}

/** An item and its counts, one for each measure of the subject. */
export interface ExploredRow {
  item: string;
  name: Message;
  counts: readonly ExploredCount[];
}

/** Something that is counted; `grouped` says what its groups are, None: it has none. */
export interface ExploredSubject {
  id: string;
  name: Message;
  measures: readonly ExploredPart[];
  grouped: Message | null;
}

/** A picture of a rule: drawn in letters that are the same in all languages, and said in words. */
export interface FigureFacts {
  drawn: string;
  caption: string;
}

export interface FormFacts {
  id: string;
  seats: readonly number[];
  options: readonly OptionFacts[];
  opponent: string;
  face: string;
  rated: boolean;
}

export interface FormTally {
  game: string;
  form: string;
  tally: Tally;
}

/** A game on the menu. `default` is a table that can be made with one click. */
export interface GameFacts {
  id: string;
  name: string;
  rules_version: number;
  forms: readonly FormFacts[];
  bots: readonly string[];
  hint_bot: string;
  default: CreateTable;
  pack: string;
  prefix: string;
  opponents: readonly OpponentFacts[];
  cooperative: boolean;
  kinds: Readonly<Record<string, readonly string[]>>;
}

export interface GameList {
  games: readonly GameFacts[];
}

/** A finished game as the list shows it. */
export interface GamePlayed {
  table: string;
  game: string;
  form: string;
  result: "drawn" | "lost" | "shared" | "won";
  against: readonly string[];
  entries: number;
  ended: number;
  scores: readonly number[];
  reason: string;
  change: number | null;
  seats: readonly (number | null)[];
  faces: readonly ("" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave")[];
}

/** A game as the judge sees it; it holds nobody's name. */
export interface GameReview {
  version: number;
  game: string;
  form: string;
  seats: number;
  length: number;
  short: boolean;
  cooperative: boolean;
  kept: readonly (number | null)[];
  error: number;
  playouts: number;
  choices: readonly ReviewChoice[];
  moments: readonly ReviewMoment[];
  losses: ReviewLosses | null;
  judge: ReviewJudge | null;
}

/** Hand a seat to a bot: my own at once, a free link seat as its maker, an absent player's as the table says. */
export interface GiveSeat {
  type: "give_seat";
  seat: number;
  bot?: string;
}

/** A game that goes on, or has just ended, as one of its players may know it: to be drawn small. */
export interface Glance<E = GameEvent, V = GameView> {
  number: number;
  viewer: number;
  view: V;
  log: readonly LogLine<E>[];
}

export interface Health {
  status: "degraded" | "ok";
  version: string;
  store: "ok" | "unavailable";
}

/** What a bot would do for you, and how good it finds your position, from 0 (lost) to 1000 (won). */
export interface Hint<A = GameAction> {
  type: "hint";
  request_id: string;
  number: number;
  option: number;
  action: A;
  estimate: number;
  bot: string;
  places: readonly string[];
  card: string;
  instead: Message | null;
  reasons: readonly Message[];
}

export interface Household {
  people: readonly PersonHere[];
}

export interface IdentityMade {
  token: string;
}

/** Take a free link seat; without a number, the first free one. */
export interface Join {
  code: string;
  name?: string;
  seat?: number | null;
  entropy?: string;
  visit?: string;
}

export interface Joined {
  id: string;
  seat: number;
  waits: boolean;
}

/** What an editor offers for a position. */
export interface Kit {
  tools: readonly Tool[];
  settings: readonly Setting[];
  mirrors: boolean;
}

/** Somebody who has a code that was said, and waits for the word of the table's maker. */
export interface KnockFacts {
  id: string;
  name: string;
  device: "computer" | "phone";
}

/** What chance will bring in this puzzle: numbers that were fixed for everybody. */
export interface KnownChance {
  whose: string;
  numbers: readonly number[];
}

/** The answers given so far, oldest first; `idea`: an action to be explained or previewed, not done. */
export interface LessonAsk {
  answers?: readonly unknown[];
  idea?: unknown | null;
}

/** A lesson of a guided first game; `point`: places to look at, as the game calls them. */
export interface LessonFacts {
  id: string;
  point: readonly (number | string)[];
}

/** The lessons in their order. */
export interface LessonList {
  game: string;
  lessons: readonly LessonFacts[];
}

/** The lesson after the answers. With an idea that is on offer, `view` and `events` are what it would lead to. */
export interface LessonState<E = GameEvent, V = GameView> {
  id: string;
  number: number;
  view: V;
  events: readonly E[];
  told: readonly (Message | null)[];
  asked: Asked | null;
  done: boolean;
  stuck: boolean;
  why: LessonWhy | null;
}

/** The answer about an idea: on offer (`allowed`), or the rule and the sentence against it. */
export interface LessonWhy {
  allowed: boolean;
  rule: string;
  key: string;
  args: Readonly<Record<string, string | number | Message | readonly (string | number | Message)[]>>;
}

/** As the table's maker: whether somebody who knocks with a code that was said may come in. */
export interface LetIn {
  type: "let_in";
  knock: string;
  yes: boolean;
}

export interface LiftBlock {
  id: string;
}

export interface LinkTicket {
  ticket: string;
}

/** `done`: this device is linked. Otherwise whoever made the code must say yes; `ticket` asks whether they have. */
export interface LinkUsed {
  done: boolean;
  ticket: string;
  name: string;
}

/** A game that goes on and may be watched. */
export interface LiveTable {
  id: string;
  game: string;
  form: string;
  seats: readonly LobbySeat[];
  number: number;
  watching: number;
  delay: number;
  yours: boolean;
  rated: boolean;
}

/** Tables that were opened to everybody. */
export interface Lobby {
  here: boolean;
  open: readonly OpenTable[];
  live: readonly LiveTable[];
}

/** Who sits there, as everybody may know it: a name, a bot, or nobody yet. */
export interface LobbySeat {
  name: string;
  bot: string;
  taken: boolean;
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** One step of the game as the viewer saw it; `seat` -1: the deal at the start. */
export interface LogLine<E = GameEvent> {
  number: number;
  seat: number;
  step: "act" | "deal" | "resign" | "take-back";
  events: readonly E[];
  told: readonly (Message | null)[];
}

/** End a session: this one, another by its id, or all of mine. Its sockets are closed and its token is dead. */
export interface LogOut {
  session?: string;
  everywhere?: boolean;
}

/** Look at the table as one of my seats; answered by a fresh `welcome` and `update`. */
export interface Look {
  type: "look";
  seat: number;
}

/** Places of the board that a tip is about, by the names of the game's notation, and what they are in it. */
export interface Mark {
  role: "arrival" | "falls" | "missing" | "threat" | "used";
  places: readonly string[];
}

/** Who I am on this server. */
export interface Me {
  known: boolean;
  name: string;
  passkeys: number;
}

/** How often a medal was won; `reason` as games that are over tell it. */
export interface MedalTally {
  reason: string;
  times: number;
}

/** The bot that thinks shall answer with the best it has found; for those who sit at the table. */
export interface MoveNow {
  type: "move_now";
}

/** For programs: an identity whose token is sent as `Authorization: Bearer`, not as a cookie. */
export interface NewIdentity {
  name?: string;
}

/** As the table's maker: another link for the free seats; the one before leads nowhere. */
export interface NewLink {
  type: "new_link";
}

/** Somebody else shall be able to play in this browser. */
export interface NewPerson {
  name: string;
  face?: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** A table that waits for somebody, and is joined with its code. */
export interface OpenTable {
  id: string;
  code: string;
  game: string;
  form: string;
  seats: readonly LobbySeat[];
  clock: ClockSettings | null;
  made_by: string;
  created: number;
  yours: boolean;
  rated: boolean;
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** Let others of the local network reach this server until it is stopped. */
export interface Opening {
  network: true;
}

/** Somebody to play against. Its name and lines are texts: `opponent-<bot>`, with a hyphen for the stroke. */
export interface OpponentFacts {
  bot: string;
  level: number;
  seconds: number;
  rating: number | null;
}

export interface OptionFacts {
  id: string;
  default: unknown;
  values: readonly unknown[];
  help: string;
}

/** What was played with the same others where all win or lose together, and what was won. */
export interface PartyTally {
  game: string;
  against: readonly string[];
  tally: Tally;
  medals: readonly MedalTally[];
}

/** Let every window go by for my seat until it is asked something else, whether I look or not; or no longer. */
export interface PassAhead {
  type: "pass_ahead";
  seat: number;
  on: boolean;
}

/** Somebody who can play in this browser without being asked who they are. */
export interface PersonHere {
  id: string;
  name: string;
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
  you: boolean;
}

/** Games against somebody, or with them where all win or lose together. */
export interface PersonTally {
  game: string;
  name: string;
  table: string;
  seat: number;
  tally: Tally;
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** Who sits where has changed: somebody came, left, joined, or a bot took over. */
export interface Presence {
  type: "presence";
  seats: readonly SeatFacts[];
  started: boolean;
  watching: number;
  coming: readonly ComingFacts[];
  knocking: readonly KnockFacts[];
}

/** What the option would do, up to the next draw. `view` is the position it would lead to. */
export interface Preview<E = GameEvent, V = GameView> {
  type: "preview";
  request_id: string;
  number: number;
  events: readonly E[];
  told: readonly (Message | null)[];
  view: V;
  asked: Asked | null;
}

/** Why a request was refused. `key` names the sentence; `incident` is given for faults of ours. */
export interface Problem {
  code: string;
  key: string;
  detail: string;
  incident: string;
}

/** Somebody as others may know them: from games that are over, and that the asker may see. */
export interface Profile {
  name: string;
  yours: boolean;
  since: number;
  rates: boolean;
  shown_after: number;
  ratings: readonly RatingCurve[];
  statistics: Statistics;
  deeds: readonly Deed[];
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** What shall be otherwise when we play again; whatever is left out stays as it is. */
export interface Proposal {
  game?: string;
  form?: string;
  clock?: ClockSettings | null;
  no_clock?: boolean;
  more?: boolean;
}

/** Whether this server can tell somebody whose page is closed. */
export interface PushOffer {
  key: string;
}

/** Tell this browser nothing more. */
export interface PushStop {
  endpoint: string;
}

/** Tell this browser while its page is closed: what its push service has given it. */
export interface PushWish {
  endpoint: string;
  key: string;
  auth: string;
  language: string;
}

/** The answers given so far, in order; an idea to be explained or previewed; hints wanted, or the whole solution. */
export interface PuzzleAsk {
  answers?: readonly unknown[];
  idea?: unknown | null;
  hints?: number;
  solution?: boolean;
  turn?: number;
}

/** An attempt at a puzzle: the answers in notation, and how many hints were shown. */
export interface PuzzleAttempt {
  id: string;
  game: string;
  puzzle: string;
  day: string;
  at: number;
  answers?: readonly string[];
  hints?: number;
  turn?: number;
}

/** Attempts to be kept. */
export interface PuzzleAttempts {
  attempts: readonly PuzzleAttempt[];
}

/** A puzzle as lists show it. */
export interface PuzzleFacts {
  id: string;
  theme: string;
  args: Readonly<Record<string, string | number>>;
  level: number;
}

/** One hint: places, a card, or an answer; `said` is that answer in words. */
export interface PuzzleHint {
  kind: string;
  places: readonly string[];
  text: string;
  said: Message | null;
}

/** All puzzles of the box. */
export interface PuzzleList {
  games: readonly PuzzlesOfGame[];
}

/** What an attempt came to. */
export interface PuzzleResult {
  id: string;
  puzzle: string;
  day: string;
  at: number;
  hints: number;
  solved: boolean;
  daily: boolean;
}

/** Somebody's attempts in the order in which they were made; `refused`: those that mean nothing to this house. */
export interface PuzzleResults {
  attempts: readonly PuzzleResult[];
  refused: readonly string[];
}

/** A puzzle after the answers. With an idea that is on offer, `view` and `events` are what it would lead to. */
export interface PuzzleState<E = GameEvent, V = GameView> {
  id: string;
  theme: string;
  args: Readonly<Record<string, string | number>>;
  level: number;
  seat: number;
  number: number;
  view: V;
  events: readonly E[];
  told: readonly (Message | null)[];
  asked: Asked | null;
  state: "failed" | "open" | "solved";
  as_printed: boolean;
  steps: readonly PuzzleStep[];
  known: readonly KnownChance[];
  hints: readonly PuzzleHint[];
  solution: readonly SolutionStep[];
  why: LessonWhy | null;
  given: readonly SolutionStep[];
  lost: number | null;
}

/** How far one part of the goal is, and where on the board that part is. */
export interface PuzzleStep {
  name: string;
  have: number;
  need: number;
  places: readonly string[];
}

/** The puzzles of a game. */
export interface PuzzlesOfGame {
  game: string;
  puzzles: readonly PuzzleFacts[];
  cooperative: boolean;
  turns: boolean;
}

/** What a game that is over has made of ratings; nobody: it was not rated. */
export interface RatedGame {
  shown_after: number;
  seats: readonly RatedSeat[];
}

/** What a rated game has made of the rating of a seat. */
export interface RatedSeat {
  seat: number;
  games: number;
  before: number | null;
  after: number | null;
}

/** Somebody's rating in a form, from the first game on. */
export interface RatingCurve {
  game: string;
  form: string;
  games: number;
  rating: number | null;
  points: readonly RatingPoint[];
}

/** A rating after a game. */
export interface RatingPoint {
  at: number;
  rating: number;
}

/** An uploaded record that every draw and position of was verified. */
export interface RecordMade {
  id: string;
  game: string;
  form: string;
  entries: number;
  outcome: Outcome | null;
}

/** Nothing has changed. `to` is the action or request id it answers, or empty. */
export interface Refused {
  type: "refusal";
  to: string;
  code: string;
  key: string;
  args: Readonly<Record<string, string | number | Message | readonly (string | number | Message)[]>>;
  rule: string;
  incident: string;
}

/** Whether they play again. Sent with the end of the game and whenever somebody has answered. */
export interface RematchFacts {
  type: "rematch";
  number: number;
  agreed: readonly number[];
  declined: number | null;
  table: string;
  order: readonly number[];
  proposal: Proposal | null;
  left: number;
}

/** As the table's maker: whoever came to this seat by link leaves, and the link changes. */
export interface RemovePerson {
  type: "remove_person";
  seat: number;
}

/** A game to look at step by step, as one viewer saw it; long ones in parts. `viewer` None: as a spectator. */
export interface Replay<E = GameEvent, V = GameView, A = GameAction> {
  version: number;
  game: string;
  form: string;
  options: Readonly<Record<string, unknown>>;
  players: readonly string[];
  seats: number;
  viewer: number | null;
  outcome: Outcome | null;
  algorithm: string;
  table: string;
  seed: string;
  entropy: readonly string[];
  commitment: string;
  estimated_by: string;
  length: number;
  first: number;
  frames: readonly (ReplayFrame<E, V, A>)[];
}

/** The game at rest after one step. `estimates`: how good it is for each seat, from 0 to 1000. */
export interface ReplayFrame<E = GameEvent, V = GameView, A = GameAction> {
  number: number;
  seat: number;
  step: "act" | "deal" | "resign" | "take-back";
  notation: string;
  action: A | null;
  said: Message | null;
  events: readonly E[];
  told: readonly (Message | null)[];
  view: V;
  estimates: readonly number[];
}

export interface Resign {
  type: "resign";
  action_id: string;
}

/** A choice of the game: the step it led to, and the chance that there was, and that was left. */
export interface ReviewChoice {
  at: number;
  seat: number;
  turn: number;
  best: number;
  after: number;
  is_best: boolean;
}

/** Who judged: a search with so many playouts a turn; `opponent` is the strongest that searches no more. */
export interface ReviewJudge {
  playouts: number;
  opponent: string;
  rating: number;
}

/** A turn and how likely it wins, from 0 to 1000. */
export interface ReviewLine {
  chance: number;
  steps: readonly StudyStep[];
}

/** What somebody lost in one part of a game to one source; `rounds` are empty where it has none. */
export interface ReviewLoss {
  part: Message;
  who: Message;
  source: Message;
  rounds: readonly number[];
  amount: number;
}

/** Where a game took what; by parts, in each by whom. */
export interface ReviewLosses {
  title: Message;
  rows: readonly ReviewLoss[];
}

/** A choice that mattered; `change` in thousandths of a game. */
export interface ReviewMoment {
  at: number;
  seat: number;
  turn: number;
  kind: "gain" | "loss";
  change: number;
  played: ReviewLine;
  better: ReviewLine | null;
  reasons: readonly Message[];
}

/** How far a review is: `done` of `of` choices are judged, and which; all of it when `review` is there. */
export interface ReviewState {
  begun: boolean;
  done: number;
  of: number;
  choices: readonly ReviewChoice[];
  review: GameReview | null;
  failed: boolean;
}

export interface RuleFacts {
  id: string;
  text: string;
  figures: readonly FigureFacts[];
}

/** The rules reference; with a search only the sections and rules that were found. */
export interface RulesBook {
  game: string;
  language: string;
  sections: readonly SectionFacts[];
}

/** In a waiting room: I am ready, or not any more. */
export interface SayReady {
  type: "ready";
  ready: boolean;
}

/** A seat as everybody may know it, and whether it is yours. */
export interface SeatFacts {
  seat: number;
  kind: "bot" | "human" | "link";
  name: string;
  taken: boolean;
  bot: string;
  present: boolean;
  yours: boolean;
  may_be_given: boolean;
  may_be_removed: boolean;
  stand_in: string;
  ready: boolean;
  host: boolean;
  shares_device: boolean;
  passes_ahead: boolean;
  face: "" | "anchor" | "flame" | "leaf" | "moon" | "mountain" | "star" | "sun" | "wave";
}

/** Who shall sit here. `bot` is needed for the kind `bot` only. */
export interface SeatWish {
  kind: "bot" | "human" | "link";
  name?: string;
  bot?: string;
}

/** What would have been better than the last answer, and why; None: nothing that can be named. */
export interface SecondThought {
  type: "second_thought";
  request_id: string;
  number: number;
  better: Message | null;
  reasons: readonly Message[];
}

/** Tips of one kind, the most important first; `note` says what they are counted from, or that there are none. */
export interface Section {
  kind: "facts" | "near" | "threats";
  title: Message;
  note: Message | null;
  tips: readonly Tip[];
}

export interface SectionFacts {
  number: number;
  title: string;
  rules: readonly RuleFacts[];
}

export interface SendChat {
  type: "chat";
  text: string;
}

/** A browser or program that is logged in as me. Its token is known to nobody but itself. */
export interface SessionFacts {
  id: string;
  here: boolean;
  agent: string;
  created: number;
  seen: number;
}

export interface SessionList {
  sessions: readonly SessionFacts[];
}

/** What else is told of a position: a number from `least` to `most`, one of the choices, or up to `most` of them. */
export interface Setting {
  id: string;
  label: Message;
  group: Message;
  kind: "choice" | "list" | "number";
  value: readonly string[];
  choices: readonly Choice[];
  least: number;
  most: number;
}

/** One answer, in notation and in words, and where on the board it is; `found`: the solution has it as well. */
export interface SolutionStep {
  text: string;
  said: Message;
  places: readonly string[];
  deed: boolean;
  found: boolean;
}

/** What happens when a player who is asked stays away; settled when the table is made, and told before joining. */
export interface StandIn {
  bot?: string;
  seconds?: number;
  asked_by?: "anyone" | "maker";
}

/** What an identity has played to the end, newest first. */
export interface Statistics {
  open: number;
  forms: readonly FormTally[];
  bots: readonly BotTally[];
  last: readonly GamePlayed[];
  people: readonly PersonTally[];
  parties: readonly PartyTally[];
}

export interface StudyAnswer {
  step: StudyStep;
}

/** A position of a study: its origin and the answers given since, as records write them: "0 place e5". */
export interface StudyAsk {
  origin: StudyOrigin;
  knows?: number | null;
  answers?: readonly string[];
  act?: unknown | null;
  idea?: unknown | null;
}

/** Let a bot answer for the seat that is asked: somebody plays on from a position against it. */
export interface StudyBot {
  origin: StudyOrigin;
  bot: string;
  knows?: number | null;
  answers?: readonly string[];
}

/** Play a line of a position, to be drawn over it and not to be gone along. */
export interface StudyCourse {
  origin: StudyOrigin;
  line: readonly string[];
  knows?: number | null;
  answers?: readonly string[];
}

/** A line as one seat sees it: what each answer causes, and the table after the last. */
export interface StudyDrawn<E = GameEvent, V = GameView> {
  moves: readonly StudyMove<E>[];
  view: V;
}

/** Change a position by hand: a text, or else the empty board of a form; all that is changed, or nothing. */
export interface StudyEdit {
  text?: string;
  game?: string;
  form?: string;
  seats?: number;
  edits?: readonly Edit[];
}

/** The position after the changes; where one was `refused`, as it was before. */
export interface StudyEdited<V = GameView> {
  text: string;
  game: string;
  form: string;
  seats: number;
  viewer: number;
  view: V;
  kit: Kit | null;
  refused: EditRefused | null;
}

/** Think on about a position: one more round. The first is short. */
export interface StudyJudge {
  origin: StudyOrigin;
  knows?: number | null;
  answers?: readonly string[];
}

/** The best turns found so far, the best first. */
export interface StudyJudgement<A = GameAction> {
  seat: number;
  lines: readonly StudyLine<A>[];
  error: number;
  playouts: number;
  rounds: number;
  done: boolean;
}

/** A turn that the judge has found; `chance` to win for the seat that is asked, from 0 to 1000. */
export interface StudyLine<A = GameAction> {
  chance: number;
  playouts: number;
  action: A;
  steps: readonly StudyStep[];
}

/** An answer of a line: whose it is, and what it causes. */
export interface StudyMove<E = GameEvent> {
  seat: number;
  quiet: boolean;
  events: readonly E[];
}

/** Where a study begins: a step of a game that is over, or of a record, a position as text, or a new game. */
export interface StudyOrigin {
  table?: string;
  record?: string;
  at?: number;
  text?: string;
  game?: string;
  form?: string;
  seats?: number;
  options?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>> | readonly (string | number | boolean | Readonly<Record<string, string | number | boolean | readonly (string | number | boolean)[]>>)[]>>;
}

/** The position after the answers. With an idea that is on offer, `view` and `events` are what it leads to. */
export interface StudyState<E = GameEvent, V = GameView> {
  game: string;
  form: string;
  options: Readonly<Record<string, unknown>>;
  players: readonly string[];
  seats: number;
  number: number;
  steps: readonly StudyStep[];
  asked_seat: number | null;
  viewer: number;
  view: V;
  events: readonly E[];
  told: readonly (Message | null)[];
  asked: Asked | null;
  why: LessonWhy | null;
  outcome: Outcome | null;
  may_open: boolean;
  hides: boolean;
  cooperative: boolean;
  length: number;
}

/** An answer: who gives it, how records write it, and what it says. */
export interface StudyStep {
  seat: number;
  notation: string;
  said: Message;
  quiet: boolean;
}

export interface StudyText {
  text: string;
}

/** What anybody who may see the table may know about it, without its game. */
export interface TableFacts {
  id: string;
  game: string;
  form: string;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatFacts[];
  started: boolean;
  over: boolean;
  outcome: Outcome | null;
  number: number;
  commitment: string;
  take_back: boolean;
  chat: boolean;
  hints: boolean;
  watch: boolean;
  clock: ClockSettings | null;
  stand_in: StandIn;
  invited_by: string;
  created: number;
  frozen: boolean;
  updated: number;
  asked: readonly number[];
  left: number | null;
  rematch_wanted_by: readonly number[];
  rated: boolean;
}

export interface TableList {
  tables: readonly TableFacts[];
}

export interface TableMade {
  id: string;
  code: string;
  commitment: string;
}

export interface TakeBack {
  type: "take_back";
  action_id: string;
  number: number;
}

/** Take my seat back from the bot. */
export interface TakeSeat {
  type: "take_seat";
  seat: number;
}

/** How often games were won, drawn and lost. `shared`: one person sat on both sides, so nobody won or lost. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
  shared: number;
}

/** I am about to say something; sent now and then while I write. */
export interface TellWriting {
  type: "writing";
}

/** A bot thinks for that seat. */
export interface Thinking {
  type: "thinking";
  seat: number;
  bot: string;
}

/** One thing to see. `number` is shown in its mark on the board; tips with the same number share it. */
export interface Tip {
  title: Message;
  more: Message | null;
  figure: Message | null;
  number: number;
  lines: readonly TipLine[];
  marks: readonly Mark[];
}

/** A line below a tip: one part of it, and its share. */
export interface TipLine {
  text: Message;
  figure: Message | null;
}

/** What can be put on the board. `left` is how many the box still has of it, -1: there is no limit. */
export interface Tool {
  id: string;
  label: Message;
  group: Message;
  left: number;
}

/** The game as you may know it after `number` entries, and what happened since your last update. */
export interface Update<E = GameEvent, V = GameView> {
  type: "update";
  number: number;
  step: "act" | "deal" | "resign" | "snapshot" | "take-back";
  seat: number;
  events: readonly E[];
  told: readonly (Message | null)[];
  view: V;
  asked: Asked | null;
  hash: string;
  may_take_back: boolean;
  no_take_back: "" | "drawn" | "none" | "off" | "passed" | "shown";
  may_resign: boolean;
  clocks: readonly ClockFacts[];
}

/** Become whoever made the link. With a code its maker is asked first. */
export interface UseLink {
  secret?: string;
  code?: string;
}

/** Where you are. Sent when a socket opens and after `look`. Before all link seats are taken nothing is dealt. */
export interface Welcome<E = GameEvent> {
  type: "welcome";
  version: number;
  table: string;
  game: string;
  form: string;
  options: Readonly<Record<string, unknown>>;
  seats: readonly SeatFacts[];
  yours: readonly number[];
  looking_as: number | null;
  started: boolean;
  code: string;
  commitment: string;
  take_back: boolean;
  chat: boolean;
  hints: boolean;
  clock: ClockSettings | null;
  stand_in: StandIn;
  log: readonly LogLine<E>[];
  chat_lines: readonly ChatLine[];
  series: readonly (readonly number[])[];
  waiting_room: boolean;
  watch_delay: number;
  rated: boolean;
  coach: boolean;
  link_left: number | null;
}

export interface WhichPerson {
  id: string;
}

/** `allowed`: the idea is on offer; else the rule and the sentence that stand against it. */
export interface Why {
  type: "why";
  request_id: string;
  allowed: boolean;
  rule: string;
  key: string;
  args: Readonly<Record<string, string | number | Message | readonly (string | number | Message)[]>>;
}

/** Somebody at that seat is about to say something; told to the others. */
export interface Writing {
  type: "writing";
  seat: number;
}

export type ClientMessage = Act | TakeBack | Resign | AskWhy | AskHint | AskCoach | AskSecondThought | AskPreview | SendChat | TellWriting | Look | GiveSeat | TakeSeat | AskStandIn | PassAhead | RemovePerson | NewLink | LetIn | SayReady | Begin | ChangeSeats | MoveNow | AnswerRematch | ActFor;

export type ServerMessage = Welcome | Update | Ack | Refused | Why | Hint | Coached | SecondThought | Preview | ChatLine | Presence | Writing | Thinking | Ended | RematchFacts;

export type GameAction = FateforgeAction | SkytearAction | TashKalarAction;

export type GameContent = FateforgeContent | SkytearContent | TashKalarContent;

export type GameEvent = FateforgeEvent | SkytearEvent | TashKalarEvent;

export type GameView = FateforgeView | SkytearView | TashKalarView;
