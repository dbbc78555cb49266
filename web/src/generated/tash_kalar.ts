// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Outcome, Waiting } from "./kernel";

/** One action of the turn was used; `left` are those that remain. */
export interface ActionSpent {
  type: "action-spent";
  left: number;
}

export interface ActionsGained {
  type: "actions-gained";
  count: number;
}

/** No legal action was left (TK-4.6). */
export interface ActionsLost {
  type: "actions-lost";
  count: number;
}

/** The board. A square's number is row * columns + column; `names` gives each its name. */
export interface ArenaFacts {
  columns: number;
  rows: number;
  names: readonly string[];
  void: readonly number[];
  red: readonly number[];
  green: readonly number[];
  central: readonly number[];
  centre: number;
  duel_start: readonly number[];
  melee_start: readonly (readonly number[])[];
}

export interface BeingFacts {
  id: string;
  school: string;
  name: string;
  rank: number;
  pattern: readonly PatternSquare[];
  marks: readonly Offset[];
  marks2: readonly Offset[];
  directions: readonly string[];
  frozen: boolean;
  warp: boolean;
  anywhere: boolean;
}

/** A being left the hand and is about to arrive; for want of pieces one may have to be taken off first (TK-8.3). */
export interface BeingShown {
  type: "being-shown";
  seat: number;
  card: string;
}

/** A card lies open before its player, its frozen effect in play (TK-23.1); `again`: from the discard pile. */
export interface CardFrozen {
  type: "card-frozen";
  seat: number;
  card: string;
  again: boolean;
}

/** A card of any kind was discarded from the hand by an effect; it has been shown and cannot be taken back. */
export interface CardGivenUp {
  type: "card-given-up";
  seat: number;
  deck: string;
  card: string;
}

/** The effect is done and the card goes to its discard pile (TK-6.15). */
export interface CardLaidDown {
  type: "card-laid-down";
  seat: number;
  card: string;
}

/** The effect is done and the card goes under the deck; everybody has seen which it is (TK-22.8). */
export interface CardLaidUnder {
  type: "card-laid-under";
  seat: number;
  card: string;
}

/** A card went face down under a deck; only its owner knows which (TK-19.5). */
export interface CardPutUnder {
  type: "card-put-under";
  seat: number;
  deck: string;
  card: string;
}

/** A card of the open discard pile went on top of the deck. */
export interface CardReturned {
  type: "card-returned";
  seat: number;
  card: string;
}

/** Choose one of several named ways to go on. */
export interface Choose {
  type: "choose";
  way: string;
}

/** End the turn and claim a task (TK-12.2). */
export interface Claim {
  type: "claim";
  task: string;
}

export interface Converted {
  type: "converted";
  square: number;
  side: number;
  rank: number;
}

/** An effect made a legendary piece and says that this is the summoning of a legend (TK-22.7). */
export interface CountedAsLegend {
  type: "counted-as-legend";
  seat: number;
  card: string;
}

/** For the rest of the turn every destroyed piece counts as so many (TK-24.11). */
export interface CountingMore {
  type: "counting-more";
  seat: number;
  number: number;
}

/** Chance: the school dealt to a seat. */
export interface DealSchool {
  type: "deal-school";
  school: string;
}

/** The viewer's open decision, spelled out. */
export interface DecisionView {
  prompt: string;
  args: Readonly<Record<string, string | number>>;
  options: readonly TashKalarAction[];
  summons: readonly SummonView[];
}

/** A shared deck: how many cards, its open discard pile, and cards under it that the viewer put there. */
export interface DeckView {
  name: string;
  cards: number;
  discard: readonly string[];
  known_under: readonly string[];
}

/** Do not do what may be done, or stop. */
export interface Decline {
  type: "decline";
}

/** `by` is the side it counts for, or -1 when it counts for nobody. */
export interface Destroyed {
  type: "destroyed";
  square: number;
  side: number;
  rank: number;
  by: number;
}

/** Choose a direction. */
export interface Direct {
  type: "direction";
  direction: string;
}

/** The discard action: one being of your school goes to the discard pile (TK-7.1). */
export interface Discard {
  type: "discard";
  card: string;
}

/** A card of the hand was shown to everybody for nothing else: it cannot be taken back (TK-11.4). */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
}

export interface Downgraded {
  type: "downgraded";
  square: number;
  rank: number;
}

/** Chance: the card drawn. */
export interface DrawCard {
  type: "draw";
  card: string;
}

