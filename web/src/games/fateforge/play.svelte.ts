/**
 * What the person at this table has in hand and in mind: results, a half-made choice, what it would do.
 *
 * Every answer is one of the options the server sent. A *place* is something on the table that can be pressed: a zone, a
 * figure, a token, a skill, an item. `placeOf` says which place an option belongs to; options without one get a button.
 */
import type { EnemyView, FateforgeAction, FateforgeEvent, FateforgeView, HeroView } from "../../generated/fateforge";
import { Answering } from "../../kernel/answering.svelte";
import type { Lasting } from "../../kernel/kept";
import { Carry, placeAt, pressAt } from "./carry.svelte";
import type { Content } from "./content";
import type { FateforgeSession } from "./session";

/** A result at hand: a die that has not been used, or what a skill gave. */
export interface Held {
  key: string;
  die: string;
  face: string;
  /** Place among the hero's dice; -1: given by a skill. */
  at: number;
}

/** Questions that go on until they are ended: what is pressed in one of them means the same a moment later. */
const GOING_ON = new Set(["turn", "manage", "learn", "rest"]);
export const lasting: Lasting = ({ prompt, args }) => (GOING_ON.has(prompt) ? `${prompt} ${String(args.hero)}` : "");

/** What an option pays with results. */
export function paysOf(option: FateforgeAction): readonly string[] {
  if (option.type === "special") return ["special"];
  if (option.type === "result") return [option.face];
  return "pays" in option ? option.pays : [];
}

/** The place on the table that an option belongs to; "" when it needs a button. */
export function placeOf(option: FateforgeAction): string {
  switch (option.type) {
    case "act":
      if (option.what === "step") return `zone:${option.target}`;
      if (option.what === "strike" || option.what === "shot") return `figure:${option.target}`;
      return option.what === "focus" ? `token:${option.target}` : "block";
    case "zone":
    case "energy-step":
    case "sprint":
      return `zone:${option.zone}`;
    case "enemy":
      return `figure:${option.enemy}`;
    case "hero":
    case "revive":
      return `figure:${option.hero}`;
    case "token":
    case "take":
      return `token:${option.token}`;
    case "skill":
      return `skill:${option.skill}`;
    case "use":
      return `item:${option.item}`;
    case "special":
      return `item:${option.weapon}`;
    case "cover":
      return `weak:${option.weak_point}`;
    case "result":
      return `result:${option.face}`;
    case "pick":
      return option.kind === "exit" ? `token:${option.name}` : "";
    default:
      return "";
  }
}

