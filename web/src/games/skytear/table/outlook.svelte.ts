/** What is drawn on the battlefield and said of it: marks, sight, what a blow would do, what the marks mean. */
import { createContext } from "svelte";
import type { ForecastView, HeroView } from "../../../generated/skytear";
import { percent, t } from "../../../kernel/i18n.svelte";
import type { BoardMarks } from "../board/marks";
import { spacesOf, sumWords, tell, type Told } from "../log";
import { words } from "../../../kernel/said";
import { spaceWords } from "./describe";
import type { Table } from "./table.svelte";

/** The blow that is not on the Stack yet. */
const notYet = (blow: ForecastView): boolean => blow.effect < 0;

export class Outlook {
  /** Whether the pointer or the keyboard is on the Attack button. */
  overAttack = $state(false);

  constructor(private readonly table: Table) {}

  // -- what a blow would do ------------------------------------------------------------------------------------------

  /** Of blows that could be struck now: of the one under the pointer, or of all that the Attack button stands for. */
  readonly blows: readonly ForecastView[] = $derived.by(() => {
    const { play, prompt, view } = this.table;
    const mine = view.forecasts.filter(notYet);
    if (prompt === "activation") return this.overAttack ? mine.slice(0, 4) : [];
    return mine.filter((blow) => blow.space === play.focus && play.choices.has(blow.space)).slice(0, 1);
  });

  /** The Attack that one may react to. */
  readonly threat: ForecastView | undefined = $derived.by(() => {
    const { prompt, view } = this.table;
    return prompt === "priority" ? view.forecasts.find((blow) => blow.effect === view.stack.length - 1) : undefined;
  });

  private blowWords(space: string): string {
    const { prompt, view } = this.table;
    const blow =
      prompt === "activation" ? undefined : view.forecasts.find((found) => notYet(found) && found.space === space);
    if (!blow) return "";
    const losses = blow.chances.flatMap((chance, lost) => (chance ? [lost] : []));
    return t("sk-page-say-forecast", {
      least: losses[0] ?? 0,
      most: losses.at(-1) ?? 0,
      percent: percent(blow.defeats / 1000),
    });
  }

  /** What the server says the focused answer would do, in a few sentences. */
  readonly preview: readonly Told[] = $derived.by(() => {
    const { me, names, play } = this.table;
    return (play.preview?.events ?? [])
      .slice(0, 5)
      .map((event) => tell([{ number: 0, seat: me ?? -1, step: "act", events: [event] }], names)[0])
      .filter((line) => line !== undefined);
  });

  // -- marks ---------------------------------------------------------------------------------------------------------

  private readonly sightOf: HeroView | undefined = $derived.by(() => {
    const { play, view } = this.table;
    if (play.overHero) return play.hero(play.overHero);
    if (!play.sight) return undefined;
    return (
      view.heroes.find((hero) => hero.space !== null && hero.space === play.focus) ??
      (view.active_hero ? play.hero(view.active_hero) : undefined)
    );
  });

  private readonly lastSpaces: readonly string[] = $derived.by(() => {
    const { step } = this.table.session;
    return step.kind === "act"
      ? step.events.flatMap((event) =>
          ["moved", "outsider-moved", "outsider-placed", "token-advanced"].includes(event.type) ? spacesOf(event) : [],
        )
      : [];
  });

  /** The space of what was refused. */
  private get refused(): string {
    const idea = this.table.session.why?.idea;
    if (!idea) return "";
    if ("space" in idea) return idea.space;
    return "hero" in idea && idea.type !== "play" ? (this.table.play.hero(idea.hero)?.space ?? "") : "";
  }

  /** Spaces that somebody points at: the hint, the log, the Attack button or a lesson. */
  private get shown(): readonly string[] {
    const { play, pointed, prompt, session } = this.table;
    if (session.hint) return play.spacesOf(session.hint.action);
    if (play.shown.length) return play.shown;
    return prompt === "activation" && this.blows.length ? this.blows.map((blow) => blow.space) : pointed;
  }