/** A card was drawn; only the drawer knows which (TK-3.4), unless it lay open before. */
export interface Drew {
  type: "drew";
  seat: number;
  deck: string;
  card: string;
  open: boolean;
}

/** The next summoning of the turn may count empty squares as commons (TK-24.12). */
export interface EmptySquaresLent {
  type: "empty-squares-lent";
  seat: number;
  number: number;
}

/** The last turns begin; `seat` is the last player (TK-17.4). */
export interface EndTriggered {
  type: "end-triggered";
  seat: number;
  reason: string;
}

/** End the turn without claiming anything. */
export interface EndTurn {
  type: "end-turn";
}

/** The next summoning of this turn may use one enemy piece (TK-9.32). */
export interface EnemyPieceLent {
  type: "enemy-piece-lent";
  seat: number;
}

export interface ExtraTurnGained {
  type: "extra-turn";
  seat: number;
}

/** A flare: how far behind one must be for each half, and whether the half is done ("must") or offered ("may"). */
export interface FlareFacts {
  id: string;
  upper_more: number;
  upper_choice: string;
  lower_more: number;
  lower_choice: string;
}

/** A flare was discarded from the hand without its effect; it has been shown and cannot be taken back (TK-22.10). */
export interface FlareGivenUp {
  type: "flare-given-up";
  seat: number;
  flare: string;
}

export interface FlareInvoked {
  type: "flare-invoked";
  seat: number;
  flare: string;
  against: number;
  upper: boolean;
  lower: boolean;
}

/** The viewer's flare compared with one side: by how much it leads, and which halves would apply now. */
export interface FlareView {
  flare: string;
  against: number;
  upgraded_behind: number;
  pieces_behind: number;
  upper: boolean;
  lower: boolean;
}

/** How a form differs from the others. */
export interface FormDetails {
  id: string;
  tasks: boolean;
  melee: boolean;
  teams: boolean;
  simplified: boolean;
}

export interface GameEnded {
  type: "game-ended";
  reason: string;
}

/** The piece that was the Gateway is gone or has become legendary (TK-22.3, TK-22.4). */
export interface GatewayLost {
  type: "gateway-lost";
  square: number;
}

/** The piece on that square is the Gateway now (TK-22.1); when it moves, the Gateway moves with it. */
export interface GatewayOpened {
  type: "gateway-opened";
  square: number;
}

/** Chance: the seat that starts. */
export interface GoFirst {
  type: "go-first";
  seat: number;
}

/** Hand control to the partner for the rest of the turn (TK-15.7). */
export interface HandOver {
  type: "hand-over";
}

/** The viewer's own cards. */
export interface HandView {
  beings: readonly string[];
  legends: readonly string[];
  flares: readonly string[];
}

/** Control went to the partner; nothing before it can be taken back (TK-11.3). */
export interface HandedOver {
  type: "handed-over";
  seat: number;
  partner: number;
}

/** An enemy piece of that colour stood in for one's own; the colour's marker is turned over (TK-16.9). */
export interface Improvised {
  type: "improvised";
  side: number;
  colour: number;
}

/** Invoke the flare, compared with one opponent's side (TK-10.4, TK-16.7). */
export interface InvokeFlare {
  type: "flare";
  flare: string;
  against: number;
}

/** The piece on the card leapt to a square; -1: there was none that it could leap to (TK-24.9). */
export interface LeftCard {
  type: "left-card";
  square: number;
  side: number;
  rank: number;
  card: string;
}

/** A piece just destroyed leaves the game for good; an enemy's counts as two (TK-23.6). */
export interface LeftTheGame {
  type: "left-the-game";
  side: number;
  rank: number;
}

export interface LegendsPassed {
  type: "legends-passed";
  seat: number;
  partner: number;
  count: number;
}

export interface Moved {
  type: "moved";
  at: number;
  to: number;
  leap: boolean;
}

/** Columns to the right and rows down from the square a being arrives on. */
export interface Offset {
  x: number;
  y: number;
}

/** A piece the pattern asks for: at least of that rank (0 common, 1 heroic). */
export interface PatternSquare {
  x: number;
  y: number;
  rank: number;
}

/** A pending being went to the discard pile. */
export interface PendingDiscarded {
  type: "pending-discarded";
  seat: number;
  card: string;
}

/** A pending being went back to the hand; everybody knows it there. */
export interface PendingReturned {
  type: "pending-returned";
  seat: number;
  card: string;
}

