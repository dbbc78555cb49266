// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Message, Outcome, Waiting } from "./kernel";

/** Activate a Ready hero (SK-16.1). */
export interface Activate {
  type: "activate";
  hero: string;
}

export interface Activated {
  type: "activated";
  seat: number;
  hero: string;
}

/** The hero is Exhausted now, unless it was defeated (SK-4.2); what lasts for an activation ends (SK-11.2). */
export interface ActivationEnded {
  type: "activation-ended";
  hero: string;
}

/** A minion that an effect aims at has moved: the effect aims where it stands now. Effects count from the bottom. */
export interface AimFollowed {
  type: "aim-followed";
  effect: number;
  targets: readonly string[];
}

/** An area of effect; `caster`: the offset (0, 0) is the caster's space, which is not hit (SK-12.3). */
export interface Area {
  id: string;
  caster: boolean;
  cells: readonly (readonly [number, number])[];
}

/** What the war keeps of a battle: no names, no seats, nothing that tells who played. */
export interface Battle {
  form: string;
  turns: number;
  reason: string;
  place: string;
  winners: readonly string[];
  losers: readonly string[];
  drawn: boolean;
}

/** A finished game. `reason` says how it ended: nexus, track, both, resignation, or a victory card's id. */
export interface BattleReport {
  form: string;
  board: string;
  turns: number;
  reason: string;
  winner: number | null;
  victory_cards: readonly string[];
  sides: readonly SideReport[];
  place: string;
  turning: readonly Turning[];
}

/** A battlefield. A space's number is its place in `spaces`. */
export interface BattlefieldFacts {
  id: string;
  heroes_per_side: number;
  lanes: readonly string[];
  domes: readonly string[];
  spaces: readonly SpaceFacts[];
  white_lines: readonly (readonly [number, number])[];
  openings: readonly (readonly [number, number])[];
  nexus: readonly number[];
  towers: readonly (readonly number[])[];
}

/** +X of something, for a while. */
export interface BonusGained {
  type: "bonus-gained";
  hero: string;
  what: string;
  amount: number;
}

export interface Cancelled {
  type: "cancelled";
  what: string;
  effect: number;
}

/** A power card, with the heroes that bear its runes (SK-14.2). */
export interface CardBearers {
  card: PowerCard;
  heroes: readonly string[];
}

/** A card was turned up for a + symbol; which of them counts is settled next. */
export interface CardFlipped {
  type: "card-flipped";
  seat: number;
  card: string;
}

/** A card that was shown, or Skytear Flow, went on the Stack with its targets (SK-10.1). */
export interface CardPlayed {
  type: "card-played";
  seat: number;
  hero: string;
  card: string;
  targets: readonly string[];
}

/** A card of the hand lies on its hero: its mana is spent (SK-14.4). Its targets come next. */
export interface CardShown {
  type: "card-shown";
  seat: number;
  hero: string;
  card: string;
}

/** The cards on and under a hero are discarded (SK-20.1); `shown` are Lead cards that come to light only now. */
export interface CardsCleared {
  type: "cards-cleared";
  hero: string;
  cards: readonly string[];
  leads: readonly string[];
  shown: readonly string[];
}

/** Choose one of several named ways to go on. */
export interface Choose {
  type: "choose";
  way: string;
}

export interface ConditionGained {
  type: "condition-gained";
  hero: string;
  condition: string;
}

export interface ConditionLost {
  type: "condition-lost";
  hero: string;
  condition: string;
}

/** The arithmetic of a control token: figures, bonuses and Lead cards of each side (SK-19.2, SK-19.3). */
export interface ControlCounted {
  type: "control-counted";
  token: number;
  heroes: readonly number[];
  minions: readonly number[];
  bonus: readonly number[];
  lead: readonly number[];
  total: readonly number[];
  winner: number;
  margin: number;
  lanes: string;
  dome: string;
  spaces: readonly string[];
  counted: readonly (readonly string[])[];
  leads: readonly LeadCounted[];
}

/** What a report has moved. */
export interface Counted {
  season: number;
  number: number;
  battle: Battle;
  moves: readonly Move[];
}

