// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Message, Outcome, Waiting } from "./kernel";

/** A hero's own ability, a passive skill or an ally's. */
export interface AbilityUsed {
  type: "ability-used";
  hero: string;
  ability: string;
  what: string;
}

/** Use a result as an action: step, strike, shot, focus, block; on a zone, an enemy or a token (FF-13.2). */
export interface Act {
  type: "act";
  what: string;
  target: string;
  pays: readonly string[];
}

export interface ActRestarted {
  type: "act-restarted";
  act: number;
}

/** Agree with what another player has proposed. */
export interface Agree {
  type: "agree";
}

export interface Ally {
  id: string;
  toughness: number;
  dice: readonly [string, string];
  abilities: readonly Fx[];
}

export interface AllyHit {
  type: "ally-hit";
  ally: string;
  damage: number;
  fallen: boolean;
}

export interface AllyJoined {
  type: "ally-joined";
  ally: string;
  hero: string;
  faces: readonly string[];
}

export interface AllyView {
  id: string;
  faces: readonly string[];
}

/** Use an item outside combat on a hero (potions). */
export interface Apply {
  type: "apply";
  hero: string;
  item: string;
  on: string;
}

/** Discard an own die and use the result of an ally's die instead, or (ability > 0) use it for an ability. */
export interface AskAlly {
  type: "ally";
  face: string;
  pays: readonly string[];
  ability: number;
}

export interface Attacked {
  type: "attacked";
  who: string;
  target: string;
  how: string;
  damage: number;
}

/** A face at hand and what it could become. */
export interface Becoming {
  face: string;
  chains: readonly Chain[];
}

export interface Boss {
  id: string;
  act: number;
  toughness: number;
  armour: number;
  wounds: number;
  deck: readonly BossCard[];
  weak_points: readonly WeakPoint[];
}

/** One card of a boss's deck: its actions in order. */
export interface BossCard {
  number: number;
  fx: readonly Fx[];
}

export interface BossCardDrawn {
  type: "boss-card-drawn";
  boss: string;
  card: number;
  left: number;
}

export interface BossView {
  id: string;
  zone: string;
  toughness: number;
  damage: number;
  armour: number;
  block: number;
  wounds: number;
  most_wounds: number;
  stunned: boolean;
  cards_left: number;
  weak_points: readonly WeakPointView[];
}

export interface BossWounded {
  type: "boss-wounded";
  boss: string;
  wounds: number;
}

/** Buy at a place: "item buckler", "skill rg_volley", "food", "heal ranger", "corruption ranger drained". */
export interface Buy {
  type: "buy";
  place: string;
  what: string;
}

export interface BuyTrait {
  type: "buy-trait";
  hero: string;
  trait: string;
}

/** One book on the shelf. `scene` and `title` say where it goes on; empty before the party is chosen. */
export interface Campaign {
  table: string;
  form: string;
  difficulty: string;
  act: number;
  act_title: string;
  chapter: number;
  scene: string;
  title: string;
  heroes: readonly string[];
  players: readonly string[];
  in_combat: boolean;
  restartable: boolean;
  updated: number;
  frozen: boolean;
}

/** The campaigns that this identity has begun, last played first, and how many there may be. */
export interface CampaignShelf {
  campaigns: readonly Campaign[];
  most: number;
}

export interface CampaignView {
  gold: number;
  food: number;
  bag: readonly HeldView[];
  reputation: readonly (readonly [string, number])[];
  victory_points: number;
  trait_points: number;
  allies: readonly string[];
  unlocked: readonly number[];
  met: readonly string[];
  flags: readonly string[];
  results: readonly string[];
  visited: readonly string[];
  quests_done: readonly string[];
  marks: readonly MarkView[];
}

/** A Corruption, Fear or trap card. `keep`: Corruption that stays with the hero; Fear that lies face up. */
export interface Card {
  id: string;
  fx: readonly Fx[];
  keep: boolean;
}