/** Choose a square, as the prompt says. */
export interface Pick {
  type: "pick";
  square: number;
}

/** Choose a card that everybody can see. */
export interface PickCard {
  type: "card";
  card: string;
}

/** Choose a colour, by its side's number. */
export interface PickColour {
  type: "colour";
  side: number;
}

export interface PieceView {
  square: number;
  side: number;
  rank: number;
}

/** Put one common on an empty square (TK-5.1). */
export interface Place {
  type: "place";
  square: number;
}

/** A piece was put on an empty square, by an action or an effect. */
export interface Placed {
  type: "placed";
  square: number;
  side: number;
  rank: number;
}

/** The next summoning of this turn uses pieces of that side for its pattern (TK-22.9). */
export interface Possessed {
  type: "possessed";
  seat: number;
  side: number;
}

/** One number a task asks for: how many there are and how many it takes. `of` says of what, as a message key. */
export interface Progress {
  of: string;
  have: number;
  need: number;
}

/** A piece was moved from the arena onto the card (TK-24.9). */
export interface PutOnCard {
  type: "put-on-card";
  square: number;
  side: number;
  rank: number;
  card: string;
}

/** Put a card face down under its deck, as part of a discard action (TK-7.2). */
export interface PutUnder {
  type: "put-under";
  card: string;
}

/** A discard pile became a deck again (TK-4.13). */
export interface Reshuffled {
  type: "reshuffled";
  deck: string;
}

/** Chance: the task on top of the task deck. */
export interface RevealTask {
  type: "reveal";
  task: string;
}

/** A deck that can be played; `beings` is the school whose cards it holds. */
export interface SchoolFacts {
  id: string;
  beings: string;
}

/** A seat plays with that school, dealt or chosen (TK-3.1). */
export interface SchoolTaken {
  type: "school-taken";
  seat: number;
  school: string;
}

/** Points for a side; in a melee `colour` says in which colour, else it is -1. `reason` is a message key. */
export interface Scored {
  type: "scored";
  side: number;
  points: number;
  reason: string;
  colour: number;
}

/** A player as everybody sees them, and cards in hidden places that the viewer happens to know. */
export interface SeatView {
  seat: number;
  side: number;
  school: string;
  beings: number;
  legends: number;
  flares: number;
  deck: number;
  sideways: number;
  discard: readonly string[];
  known_hand: readonly string[];
  frozen: string;
  pending: string;
  on_card: PieceView | null;
}

/** A colour: its supply and its points. `colour_points` only in a melee, by enemy side. */
export interface SideView {
  side: number;
  seats: readonly number[];
  school: string;
  commons: number;
  heroics: number;
  legendaries: number;
  spare: number;
  spare_legendaries: number;
  score: number;
  threshold: number;
  colour_points: readonly number[];
  improvised: readonly number[];
  claimed: readonly string[];
}

/** The next turn of that side has one action less (TK-23.7). */
export interface Slowed {
  type: "slowed";
  side: number;
}

/** The first player is known. */
export interface Started {
  type: "started";
  seat: number;
}

/** Summon a being: card, target and orientation are one decision (TK-6.12). */
export interface Summon {
  type: "summon";
  card: string;
  square: number;
  turn: number;
  borrowed: number;
  improvised: number;
}

/** What belongs to a summoning on offer: the pieces used, marks, arrows and whether a piece is crushed. */
export interface SummonView {
  option: number;
  used: readonly number[];
  marks: readonly number[];
  marks2: readonly number[];
  directions: readonly string[];
  crushes: boolean;
}

/** A being arrived. `used` are the squares of its pattern (TK-19.7). */
export interface Summoned {
  type: "summoned";
  seat: number;
  side: number;
  card: string;
  square: number;
  rank: number;
  turn: number;
  used: readonly number[];
  lent: readonly number[];
}

/** Two pieces have changed places (TK-24.8). */
export interface Swapped {
  type: "swapped";
  at: number;
  to: number;
}

/** With no piece left to place, begin by taking one of your own off the arena (TK-8.2). */
export interface TakeOff {
  type: "take-off";
  square: number;
}

/** A piece was taken off for want of pieces; it is not destroyed (TK-8.6). */
export interface TakenOff {
  type: "taken-off";
  square: number;
  side: number;
  rank: number;
}