/** HP a hero lost; `armour` is what its armour took off of the damage `dealt` (-1: no damage, HP was lost). */
export interface Damaged {
  type: "damaged";
  hero: string;
  lost: number;
  left: number;
  armour: number;
  dealt: number;
}

/** `side` wins when it does `what` `left` more times; `what` is a counter of a victory card, or "nexus". */
export interface DangerView {
  side: number;
  what: string;
  left: number;
  card: string;
}

/** Chance: what was dealt in the set-up: a victory card, an outsider, a lane's number, the first side. */
export interface Dealt {
  type: "dealt";
  what: string;
}

/** The viewer's open decision, spelled out. `deck_heroes`: any legal deck for these heroes is an answer too. */
export interface DecisionView {
  prompt: string;
  args: Readonly<Record<string, string | number>>;
  options: readonly SkytearAction[];
  deck_heroes: readonly string[];
  deck_factions: readonly string[];
}

/** A deck for these heroes; `factions` are those the side plays, if they are more than the heroes' own. */
export interface DeckCheck {
  heroes: readonly string[];
  cards: readonly string[];
  factions?: readonly string[];
}

/** The numbers of deck building (SK-24). */
export interface DeckFacts {
  copies: number;
  cards_per_hero: number;
}

/** What is wrong with a deck or a pool (nothing: it is legal) and its points. */
export interface DeckJudged {
  problems: readonly DeckProblem[];
  points: number;
}

/** One thing that is wrong: the rule, the sentence and its arguments; `hero`: in whose pile, if there are piles. */
export interface DeckProblem {
  rule: string;
  key: string;
  args: Readonly<Record<string, string | number | Message | readonly (string | number | Message)[]>>;
  hero: string;
}

/** A deck is built; what it is made of is open (SK-27.1 hides only hands, orders and Lead cards). */
export interface DeckReady {
  type: "deck-ready";
  seat: number;
  cards: number;
  made_of: readonly string[];
}

/** Declare an action: move, lead, attack, skirmish or worship (SK-15.1). */
export interface Declare {
  type: "declare";
  what: string;
}

/** An action went on the Stack; `target` names what it aims at. */
export interface Declared {
  type: "declared";
  hero: string;
  action: string;
  target: string;
}

/** A card of the hand, or one just looked at, lies on the discard pile. */
export interface Discarded {
  type: "discarded";
  seat: number;
  card: string;
  from_deck: boolean;
}

/** Chance: the card drawn, flipped or looked at. */
export interface Drawn {
  type: "drawn";
  card: string;
}

/** A card was drawn; only the drawer knows which. */
export interface Drew {
  type: "drew";
  seat: number;
  card: string;
}

/** A hero became Exhausted in the middle of its activation (SK-18.3). */
export interface Exhausted {
  type: "exhausted";
  hero: string;
}

export interface Faction {
  id: string;
  rune: string;
  worship: string;
  heroes: readonly string[];
}

export interface FactionChosen {
  type: "faction-chosen";
  side: number;
  faction: string;
}

/** An effect was ignored: its requirements were no longer met (SK-10.5), or it had been cancelled. */
export interface Fizzled {
  type: "fizzled";
  hero: string;
  what: string;
  why: string;
}

/** Cards flipped for + symbols are discarded, and the modifier chosen (SK-11.3). */
export interface Flipped {
  type: "flipped";
  seat: number;
  cards: readonly string[];
  modifier: number;
}

/** Skytear Flow was used and is turned face down (SK-14.14). */
export interface FlowUsed {
  type: "flow-used";
  seat: number;
}

/** What a blow would do to one target: `value` + the best of `flips` cards - `armour`. */
export interface ForecastView {
  action: string;
  hero: string;
  target: string;
  space: string;
  value: number;
  flips: number;
  armour: number;
  disarmed: boolean;
  chances: readonly number[];
  defeats: number;
  effect: number;
}