/** A Corruption, Fear or trap card. */
export interface CardDrawn {
  type: "card-drawn";
  hero: string;
  deck: string;
  card: string;
  source: string;
}

/** A result that can be had, and the skills and items that lead to it, in order. */
export interface Chain {
  result: string;
  through: readonly string[];
}

/** One scene of the story so far: what the party chose there, or how its combat ended. */
export interface Chapter {
  scene: string;
  kind: string;
  act: number;
  chapter: number;
  title: string;
  label: string;
  result: string;
  choice: string;
  way: readonly string[];
}

export interface ChestOpened {
  type: "chest-opened";
  hero: string;
  token: string;
  found: string;
}

export interface ChoiceLabel {
  id: string;
  label: string;
  closed: string;
}

export interface ChoiceMade {
  type: "choice-made";
  scene: string;
  choice: string;
}

/** A choice of a story page. A locked one stays visible with what it needs. */
export interface ChoiceView {
  id: string;
  open: boolean;
  needs: string;
  trait: string;
  dice: number;
  gold: number;
  food: number;
  odds: readonly OddsView[];
  everybody: boolean;
  steps: number;
}

/** Choose one of several named ways to go on. */
export interface Choose {
  type: "choose";
  way: string;
}

/** A choice that the story came back to. */
export interface Chosen {
  scene: string;
  act: number;
  chapter: number;
  label: string;
  result: string;
  led: Consequence;
}

/** The story so far. */
export interface Chronicle {
  chapters: readonly Chapter[];
}

export interface CleanedUp {
  type: "cleaned-up";
  round: number;
}

export interface Collected {
  type: "collected";
  hero: string;
  what: string;
  amount: number;
  source: string;
}

export interface CombatBegan {
  type: "combat-began";
  combat: string;
  rounds: number;
}

export interface CombatEnded {
  type: "combat-ended";
  combat: string;
  result: string;
  objectives: readonly boolean[];
}

/** What a table is chosen by; nothing that a party would find out only on the map. `words` are by language. */
export interface CombatFacts {
  id: string;
  rounds: number;
  danger: number;
  zones: readonly string[];
  layout: readonly (readonly [number, number])[];
  edges: readonly (readonly [string, string])[];
  boss: boolean;
  objectives: readonly string[];
  explore: readonly (readonly [string, readonly Fx[]])[];
  words: Readonly<Record<string, CombatWords>>;
}

export interface CombatView {
  id: string;
  round: number;
  rounds: number;
  phase: string;
  zones: readonly string[];
  layout: readonly (readonly [number, number])[];
  edges: readonly (readonly [string, string])[];
  barricades: readonly (readonly [string, string])[];
  doors: readonly DoorView[];
  tokens: readonly TokenView[];
  enemies: readonly EnemyView[];
  boss: BossView | null;
  order: readonly string[];
  reaction: number;
  turns_done: number;
  reacted: boolean;
  active: string;
  gained: readonly string[];
  becoming: readonly Becoming[];
  ally: AllyView | null;
  objectives: readonly ObjectiveView[];
  exits: readonly ExitView[];
  forecasts: readonly Forecast[];
  defeated: readonly string[];
  extra_round: boolean;
  quest: string;
}

/** What the story calls a combat and its objectives, in the order of `CombatFacts.objectives`. */
export interface CombatWords {
  title: string;
  objectives: readonly string[];
  special: readonly string[];
}

/** Where a choice showed again: the scene, and the first words that were told there because of it. */
export interface Consequence {
  scene: string;
  act: number;
  chapter: number;
  title: string;
  text: string;
}

export interface CorruptionRemoved {
  type: "corruption-removed";
  hero: string;
  card: string;
}

/** Cover a symbol of a boss's weak point with a result (FF-27.14). */
export interface Cover {
  type: "cover";
  weak_point: string;
  symbol: string;
  pays: readonly string[];
}

/** What the viewer is asked. */
export interface DecisionView {
  prompt: string;
  options: readonly FateforgeAction[];
  args: Readonly<Record<string, string | number>>;
}