/** Whether a list of faces contains all of another, each as often. */
export function covers(has: readonly string[], wanted: readonly string[]): boolean {
  const left = [...has];
  return wanted.every((face) => {
    const at = left.indexOf(face);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** How dear an option is: energy most, then faces that could have been something else, then precise results. */
function price(option: FateforgeAction): number {
  const energy = option.type === "energy-step" ? 100 : 0;
  return (
    energy +
    paysOf(option).reduce(
      (sum, face) =>
        sum + 4 + (face.includes("|") ? 2 : 0) + (face.startsWith("precise") || face === "special" ? 1 : 0),
      0,
    )
  );
}

export class Play extends Answering<FateforgeAction, FateforgeView, FateforgeEvent> {
  /** Keys of the results chosen to pay with. */
  chosen = $state.raw<readonly string[]>([]);
  /** The place pressed, when there is still something to decide or to confirm. */
  place = $state("");
  /** The place under the pointer or the keyboard. */
  pointed = $state("");
  protected override readonly lasting = lasting;

  /** Results can be carried onto what they are for. Where one is to be given up, a press gives it. */
  readonly carry = new Carry(
    (key) => {
      if (!this.active || this.offers("result").length || !this.results.some((held) => held.key === key)) return false;
      if (!this.chosen.includes(key)) this.choose(key);
      return this.chosen.includes(key);
    },
    (found) => this.point(placeAt(found)?.place ?? ""),
    pressAt,
  );

  constructor(
    session: FateforgeSession,
    readonly content: Content,
  ) {
    super(session);
  }

  readonly prompt: string = $derived.by(() => this.decision?.prompt ?? "");

  hero(id: string): HeroView | undefined {
    return this.view?.party.find((hero) => hero.id === id);
  }

  enemy(name: string): EnemyView | undefined {
    return this.view?.combat?.enemies.find((enemy) => enemy.name === name);
  }

  /** The hero whose board is shown: who acts, who is asked, else one's own. */
  readonly shown: HeroView | undefined = $derived.by(() => {
    const view = this.view;
    if (!view) return undefined;
    const asked = this.decision?.args.hero ?? this.decision?.args.who;
    const own = view.party.find((hero) => hero.seat === view.viewer);
    return (
      (typeof asked === "string" ? this.hero(asked) : undefined) ??
      (view.combat?.active ? this.hero(view.combat.active) : undefined) ??
      own ??
      view.party[0]
    );
  });

  /** The results of the hero whose turn it is, or who is asked for one. */
  readonly results: readonly Held[] = $derived.by(() => {
    const hero = this.shown;
    if (!hero?.fighter) return [];
    const dice = hero.fighter.dice.map((die, at): Held => ({ key: `d${at}`, die: die.die, face: die.face, at }));
    const gained =
      this.view?.combat?.active === hero.id
        ? this.view.combat.gained.map((face, at): Held => ({ key: `g${at}`, die: "", face, at: -1 }))
        : [];
    return [...dice, ...gained];
  });

  readonly usable: readonly Held[] = $derived(
    this.results.filter(({ face }) => face && face !== "miss" && face !== "spent"),
  );
  readonly chosenFaces: readonly string[] = $derived(
    this.chosen.flatMap((key) => this.results.find((held) => held.key === key)?.face ?? []),
  );

  /** Options that pay with everything chosen. */
  readonly fitting: readonly FateforgeAction[] = $derived.by(() =>
    this.chosen.length ? this.options.filter((option) => covers(paysOf(option), this.chosenFaces)) : this.options,
  );

  /** For each place the options that belong to it, the cheapest first. */
  readonly places: ReadonlyMap<string, readonly FateforgeAction[]> = $derived.by(() => {
    const found = new Map<string, FateforgeAction[]>();
    for (const option of this.fitting) {
      const place = placeOf(option);
      if (!place) continue;
      const ways = found.get(place);
      if (ways) ways.push(option);
      else found.set(place, [option]);
    }
    for (const ways of found.values()) ways.sort((a, b) => price(a) - price(b));
    return found;
  });

  readonly focus: string = $derived(this.place || this.pointed);
  readonly ways: readonly FateforgeAction[] = $derived(this.places.get(this.focus) ?? []);
  readonly current: FateforgeAction | null = $derived(
    this.ways.length ? this.ways[this.variant % this.ways.length]! : null,
  );

  /** The keys of the results that an option would use. */
  uses(option: FateforgeAction | null): readonly string[] {
    if (!option) return [];
    const left = [...this.usable].sort(
      (a, b) =>
        Number(this.chosen.includes(b.key)) - Number(this.chosen.includes(a.key)) ||
        Number(b.at < 0) - Number(a.at < 0),
    );
    return paysOf(option).flatMap((face) => {
      const at = left.findIndex((held) => held.face === face && (option.type !== "special" || held.at >= 0));
      return at < 0 ? [] : [left.splice(at, 1)[0]!.key];
    });
  }

  /** What a result could do now: each option that would pay with it. */
  couldBe(held: Held): readonly FateforgeAction[] {
    return this.options.filter((option) => paysOf(option).includes(held.face));
  }

  protected get considered(): FateforgeAction | null {
    return this.current;
  }

  protected get count(): number {
    return this.ways.length;
  }

  // -- choosing ----------------------------------------------------------------------------------------------------

  reset(): void {
    this.chosen = [];
    this.place = "";
    this.variant = 0;
    this.preview = null;
  }

  /** One step back: the place, then the dice. Whether there was anything to go back from. */
  back(): boolean {
    if (this.forgetWhy()) return true;
    if (this.place) {
      this.place = "";
      this.variant = 0;
      this.preview = null;
      return true;
    }
    if (this.chosen.length) {
      this.chosen = this.chosen.slice(0, -1);
      return true;
    }
    return false;
  }

  point(place: string): void {
    if (this.pointed === place) return;
    this.pointed = place;
    if (!this.place) {
      this.variant = 0;
      this.look();
    }
  }

  /** A die or a gained result: chosen to pay with, or given up where that is asked. */
  choose(key: string): void {
    const held = this.results.find((found) => found.key === key);
    if (!held || !this.active) return;
    this.session.forgetWhy();
    const given = this.offers("result").find((option) => option.face === held.face);
    if (given) {
      this.answer(given);
      return;
    }
    this.place = "";
    this.variant = 0;
    this.preview = null;
    if (this.chosen.includes(key)) {
      this.chosen = this.chosen.filter((other) => other !== key);
      return;
    }
    const more = [...this.chosen, key];
    const faces = more.flatMap((one) => this.results.find((found) => found.key === one)?.face ?? []);
    // A second die joins the first where something takes both; else it takes its place.
    this.chosen = this.options.some((option) => covers(paysOf(option), faces)) ? more : [key];
  }

  /** Press a place: done at once when it is clear what is meant, else it waits for the payment or for a second press. */
  pick(place: string): void {
    if (!this.decision) return;
    this.pointed = place;
    const ways = this.places.get(place) ?? [];
    if (!ways.length) {
      this.place = "";
      this.refusePlace(place);
      return;
    }
    this.session.forgetWhy();
    const again = this.place === place;
    const waits = ways.length > 1 || this.careful || ways[0]!.type === "energy-step" || ways[0]!.type === "sprint";
    if (!again && waits) {
      this.place = place;
      this.variant = 0;
      this.look();
      return;
    }
    this.place = place;
    this.confirm();
  }

  /** One of the ways to pay. */
  choosePay(at: number): void {
    this.variant = at;
    this.look();
  }

  override confirm(): boolean {
    return this.place !== "" && super.confirm();
  }

  /** The option behind the button that ends, passes or agrees. */
  press(type: FateforgeAction["type"]): boolean {
    const option = this.options.find((offered) => offered.type === type);
    if (!option) return false;
    this.answer(option);
    return true;
  }

  /** Why not? Asked with the idea behind the press. */
  refusePlace(place: string): void {
    const idea = this.idea(place);
    if (idea) void this.refuse(idea);
  }

  private idea(place: string): FateforgeAction | null {
    const [kind = "", what = ""] = place.split(/:(.*)/);
    const pays = this.chosenFaces;
    const result = pays[0]?.split("|")[0] ?? "";
    const turn = this.prompt === "turn";
    if (kind === "zone")
      return turn
        ? { type: "act", what: "step", target: what, pays: pays.length ? pays : ["step"] }
        : { type: "zone", zone: what };
    if (kind === "figure" && this.hero(what))
      return turn ? { type: "revive", hero: what, pays } : { type: "hero", hero: what };
    if (kind === "figure")
      return turn
        ? {
            type: "act",
            what: result.endsWith("shot") ? "shot" : "strike",
            target: what,
            pays: pays.length ? pays : ["strike"],
          }
        : { type: "enemy", enemy: what };
    if (kind === "token")
      return turn
        ? { type: "act", what: "focus", target: what, pays: pays.length ? pays : ["focus"] }
        : { type: "token", token: what };
    if (kind === "skill") return { type: "skill", skill: what, pays, back: false };
    if (kind === "item") return { type: "use", item: what, pays };
    return null;
  }

  override stop(): void {
    super.stop();
    this.carry.stop();
  }
}