/** One way to play. */
export interface Form {
  id: string;
  board: string;
  seats: readonly number[];
  drafts_factions: boolean;
  drafts_heroes: boolean;
  builds_decks: boolean;
  own_pool: boolean;
  gentle: boolean;
  simplified: boolean;
}

/** A battle of a season, and what it moved. `week` counts from 1. */
export interface Fought {
  number: number;
  at: number;
  week: number;
  battle: Battle;
  moves: readonly Move[];
}

export interface GameEnded {
  type: "game-ended";
  reason: string;
  winner: number;
}

/** A player exchanged cards of the first hand (SK-22.5). */
export interface HandChanged {
  type: "hand-changed";
  seat: number;
  count: number;
}

export interface Healed {
  type: "healed";
  hero: string;
  gained: number;
  left: number;
}

/** A hero card (SK-3.1); `plus` is the number of + symbols, the last rune is the faction's. */
export interface Hero {
  id: string;
  name: string;
  faction: string;
  class: string;
  range: string;
  attack: number;
  plus: number;
  hp: number;
  armour: number;
  runes: readonly string[];
  skills: readonly Skill[];
  source: string;
}

export interface HeroDefeated {
  type: "hero-defeated";
  hero: string;
  by_side: number;
  back: number;
}

export interface HeroDrafted {
  type: "hero-drafted";
  side: number;
  seat: number;
  hero: string;
}

/** A team does not bring that hero (SK-24.4). */
export interface HeroLeftOut {
  type: "hero-left-out";
  side: number;
  hero: string;
}

export interface HeroPlaced {
  type: "hero-placed";
  hero: string;
  space: string;
}

export interface HeroReturned {
  type: "hero-returned";
  hero: string;
  space: string;
}

/** A hero as everybody sees it. `name` is how notation calls it, `armour` counts everything that adds to it. */
export interface HeroView {
  name: string;
  id: string;
  side: number;
  seat: number;
  space: string | null;
  hp: number;
  most_hp: number;
  armour: number;
  status: string;
  conditions: readonly string[];
  mana: number;
  most_mana: number;
  cards: readonly string[];
  leads: readonly LeadView[];
  returns: number;
  illusion: string | null;
  skirmish_bonus: number;
  skills_on: readonly string[];
  sees: readonly string[];
}

/** Exhausted heroes are Ready again (SK-20.1). */
export interface HeroesReadied {
  type: "heroes-readied";
  heroes: readonly string[];
}

/** Which number the control token of a lane has (SK-22.6). */
export interface LaneNumbered {
  type: "lane-numbered";
  lane: string;
  token: number;
}

/** Lay an area of effect on these spaces. */
export interface LayArea {
  type: "area";
  spaces: readonly string[];
}

/** A Lead card that a player has chosen to count. */
export interface LeadCounted {
  side: number;
  hero: string;
  card: string;
  value: number;
}

export interface LeadRevealed {
  type: "lead-revealed";
  hero: string;
  card: string;
  value: number;
}

/** A Lead card under a hero; `card` only where the viewer knows it. */
export interface LeadView {
  card: string | null;
  revealed: boolean;
}

/** A Lead card lies under a hero; only its owner knows it, and nobody if it came from the deck (SK-27.1). */
export interface Led {
  type: "led";
  seat: number;
  hero: string;
  from_deck: boolean;
  card: string;
}

/** A player takes the top card of the deck to look at it (SK-11.12). */
export interface LookedAt {
  type: "looked-at";
  seat: number;
  card: string;
}

export interface MinionDefeated {
  type: "minion-defeated";
  side: number;
  space: string;
  by_side: number;
}

export interface MinionMoved {
  type: "minion-moved";
  side: number;
  at: string;
  to: string;
  how: string;
}

export interface MinionPlaced {
  type: "minion-placed";
  side: number;
  lane: string;
  space: string;
}

/** Tlakali took the damage upon herself. */
export interface MinionSaved {
  type: "minion-saved";
  side: number;
  space: string;
  hero: string;
}

export interface MinionView {
  side: number;
  lane: string;
  space: string;
}

/** Minions that stand in a lane when the game begins (SK-22.7). */
export interface MinionsMustered {
  type: "minions-mustered";
  side: number;
  lane: string;
  spaces: readonly string[];
}