export interface TashKalarContent {
  game: "tash-kalar";
  arena: ArenaFacts;
  ranks: readonly string[];
  turns: readonly string[];
  directions: readonly string[];
  schools: readonly SchoolFacts[];
  beings: readonly BeingFacts[];
  flares: readonly FlareFacts[];
  tasks: readonly TaskFacts[];
  forms: readonly FormDetails[];
}

export interface TashKalarView {
  type: "tash-kalar";
  game: string;
  form: string;
  viewer: number | null;
  waiting: readonly Waiting[];
  outcome: Outcome | null;
  sides: readonly SideView[];
  seats: readonly SeatView[];
  arena: readonly PieceView[];
  hand: HandView | null;
  known_under: readonly string[];
  shared: readonly DeckView[];
  tasks: readonly TaskView[];
  next_task: TaskView | null;
  task_deck: number;
  flares: readonly FlareView[];
  turn: number;
  first: number;
  active: number;
  controller: number;
  actions: number;
  discarded: boolean;
  borrow: boolean;
  gateway: number;
  possessed: number;
  doubled: number;
  hollow: number;
  extra_turns: number;
  turns_left: number;
  destroyed: readonly number[];
  summoned: readonly number[];
  decision: DecisionView | null;
}

/** The next task moved up into a free place of the display (TK-12.4). */
export interface TaskBecameCurrent {
  type: "task-became-current";
  task: string;
}

export interface TaskClaimed {
  type: "task-claimed";
  seat: number;
  side: number;
  task: string;
  points: number;
}

export interface TaskFacts {
  id: string;
  name: string;
  kind: string;
  points: number;
  advanced: boolean;
}

export interface TaskRevealed {
  type: "task-revealed";
  task: string;
  place: string;
}

/** A task that lies open. `fulfilled` and `progress` are the active player's, as the turn stands now. */
export interface TaskView {
  task: string;
  kind: string;
  points: number;
  advanced: boolean;
  fulfilled: boolean;
  progress: readonly Progress[];
}

/** Use the frozen effect that is in play (TK-23.3). */
export interface Thaw {
  type: "thaw";
  card: string;
}

/** A frozen effect is used, and its card discarded (TK-23.3). */
export interface Thawed {
  type: "thawed";
  seat: number;
  card: string;
}

/** What was decided after the turn before had ended (a left-over common's colour) is settled now, too. */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
  turn: number;
  actions: number;
  extra: boolean;
}

/** After this nothing of the turn can be taken back (TK-11.1). */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
}

/** A frozen effect made room for another one: its card is discarded (TK-23.2). */
export interface Unfrozen {
  type: "unfrozen";
  seat: number;
  card: string;
}

export interface Upgraded {
  type: "upgraded";
  square: number;
  rank: number;
}

/** Play a warp effect from the hand; the being is pending then (TK-24.1). */
export interface Warp {
  type: "warp";
  card: string;
}

/** A card carries out a copy of the warp effect of another one (TK-24.7). */
export interface WarpCopied {
  type: "warp-copied";
  seat: number;
  card: string;
}

/** A warp effect was played from the hand; its card lies open, a pending being (TK-24.2). */
export interface Warped {
  type: "warped";
  seat: number;
  card: string;
}

export type TashKalarAction = Place | TakeOff | Summon | Discard | PutUnder | InvokeFlare | Thaw | Warp | HandOver | Claim | EndTurn | Pick | Direct | Choose | PickCard | PickColour | Decline | DrawCard | RevealTask | DealSchool | GoFirst;

export type TashKalarEvent = Started | SchoolTaken | TurnBegan | TurnEnded | Placed | TakenOff | BeingShown | CardLaidDown | CardLaidUnder | CardFrozen | Thawed | Unfrozen | LeftTheGame | Slowed | Warped | WarpCopied | PendingDiscarded | PendingReturned | Swapped | PutOnCard | LeftCard | CountingMore | EmptySquaresLent | CardGivenUp | FlareGivenUp | Improvised | EnemyPieceLent | GatewayOpened | GatewayLost | Possessed | CountedAsLegend | Summoned | Moved | Destroyed | Upgraded | Downgraded | Converted | ActionSpent | ActionsGained | ActionsLost | FlareInvoked | Discarded | CardPutUnder | Drew | Reshuffled | CardReturned | HandedOver | LegendsPassed | TaskRevealed | TaskBecameCurrent | TaskClaimed | Scored | ExtraTurnGained | EndTriggered | GameEnded;
