/** What the parts of a combat's table share: the view as it is drawn, whose board and card are shown, what is asked. */
import { untrack } from "svelte";
import type { CombatView, FateforgeAction, FateforgeView, HeroView } from "../../../generated/fateforge";
import { t } from "../../../kernel/i18n.svelte";
import type { Given as GivenTo } from "../../../frame/given";
import type Board from "../Board.svelte";
import type { Content } from "../content";
import { EnemyShow } from "./enemy-show.svelte";
import { tell, type Told } from "../log";
import { namesAt, playersOf, type Names } from "../names";
import { combatTitle } from "../objectives";
import { Play } from "../play.svelte";
import { SecretDice } from "./secret-dice.svelte";
import type { FateforgeSession } from "../session";

export type Given = GivenTo<FateforgeSession, Content, string>;

export const TABS = ["dice", "skills", "goals", "enemy", "log"] as const;

export class Table {
  readonly session: FateforgeSession;
  readonly content: Content;
  readonly play: Play;
  readonly enemies: EnemyShow;
  readonly secret: SecretDice;

  /** The map, while one is drawn. */
  board = $state<ReturnType<typeof Board>>();
  /** On a phone: the sheet below the map, and whether the whole map is shown. */
  tab = $state<(typeof TABS)[number]>("dice");
  wide = $state(false);
  /** The enemy whose card was asked for. */
  card = $state("");
  /** What the story tells of just now: a find, a weak point, the boss's words (`tale.ts`). */
  tale = $state("");
  /** Zones that the log points at. */
  zones = $state.raw<readonly string[]>([]);

  constructor(readonly given: Given) {
    this.session = given.session;
    this.content = given.content;
    this.play = new Play(given.session, given.content);
    this.enemies = new EnemyShow(
      this.play,
      untrack(() => given.session.view!),
    );
    this.secret = new SecretDice(given.session, this.play);
  }

  readonly view: FateforgeView = $derived.by(() => this.session.view!);
  readonly names: Names = $derived.by(() => namesAt(playersOf(this.session.seats)));
  /** The table as it is drawn: while enemies act, as it stood after the step that is shown. */
  readonly drawn: FateforgeView = $derived.by(() => this.enemies.step?.view ?? this.view);
  readonly combat: CombatView | null = $derived(this.drawn.combat);

  readonly heading: string = $derived.by(() => (this.combat ? combatTitle(this.combat.id, this.content) : ""));
  readonly result: string = $derived(this.view.outcome ? t(`ff-end-${this.view.outcome.reason}`) : "");
  readonly told: readonly Told[] = $derived.by(() => tell(this.session.log, this.names));
  /** The hero whose board is shown. */
  readonly hero: HeroView | undefined = $derived.by(() => {
    const shown = this.play.shown;
    return shown && this.drawn.party.find((hero) => hero.id === shown.id);
  });
  /** The colours that reacted in this round. */
  readonly colours: readonly string[] = $derived.by(() => {
    for (const line of [...this.session.log].reverse())
      for (const event of [...line.events].reverse()) {
        if (event.type === "reaction-began") return event.colours;
        if (event.type === "round-began") return [];
      }
    return [];
  });

  // -- what is asked -----------------------------------------------------------------------------------------------

  readonly planning: boolean = $derived.by(() => this.play.prompt === "plan" || this.play.prompt === "pick-dice");
  readonly ordering: boolean = $derived.by(() => this.play.prompt === "order");
  /** Heroes that are planned for. */
  readonly planners: readonly HeroView[] = $derived.by(() =>
    this.planning
      ? this.view.party.filter((hero) =>
          this.play.options.some((option) => "hero" in option && option.hero === hero.id && option.type !== "hero"),
        )
      : [],
  );
  readonly end: FateforgeAction | undefined = $derived.by(() => this.play.offers("end")[0]);
  readonly passing: FateforgeAction | undefined = $derived.by(() => this.play.offers("pass")[0]);

  /** Whether a hero's dice lie behind a screen for those who sit here. */
  isCovered(hero: HeroView): boolean {
    const combat = this.combat;
    if (!this.secret.shared || !combat || this.secret.opened === hero.seat) return false;
    const turn = combat.order.indexOf(hero.id);
    return combat.active !== hero.id && !(combat.phase === "turn" && turn >= 0 && turn < combat.turns_done);
  }

  // -- the enemy's card --------------------------------------------------------------------------------------------

  private isEnemy(name: string): boolean {
    return this.combat?.enemies.some((enemy) => enemy.name === name) || this.combat?.boss?.id === name;
  }

  /** The enemy under the pointer: the card follows it. */
  readonly pointedEnemy: string = $derived.by(() => {
    const name = this.play.pointed.startsWith("figure:") ? this.play.pointed.slice(7) : "";
    return this.isEnemy(name) ? name : "";
  });
  /** The enemy whose card is shown: who acts, who is asked about, who was pointed at. */
  readonly cardShown: string = $derived.by(() => {
    const combat = this.combat;
    if (!combat) return "";
    return (
      [
        this.enemies.acting,
        String(this.play.decision?.args.enemy ?? ""),
        this.card,
        combat.boss?.id ?? "",
        combat.forecasts[0]?.enemy ?? "",
        combat.enemies[0]?.name ?? "",
      ].find((name) => name && this.isEnemy(name)) ?? ""
    );
  });

  readonly pick = (place: string): void => {
    const figure = place.startsWith("figure:") ? place.slice(7) : "";
    if (figure && this.combat?.enemies.some((enemy) => enemy.name === figure)) this.card = figure;
    this.play.pick(place);
  };

  /** The table is put away. */
  stop(): void {
    this.play.stop();
    this.secret.stop();
  }
}