/** Minions of a lane leave the board to be placed anew at the token (SK-19.16). */
export interface MinionsTakenUp {
  type: "minions-taken-up";
  side: number;
  lane: string;
  spaces: readonly string[];
}

/** An island that changed hands. */
export interface Move {
  island: number;
  region: string;
  lost_by: string;
  won_by: string;
}

/** A hero went somewhere; `how`: move, skirmish, push, place. */
export interface Moved {
  type: "moved";
  hero: string;
  at: string;
  to: string;
  how: string;
}

/** A side's first tower fell: its nexus has HP now and can be damaged (SK-8.3). */
export interface NexusOpened {
  type: "nexus-opened";
  side: number;
  hp: number;
}

export interface OutsiderActed {
  type: "outsider-acted";
  outsider: string;
  what: string;
}

export interface OutsiderCard {
  id: string;
  name: string;
  core: boolean;
  range: string;
  attack: number;
  plus: number;
  skills: readonly Skill[];
  source: string;
}

/** An outsider waits on its card; the winner of that dome's marker may take it (SK-22.8). */
export interface OutsiderDealt {
  type: "outsider-dealt";
  outsider: string;
  dome: string;
}

export interface OutsiderMoved {
  type: "outsider-moved";
  outsider: string;
  at: string;
  to: string;
}

export interface OutsiderPlaced {
  type: "outsider-placed";
  outsider: string;
  side: number;
  space: string;
}

export interface OutsiderView {
  id: string;
  dome: string;
  space: string | null;
}

/** Play nothing, stop, or end the activation, as the prompt says. */
export interface Pass {
  type: "pass";
}

export interface Passed {
  type: "passed";
  seat: number;
}

/** The Minion Phase, or the steps at the end of the turn; what lasts until the end of the turn ends (SK-20.2). */
export interface PhaseBegan {
  type: "phase-began";
  phase: string;
}

/** Choose a card: from the hand, among flipped ones, among revealed ones. */
export interface PickCard {
  type: "card";
  card: string;
}

/** Choose an effect on the Stack by its number from the bottom. */
export interface PickEffect {
  type: "effect";
  number: number;
}

/** Choose a hero. */
export interface PickHero {
  type: "hero";
  hero: string;
}

/** Choose a lane, by its letter. */
export interface PickLane {
  type: "lane";
  lane: string;
}

/** Choose a minion by its side and space. */
export interface PickMinion {
  type: "minion";
  side: number;
  space: string;
}

/** Choose a player of the team. */
export interface PickSeat {
  type: "seat";
  seat: number;
}

/** Choose a space. */
export interface PickSpace {
  type: "space";
  space: string;
}

/** Choose a Pillar or an Illusion by its space. */
export interface PickToken {
  type: "token";
  kind: string;
  space: string;
}

/** A deck: how many cards, its open discard pile, and the top cards that the viewer has seen. */
export interface PileView {
  cards: number;
  discard: readonly string[];
  known_top: readonly (string | null)[];
  made_of: Readonly<Record<string, number>>;
}

/** Play a power card with a hero; its targets are asked next (SK-14). */
export interface PlayCard {
  type: "play";
  card: string;
  hero: string;
}

/** A pool for competitive play: a pile of cards for each hero that is brought to a battlefield. */
export interface PoolCheck {
  battlefield: string;
  piles: Readonly<Record<string, readonly string[]>>;
}

/** A power card; its cost is one mana for each rune (SK-14.1). */
export interface PowerCard {
  id: string;
  name: string;
  kind: string;
  modifier: number;
  source: string;
  hero: string;
  ultimate: boolean;
  copies: number;
  faction: string;
  runes: readonly string[];
  area: string;
  figures: Readonly<Record<string, number>>;
  effect: string;
}

/** A player looked at the top cards of the deck; those put on the discard pile are open (SK-27.3). */
export interface Predicted {
  type: "predicted";
  seat: number;
  looked: number;
  discarded: readonly string[];
}