/** One action of a sequence: "strike+1" has one extra damage, "shot~2" reaches distance 2 as well. */
export interface Deed {
  what: string;
  extra: number;
  reach: number;
}

/** Dice behind the screen: only the owner sees colours and faces until the hero's turn (FF-12.3). */
export interface DiceRolled {
  type: "dice-rolled";
  hero: string;
  seat: number;
  dice: readonly string[];
  faces: readonly string[];
  open: boolean;
}

/** A die; a face with a line names both results: "step|focus". */
export interface DieFacts {
  id: string;
  faces: readonly string[];
}

export interface DieTurned {
  type: "die-turned";
  hero: string;
  seat: number;
  die: number;
  face: string;
  open: boolean;
}

/** A die of this round; empty strings where the viewer may not see it. A used die shows "spent". */
export interface DieView {
  die: string;
  face: string;
}

export interface DoorMoved {
  type: "door-moved";
  hero: string;
  door: string;
  closed: boolean;
}

export interface DoorView {
  name: string;
  zones: readonly [string, string];
  closed: boolean;
  guarded: boolean;
}

/** Chance: what was drawn or decided by lot: a card, a colour, a zone, a number. */
export interface Drawn {
  type: "drawn";
  what: string;
}

/** Take a marker of a fountain as health or energy (FF-27.4). */
export interface Drink {
  type: "drink";
  what: string;
}

export interface Eat {
  type: "eat";
  hero: string;
}

export interface EndTurn {
  type: "end";
}

/** Which token acts, by which segment, and its target; `why` says in a word what decided it. */
export interface EnemyActed {
  type: "enemy-acted";
  enemy: string;
  segment: number;
  target: string;
  why: string;
}

export interface EnemyDefeated {
  type: "enemy-defeated";
  enemy: string;
  by: string;
  dropped: string;
}

/** An enemy card with its action frame. */
export interface EnemyFacts {
  id: string;
  colour: string;
  toughness: number;
  armour: number;
  frame: readonly Segment[];
  abilities: readonly string[];
  faction: string;
}

export interface EnemyGained {
  type: "enemy-gained";
  enemy: string;
  what: string;
  amount: number;
}

/** What became of damage: blocks and armour first, then markers (FF-10.8, FF-10.9). */
export interface EnemyHit {
  type: "enemy-hit";
  enemy: string;
  block: number;
  armour: number;
  damage: number;
}

/** A token does nothing; why is in `enemies.REASONS`. */
export interface EnemyIdle {
  type: "enemy-idle";
  enemy: string;
  why: string;
}

export interface EnemyTurnBegan {
  type: "enemy-turn-began";
}

export interface EnemyView {
  name: string;
  id: string;
  number: number;
  colour: string;
  zone: string;
  toughness: number;
  damage: number;
  armour: number;
  block: number;
  stunned: boolean;
  marked: boolean;
  guards: string;
  guarded: boolean;
  carries: string;
  abilities: readonly string[];
}

/** Spend 1 energy for a Step action; `pays` is the extra Step of difficult terrain (FF-13.3). */
export interface EnergyStep {
  type: "energy-step";
  zone: string;
  pays: readonly string[];
}

/** A campaign that is over. */
export interface Epilogue {
  combats: number;
  won: number;
  endings: number;
  quests: number;
  quests_done: number;
  chosen: readonly Chosen[];
  unread: readonly string[];
  left: readonly string[];
}

export interface Escaped {
  type: "escaped";
  exit: string;
  damage: readonly number[];
}

/** An exit the party could leave by now, with the damage of each conscious hero's way. */
export interface ExitView {
  name: string;
  damage: readonly number[];
}

export interface ExpeditionFacts {
  id: string;
  difficulty: string;
  combats: number;
  hours: number;
  silver: number;
  gold: number;
}

export interface ExtraRound {
  type: "extra-round";
  played: boolean;
}