  /** Ways of heroes that somebody else has moved since one's own last decision. */
  private readonly trails: readonly { hero: HeroView; way: readonly string[] }[] = $derived.by(() => {
    const { me, play, resolving, view } = this.table;
    const mine = me === null ? null : view.seats[me]?.side;
    return resolving.trails.flatMap(({ hero, by, way }) => {
      const moved = play.hero(hero);
      return moved && moved.space === way.at(-1) && (!by || play.hero(by)?.side !== mine) ? [{ hero: moved, way }] : [];
    });
  });

  readonly marks: BoardMarks = $derived.by(() => {
    const { minionSteps, play, resolving } = this.table;
    const { blows } = this;
    return {
      legal: new Set(play.active ? play.choices.keys() : []),
      steps: play.steps,
      covered: play.covered,
      sight: this.sightOf?.sees ?? [],
      focus: play.focus,
      ghost: play.ghost,
      refused: this.refused,
      shown: this.shown,
      last: play.choices.size ? [] : this.lastSpaces,
      notes: minionSteps.notes,
      arrived: resolving.scene?.kind === "arrived" ? resolving.scene.spaces[0] : "",
      left: this.trails.map(({ hero, way }) => ({ hero, space: way[0]! })),
      ways:
        resolving.scene?.kind === "moved"
          ? [resolving.scene.spaces]
          : minionSteps.ways.length
            ? minionSteps.ways
            : this.trails.map(({ way }) => way),
      doomed: blows.length === 1 && blows[0]!.defeats >= 500 ? blows[0]!.space : "",
    };
  });

  /** What the question is about: a phone brings these spaces into view. */
  readonly framed: readonly string[] = $derived.by(() => {
    const { minionSteps, play, pointed, view } = this.table;
    if (minionSteps.spaces.length) return minionSteps.spaces;
    return [
      ...(view.active_hero ? [play.hero(view.active_hero)?.space ?? ""] : []),
      ...play.choices.keys(),
      ...(this.threat ? [this.threat.space] : []),
      ...pointed,
    ].filter(Boolean);
  });

  // -- words ---------------------------------------------------------------------------------------------------------

  private readonly occupied: ReadonlySet<string> = $derived.by(() => {
    const { view } = this.table;
    return new Set([
      ...view.heroes.flatMap((hero) => hero.space ?? []),
      ...view.minions.map((minion) => minion.space),
      ...view.structures.map((structure) => structure.space),
    ]);
  });

  /** What the marks on the battlefield mean, as far as there are any. */
  readonly legend: readonly string[] = $derived.by(() => {
    const { play, view } = this.table;
    const spaces = play.active ? [...play.choices.keys()] : [];
    return [
      spaces.some((space) => !this.occupied.has(space)) ? (play.areas ? "area" : "reach") : "",
      spaces.some((space) => this.occupied.has(space)) ? "target" : "",
      this.marks.sight.length ? "sight" : "",
      view.walls.length ? "wall" : "",
    ].filter(Boolean);
  });

  /** How the hero there lost health lately. */
  private sumThere(space: string): string {
    const { resolving, view } = this.table;
    const hero = resolving.asked ? view.heroes.find((one) => one.space === space) : undefined;
    const struck = hero && resolving.struck(hero.name);
    return struck ? sumWords(struck.terms) : "";
  }

  /** Whether a touch there brings the sum back: the first one, where there is nothing to choose. */
  explains(space: string): boolean {
    const { play } = this.table;
    return !play.space && play.focus !== space && !play.choices.has(space) && this.sumThere(space) !== "";
  }

  /** A space for those who do not see it: what stands there, what befell it, and what choosing it would do. */
  readonly nameOf = (space: string): string => {
    const { board, names, play, view } = this.table;
    const said = [spaceWords(space, view, board, names), this.sumThere(space)].filter(Boolean).join(", ");
    const ways = play.choices.get(space);
    if (!ways?.length) return said;
    const steps = play.steps.get(space);
    return [
      said,
      steps ? t("sk-page-say-steps", { n: steps }) : "",
      t("page-legal", { what: words(ways[0]!, names) }),
      ways.length > 1 ? t("sk-page-say-ways", { n: ways.length }) : "",
      this.blowWords(space),
    ]
      .filter(Boolean)
      .join(", ");
  };
}

/** The outlook of the table a part belongs to. */
export const [theOutlook, setOutlook] = createContext<Outlook>();