/** A card that was looked at lies on top of the deck again. */
export interface PutBack {
  type: "put-back";
  seat: number;
  card: string;
}

/** How a realm fared in a season. */
export interface RealmWins {
  realm: string;
  battles: number;
  won: number;
}

/** A season of the war. `week`: how far it has come, 0 before its first report. */
export interface Realms {
  season: number;
  begun: number;
  over: boolean;
  week: number;
  weeks: number;
  owners: readonly string[];
  moves: readonly (readonly [number, number, string, string])[];
  fought: readonly Fought[];
  wins: readonly RealmWins[];
  seasons: readonly SeasonLine[];
  may_end: boolean;
}

export interface Redirected {
  type: "redirected";
  what: string;
  effect: number;
  target: string;
}

/** Islands under one name. `faction`: whose kingdom they are before the war; `kind`: heart, inner or march. */
export interface Region {
  id: string;
  faction: string;
  kind: string;
  islands: readonly (readonly [number, number])[];
}

export interface Reshuffled {
  type: "reshuffled";
  deck: number;
}

/** The top effect of the Stack begins to be carried out. */
export interface Resolved {
  type: "resolved";
  hero: string;
  what: string;
}

/** A season in a list: how many battles, and how many islands each realm held at its end, or holds now. */
export interface SeasonLine {
  number: number;
  begun: number;
  over: boolean;
  battles: number;
  islands: Readonly<Record<string, number>>;
}

export interface SeatView {
  seat: number;
  side: number;
  hand: number;
  deck: number;
}

/** One side: whom it fielded and what it did. */
export interface SideReport {
  side: number;
  seats: readonly number[];
  first: boolean;
  factions: readonly string[];
  heroes: readonly string[];
  result: string;
  heroes_defeated: number;
  minions_defeated: number;
  tokens_won: number;
  structure_damage: number;
  towers_left: number;
}

/** A skill: `icon` says when it works ("none": always). */
export interface Skill {
  id: string;
  icon: string;
  area: string;
}

export interface SkytearContent {
  game: "skytear";
  factions: readonly Faction[];
  heroes: readonly Hero[];
  cards: readonly CardBearers[];
  victory_cards: readonly VictoryCard[];
  outsiders: readonly OutsiderCard[];
  areas: readonly Area[];
  battlefields: readonly BattlefieldFacts[];
  forms: readonly Form[];
  decks: DeckFacts;
  world: World;
}

export interface SkytearView {
  type: "skytear";
  game: string;
  form: string;
  viewer: number | null;
  waiting: readonly Waiting[];
  outcome: Outcome | null;
  board: string;
  phase: string;
  turn: number;
  first_side: number;
  seats: readonly SeatView[];
  heroes: readonly HeroView[];
  minions: readonly MinionView[];
  spare_minions: readonly number[];
  structures: readonly StructureView[];
  tokens: readonly TokenView[];
  pillars: readonly (readonly string[])[];
  walls: readonly string[];
  outsiders: readonly OutsiderView[];
  piles: readonly PileView[];
  hand: readonly string[] | null;
  looked_at: readonly string[];
  flow_ready: boolean;
  victory: readonly VictoryView[];
  dangers: readonly DangerView[];
  factions: readonly (readonly string[])[];
  pools: readonly (readonly string[])[];
  active_hero: string | null;
  active_seat: number;
  points: number;
  done: readonly string[];
  stack: readonly StackView[];
  priority: number;
  passes: number;
  answerable: boolean;
  forecasts: readonly ForecastView[];
  decision: DecisionView | null;
}

/** A space: where it is drawn, and what it is. `neighbours` and `sees` are numbers of spaces. */
export interface SpaceFacts {
  name: string;
  column: number;
  row: number;
  lane: string;
  dome: string;
  cover: boolean;
  neighbours: readonly number[];
  sees: readonly number[];
}

/** An effect on the Stack, from the bottom. */
export interface StackView {
  kind: string;
  hero: string;
  seat: number;
  card: string | null;
  targets: readonly string[];
  cancelled: boolean;
}