export interface FateforgeContent {
  game: "fateforge";
  dice: readonly DieFacts[];
  heroes: readonly Hero[];
  skills: readonly Skill[];
  items: readonly Item[];
  enemies: readonly EnemyFacts[];
  bosses: readonly Boss[];
  corruption: readonly Card[];
  fear: readonly Card[];
  traps: readonly Card[];
  allies: readonly Ally[];
  places: readonly Place[];
  quests: readonly Quest[];
  rewards: readonly Reward[];
  combats: readonly CombatFacts[];
  expeditions: readonly ExpeditionFacts[];
  traits: readonly string[];
  trait_cost: number;
  rules: Readonly<Record<string, readonly Message[]>>;
}

export interface FateforgeView {
  game: string;
  form: string;
  viewer: number | null;
  waiting: readonly Waiting[];
  outcome: Outcome | null;
  difficulty: string;
  challenge: boolean;
  may_speak: boolean;
  beast_master: number;
  party: readonly HeroView[];
  campaign: CampaignView;
  scene: SceneView | null;
  rest: RestView | null;
  combat: CombatView | null;
  briefing: string;
  offer: string;
  expedition: string;
  step: number;
  medal_points: number;
  decision: DecisionView | null;
}

/** A hero in the combat. */
export interface FighterView {
  zone: string;
  dice: readonly DieView[];
  shown: boolean;
  block: number;
  poison: number;
  stunned: boolean;
  ko: boolean;
  hidden: boolean;
  untargetable: boolean;
  taunting: boolean;
  guard_stance: boolean;
  charges: number;
  used: readonly string[];
  spent: readonly string[];
  fear: readonly string[];
  carries: readonly string[];
  ally: number;
  ready: boolean;
  revived: boolean;
}

export interface FlipStance {
  type: "stance";
  hero: string;
}

/** What an enemy would do if its slot came now, for tables and for hints. */
export interface Forecast {
  enemy: string;
  segment: number;
  actions: readonly string[];
  target: string;
  choices: readonly string[];
  why: string;
  damage: number;
  poison: boolean;
  near: readonly (readonly [string, number])[];
  abilities: readonly string[];
  said: Message;
}

/** One effect of the closed vocabulary, parsed from a line such as "damage 1 @1 all one_zone". */
export interface Fx {
  verb: string;
  amount: number;
  reach: readonly [number, number] | null;
  words: readonly string[];
}

/** The party gains or loses: gold, food, trait-points, victory-points, time. */
export interface Gained {
  type: "gained";
  what: string;
  amount: number;
}

/** An item in a slot or in the bag. */
export interface HeldView {
  id: string;
  armour: number;
  charges: number;
  face_down: boolean;
}

export interface Hero {
  id: string;
  health: number;
  energy: number;
  trait: string;
  dice: readonly string[];
  start_skills: readonly string[];
  start_items: readonly string[];
  tokens: readonly string[];
}

/** health, energy, block, charge, poison (cured). */
export interface HeroGained {
  type: "hero-gained";
  hero: string;
  what: string;
  amount: number;
}

export interface HeroHit {
  type: "hero-hit";
  hero: string;
  block: number;
  armour: number;
  health: number;
  poison: boolean;
}

export interface HeroKnockedOut {
  type: "hero-knocked-out";
  hero: string;
}

/** Health or energy lost without damage, or spent. */
export interface HeroLost {
  type: "hero-lost";
  hero: string;
  what: string;
  amount: number;
}

export interface HeroPlaced {
  type: "hero-placed";
  hero: string;
  zone: string;
}

export interface HeroRevived {
  type: "hero-revived";
  hero: string;
  by: string;
}

export interface HeroSwapped {
  type: "hero-swapped";
  hero: string;
  newcomer: string;
}

export interface HeroView {
  id: string;
  seat: number;
  health: number;
  most_health: number;
  energy: number;
  most_energy: number;
  dice: readonly string[];
  skills: readonly string[];
  prepared: readonly string[];
  slots: readonly (HeldView | null)[];
  traits: readonly string[];
  all_traits: readonly string[];
  corruption: readonly string[];
  meal: "" | "both" | "energy" | "health";
  fighter: FighterView | null;
}

/** The stealth token is available (True) or exhausted. */
export interface Hidden {
  type: "hidden";
  hero: string;
  hidden: boolean;
}

export interface Item {
  id: string;
  number: number;
  slot: string;
  cost: number;
  use: string;
  die: string;
  special: readonly Deed[];
  special_fx: readonly Fx[];
  pays: readonly string[];
  results: readonly string[];
  deeds: readonly Deed[];
  fx: readonly Fx[];
  armour: number;
  trait: string;
  when: string;
  any_time: boolean;
  charges: number;
  hero: string;
}

export interface ItemFound {
  type: "item-found";
  item: string;
  where: string;
}

export interface ItemLost {
  type: "item-lost";
  item: string;
}

export interface ItemMoved {
  type: "item-moved";
  item: string;
  giver: string;
  taker: string;
}

export interface ItemUsed {
  type: "item-used";
  hero: string;
  item: string;
  pays: readonly string[];
  gains: readonly string[];
}

/** Look after the party: items, skills, food. */
export interface Manage {
  type: "manage";
}

/** One mark of the act's progress bar: a chapter's combat or a rest (FF-2.4). */
export interface MarkView {
  scene: string;
  kind: string;
  done: boolean;
  now: boolean;
}

export interface Marked {
  type: "marked";
  enemy: string;
}

export interface MedalWon {
  type: "medal-won";
  expedition: string;
  medal: string;
  points: number;
}

/** Move an item: `giver` and `taker` are heroes or "bag"; `slot` is 1 to 6 (0: the bag). */
export interface MoveItem {
  type: "move-item";
  giver: string;
  item: string;
  taker: string;
  slot: number;
}

/** How: step, energy, sprint, portal, push, pull, call, skill, explore. */
export interface Moved {
  type: "moved";
  who: string;
  zone: string;
  how: string;
}

export interface NoEscape {
  type: "no-escape";
}

export interface NobodyReacts {
  type: "nobody-reacts";
  colour: string;
}

/** An objective in the notation of the data, and whether it is met; what the end decides is not before the end. */
export interface ObjectiveView {
  text: string;
  met: boolean;
}

/** How likely a hero passes a test, in per cent (FF-24.2). */
export interface OddsView {
  hero: string;
  dice: number;
  matching: boolean;
  chance: number;
  again: number;
}

export interface OrderSet {
  type: "order-set";
  heroes: readonly string[];
}

/** The party of a combat on its own comes with wounds, as the story would bring it. */
export interface PartyArrived {
  type: "party-arrived";
  wounds: number;
}

/** Nothing, or nothing more, as the prompt says. */
export interface Pass {
  type: "pass";
}

/** Something that has just happened. `label` is the choice it follows from, where there was one. */
export interface Passage {
  result: "fail" | "failed" | "leave" | "outcome" | "partial" | "passed" | "success" | "told";
  scene: string;
  title: string;
  label: string;
  paragraphs: readonly string[];
}

/** Pick one of several things by kind and name: "choice pay", "tester rogue", "reward rw_purse", "party rogue". */
export interface Pick {
  type: "pick";
  kind: string;
  name: string;
}

/** Roll these dice this round (FF-12.2). */
export interface PickDice {
  type: "dice";
  hero: string;
  dice: readonly string[];
}

/** An enemy ("grunt#1") or the boss. */
export interface PickEnemy {
  type: "enemy";
  enemy: string;
}

export interface PickHero {
  type: "hero";
  hero: string;
}

/** One of the results at hand, to be given up. */
export interface PickResult {
  type: "result";
  face: string;
}

export interface PickToken {
  type: "token";
  token: string;
}

export interface PickZone {
  type: "zone";
  zone: string;
}

export interface Place {
  id: string;
  kind: string;
  time: number;
  services: readonly Service[];
  open_if: string;
}