export interface Started {
  type: "started";
  first_side: number;
}

/** A tower (lane named) or a nexus (no lane) lost HP. */
export interface StructureDamaged {
  type: "structure-damaged";
  side: number;
  lane: string;
  lost: number;
  left: number;
}

export interface StructureDestroyed {
  type: "structure-destroyed";
  side: number;
  lane: string;
}

/** A tower (lane named) or a nexus (no lane); a nexus with -1 HP cannot be damaged yet (SK-8.3). */
export interface StructureView {
  side: number;
  lane: string;
  space: string;
  hp: number;
}

/** Play with this deck (SK-24). */
export interface SubmitDeck {
  type: "deck";
  cards: readonly string[];
}

export interface TokenAdvanced {
  type: "token-advanced";
  lane: string;
  at: string;
  to: string;
}

/** A Pillar, an ice wall, or the Illusion of a hero, which lies nowhere else from now on. */
export interface TokenPlaced {
  type: "token-placed";
  kind: string;
  side: number;
  space: string;
  hero: string;
}

export interface TokenRemoved {
  type: "token-removed";
  kind: string;
  side: number;
  space: string;
  hero: string;
}

/** A control token, with what each side would count there now without Lead cards (SK-19.2). */
export interface TokenView {
  number: number;
  lane: string;
  dome: string;
  space: string;
  control: readonly number[];
}

/** A battle that is over: its facts, and the sentences that tell it. */
export interface ToldReport {
  report: BattleReport;
  story: readonly Message[];
}

/** The mana track shows the next turn (SK-20.1). */
export interface TrackRaised {
  type: "track-raised";
  turn: number;
}

/** A skill put an effect on the Stack. */
export interface Triggered {
  type: "triggered";
  seat: number;
  hero: string;
  skill: string;
  target: string;
}

export interface TurnBegan {
  type: "turn-began";
  turn: number;
}

/** Something that turned the battle, for the side `side`; what does not belong to its kind is empty. */
export interface Turning {
  kind: string;
  turn: number;
  side: number;
  lane: string;
  hero: string;
  fallen: readonly string[];
  outsider: string;
  count: number;
}

/** Fulfilled when a side's counter reaches the threshold (SK-21.2). */
export interface VictoryCard {
  id: string;
  name: string;
  counter: string;
  threshold: number;
  source: string;
}

export interface VictoryCardShown {
  type: "victory-card-shown";
  card: string;
}

/** A face-up victory card and how far each side is. */
export interface VictoryView {
  card: string;
  threshold: number;
  progress: readonly number[];
}

/** Pages are read in this order. The first island of a heart is the seat of its kingdom. */
export interface World {
  pages: readonly string[];
  war: readonly string[];
  region: readonly Region[];
}

export type SkytearAction = Activate | Declare | PlayCard | Pass | PickSpace | PickHero | PickMinion | PickToken | PickEffect | LayArea | PickCard | Choose | PickLane | PickSeat | SubmitDeck | Drawn | Dealt;

export type SkytearEvent = Started | VictoryCardShown | LaneNumbered | OutsiderDealt | FactionChosen | HeroLeftOut | HeroDrafted | DeckReady | HandChanged | TurnBegan | MinionsMustered | HeroPlaced | HeroReturned | Activated | ActivationEnded | Exhausted | Declared | CardShown | CardPlayed | Triggered | AimFollowed | Passed | Resolved | Fizzled | Cancelled | Redirected | CardFlipped | Flipped | Moved | MinionMoved | Damaged | Healed | HeroDefeated | MinionDefeated | MinionSaved | MinionsTakenUp | MinionPlaced | ConditionGained | ConditionLost | BonusGained | TokenPlaced | TokenRemoved | Led | Drew | Discarded | LookedAt | PutBack | Predicted | Reshuffled | CardsCleared | HeroesReadied | TrackRaised | PhaseBegan | LeadRevealed | ControlCounted | StructureDamaged | StructureDestroyed | NexusOpened | TokenAdvanced | OutsiderPlaced | OutsiderActed | OutsiderMoved | FlowUsed | GameEnded;