export interface PlaceView {
  id: string;
  kind: string;
  time: number;
  open: boolean;
  paid: boolean;
  needs: string;
}

export interface PlaceVisited {
  type: "place-visited";
  place: string;
  time: number;
}

export interface PlanningDone {
  type: "planning-done";
  hero: string;
}

/** Prepare a skill, in place of another when six are prepared (FF-7.1). */
export interface Prepare {
  type: "prepare";
  hero: string;
  skill: string;
  instead: string;
}

/** Cannot be targeted until the clean-up ("untarget"), or draws all attacks ("taunt"). */
export interface Protected {
  type: "protected";
  hero: string;
  how: string;
}

export interface Quest {
  id: string;
  danger: number;
  time: number;
  expires_after_rests: number;
  appears: string;
  combat: string;
  reward: readonly Fx[];
}

export interface QuestGone {
  type: "quest-gone";
  quest: string;
}

export interface QuestOffered {
  type: "quest-offered";
  quest: string;
}

/** The party sets out on a side quest; its briefing is read. */
export interface QuestTaken {
  type: "quest-taken";
  quest: string;
}

/** A side quest as its notice tells it. */
export interface QuestTold {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

export interface QuestView {
  id: string;
  danger: number;
  time: number;
  rests_left: number;
}

export interface ReactionBegan {
  type: "reaction-began";
  colours: readonly string[];
}

/** This hero has finished planning. */
export interface Ready {
  type: "ready";
  hero: string;
}

export interface Recovered {
  type: "recovered";
  hero: string;
  health: number;
  energy: number;
}

/** A character thinks better or worse of the party. */
export interface RegardChanged {
  type: "regard-changed";
  character: string;
  now: number;
}

/** A flag of the story: a story card (FF-24.9). */
export interface Remembered {
  type: "remembered";
  flag: string;
}

/** The words of the story for a replay: the scenes, and what their choices were called, by scene and choice. */
export interface ReplayStory {
  chapters: readonly Chapter[];
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ReputationChanged {
  type: "reputation-changed";
  faction: string;
  now: number;
}

/** Roll some dice again by "energy" (FF-12.5), an ability, a skill or an item; dice are counted from 1. */
export interface Reroll {
  type: "reroll";
  hero: string;
  by: string;
  dice: readonly number[];
}

export interface RestEnded {
  type: "rest-ended";
  lost: number;
}

export interface RestView {
  time: number;
  places: readonly PlaceView[];
  quests: readonly QuestView[];
}

export interface Revive {
  type: "revive";
  hero: string;
  pays: readonly string[];
}

export interface Reward {
  id: string;
  fx: readonly Fx[];
}

export interface RewardTaken {
  type: "reward-taken";
  reward: string;
}

/** An exploration in progress: where the party is, where it has been in order, and the paths from there. */
export interface RoamView {
  at: string;
  goal: string;
  steps: number;
  most: number;
  been: readonly string[];
  quarters: readonly string[];
  paths: readonly (readonly [string, boolean])[];
}

/** Chance: what the dice show. */
export interface Rolled {
  type: "rolled";
  faces: readonly string[];
}

/** The reaction will take place after that many hero turns (FF-12.12). */
export interface RoundBegan {
  type: "round-began";
  round: number;
  rounds: number;
  reaction: number;
}

/** One of the fourteen rules applies from now on (FF-1.12). */
export interface RuleUnlocked {
  type: "rule-unlocked";
  number: number;
}

export interface SceneBegan {
  type: "scene-began";
  scene: string;
}

/** Where the story stands. */
export interface SceneView {
  id: string;
  kind: string;
  act: number;
  chapter: number;
  choices: readonly ChoiceView[];
  trial: TrialView | null;
  roam: RoamView | null;
}

/** One part of an action frame: its distances, its actions in order, its modifiers (FF-10.5, FF-28). */
export interface Segment {
  distances: readonly number[];
  actions: readonly string[];
  aim: string;
  extra: number;
  reach: number;
  poison: boolean;
  exit: string;
  colours: readonly string[];
}

/** What a place offers: heal, train, sell, food, trait, remove_corruption, rumour; with its figures by name. */
export interface Service {
  kind: string;
  figures: Readonly<Record<string, number>>;
  slots: readonly string[];
}

/** The heroes take their turns in this order (FF-12.11). */
export interface SetOrder {
  type: "order";
  heroes: readonly string[];
}

export interface Skill {
  id: string;
  hero: string;
  level: number;
  cost: number;
  kind: string;
  pays: readonly string[];
  results: readonly string[];
  deeds: readonly Deed[];
  fx: readonly Fx[];
  when: string;
  two_way: boolean;
  up: string;
}

export interface SkillLearnt {
  type: "skill-learnt";
  hero: string;
  skill: string;
}

export interface SkillPrepared {
  type: "skill-prepared";
  hero: string;
  skill: string;
}

export interface SkillUsed {
  type: "skill-used";
  hero: string;
  skill: string;
  pays: readonly string[];
  gains: readonly string[];
}

/** Cancel damage with a number of block tokens and armour markers, and perhaps a skill (FF-8.13). */
export interface Soak {
  type: "soak";
  block: number;
  armour: number;
  skill: string;
}

export interface Sprint {
  type: "sprint";
  hero: string;
  zone: string;
}

export interface Sprinted {
  type: "sprinted";
  hero: string;
  zone: string;
}

export interface StanceFlipped {
  type: "stance-flipped";
  hero: string;
  guard: boolean;
}

export interface StoryEnded {
  type: "story-ended";
  ending: string;
}

/** The open page. What does not belong to its kind is empty. */
export interface StoryPage {
  kind: "combat" | "ending" | "expedition" | "explore" | "party" | "quest" | "rest" | "reward" | "story";
  scene: string;
  act: number;
  act_title: string;
  tagline: string;
  chapter: number;
  title: string;
  paragraphs: readonly string[];
  before: readonly Passage[];
  after: Passage | null;
  choices: readonly ChoiceLabel[];
  chosen: string;
  hints: readonly string[];
  map: readonly string[];
  at: string;
  names: Readonly<Record<string, string>>;
  objectives: readonly string[];
  special: readonly string[];
  finds: Readonly<Record<string, string>>;
  taunt: string;
  places: Readonly<Record<string, string>>;
  rumour: string;
  quests: readonly QuestTold[];
  fates: readonly string[];
  closing: string;
}

export interface Stunned {
  type: "stunned";
  who: string;
}

/** Another hero takes the place of one of the party (FF-25.12). */
export interface Swap {
  type: "swap";
  hero: string;
  newcomer: string;
}

export interface TableMade {
  id: string;
  code: string;
  commitment: string;
}

/** Take an objective token (FF-9.6). */
export interface Take {
  type: "take";
  token: string;
}

export interface TestRolled {
  type: "test-rolled";
  hero: string;
  trait: string;
  faces: readonly string[];
  passed: boolean;
  matching: boolean;
}

export interface TokenDropped {
  type: "token-dropped";
  token: string;
  zone: string;
}

export interface TokenTaken {
  type: "token-taken";
  hero: string;
  token: string;
  source: string;
}

/** A Focus action at an objective, an exploration token, a fountain. */
export interface TokenUsed {
  type: "token-used";
  hero: string;
  token: string;
}

export interface TokenView {
  name: string;
  kind: string;
  zone: string;
  amount: number;
  to: string;
  guarded: boolean;
}

export interface TraitBought {
  type: "trait-bought";
  hero: string;
  trait: string;
}

export interface TrapIgnored {
  type: "trap-ignored";
  hero: string;
  token: string;
}

export interface TrapRemoved {
  type: "trap-removed";
  hero: string;
  token: string;
}

/** A test in progress. */
export interface TrialView {
  scene: string;
  choice: string;
  trait: string;
  dice: number;
  hero: string;
  faces: readonly string[];
  odds: readonly OddsView[];
}

/** Triple: turn one of three equal dice to one of its faces (FF-12.6). */
export interface Turn {
  type: "turn";
  hero: string;
  die: number;
  face: string;
}

/** The screen is lifted: everybody sees the dice. */
export interface TurnBegan {
  type: "turn-began";
  hero: string;
  dice: readonly string[];
  faces: readonly string[];
}

export interface TurnEnded {
  type: "turn-ended";
  hero: string;
  lost: readonly string[];
}

/** The hero's own ability in the turn: "hide" (Rogue), "charge" (Shaman), "precise" (Noble). */
export interface UseAbility {
  type: "ability";
  what: string;
  pays: readonly string[];
}

export interface UseItem {
  type: "use";
  item: string;
  pays: readonly string[];
}

/** Activate a skill; `back`: a two-way conversion the other way round (FF-7.8). */
export interface UseSkill {
  type: "skill";
  skill: string;
  pays: readonly string[];
  back: boolean;
}

/** The special attack of the weapon that gave the die (FF-4.14). */
export interface UseSpecial {
  type: "special";
  weapon: string;
}

/** Go to a place, or take a side quest. */
export interface Visit {
  type: "visit";
  place: string;
}

export interface WeakPoint {
  id: string;
  need: readonly string[];
  reach: readonly [number, number];
  fx: readonly Fx[];
}

export interface WeakPointCovered {
  type: "weak-point-covered";
  boss: string;
  weak_point: string;
  symbol: string;
  place: number;
}

/** The boss has shaken off a marker. */
export interface WeakPointUncovered {
  type: "weak-point-uncovered";
  boss: string;
  weak_point: string;
  symbol: string;
  place: number;
}

export interface WeakPointView {
  id: string;
  need: readonly string[];
  covered: readonly boolean[];
  wounded: boolean;
}

export interface WeakPointWounded {
  type: "weak-point-wounded";
  boss: string;
  weak_point: string;
  toughness: number;
  cards: number;
}

export type FateforgeAction = Agree | Choose | Pass | SetOrder | PickZone | PickEnemy | PickHero | PickToken | PickResult | PickDice | Reroll | Turn | Sprint | FlipStance | Ready | Act | EnergyStep | UseSkill | UseItem | UseSpecial | Take | Revive | Cover | AskAlly | UseAbility | Drink | EndTurn | Soak | Pick | Manage | MoveItem | Prepare | Eat | Apply | BuyTrait | Visit | Buy | Swap | Rolled | Drawn;

export type FateforgeEvent = PartyArrived | CombatBegan | RuleUnlocked | HeroPlaced | AllyJoined | RoundBegan | DiceRolled | DieTurned | Sprinted | StanceFlipped | PlanningDone | OrderSet | TurnBegan | TurnEnded | SkillUsed | ItemUsed | AbilityUsed | Moved | Attacked | EnemyHit | EnemyDefeated | BossWounded | WeakPointCovered | WeakPointUncovered | WeakPointWounded | HeroHit | HeroLost | HeroGained | HeroKnockedOut | HeroRevived | Stunned | Hidden | Protected | Marked | Collected | TokenTaken | TokenDropped | TokenUsed | ChestOpened | DoorMoved | TrapIgnored | TrapRemoved | CardDrawn | AllyHit | ReactionBegan | EnemyTurnBegan | EnemyActed | EnemyIdle | NobodyReacts | BossCardDrawn | EnemyGained | CleanedUp | ExtraRound | Escaped | NoEscape | CombatEnded | Recovered | SceneBegan | ChoiceMade | TestRolled | Gained | ItemFound | ItemLost | ReputationChanged | RegardChanged | Remembered | SkillLearnt | TraitBought | PlaceVisited | QuestOffered | QuestTaken | QuestGone | CorruptionRemoved | RewardTaken | ItemMoved | SkillPrepared | HeroSwapped | ActRestarted | RestEnded | MedalWon | StoryEnded;
