/** Enemies, shown step by step: which step is shown now, and what the map shows of it in passing. */
import type { FateforgeEvent, FateforgeView } from "../../../generated/fateforge";
import { isStill, settings } from "../../../kernel/settings.svelte";
import { enemySteps, type EnemyStep } from "../enemy-steps";
import type { Play } from "../play.svelte";
import type { FateforgeStep } from "../session";

const DEED = 1600;
const IDLE = 400;
const HEAD = 700;
const BRIEF = 400;
/** Without motion every step stands as long as it takes to read it. */
const STILL = 1600;

/** What a board shows in passing; a new serial is shown anew. */
export interface News {
  serial: string;
  events: readonly FateforgeEvent[];
}

export class EnemyShow {
  steps = $state.raw<readonly EnemyStep[]>([]);
  at = $state(-1);
  paused = $state(false);
  private done = $state.raw<News>({ serial: "", events: [] });

  /** `before`: the view that the next news begin at. */
  constructor(
    private readonly play: Play,
    private before: FateforgeView,
  ) {}

  readonly playing: boolean = $derived(this.at >= 0 && this.at < this.steps.length);
  readonly step: EnemyStep | undefined = $derived(this.playing ? this.steps[this.at] : undefined);
  /** The steps that are shown at once: enemies next to one another who have nothing to do are told together. */
  readonly shown: readonly EnemyStep[] = $derived(
    this.playing ? this.steps.slice(this.first(this.at), this.at + 1) : [],
  );
  /** The enemy whose step is shown. */
  readonly acting: string = $derived(this.step && "enemy" in this.step.head ? this.step.head.enemy : "");
  /** The step that is shown, or what a hero has just done. */
  readonly news: News = $derived(
    this.step ? { serial: `${this.done.serial} ${this.at}`, events: this.step.events } : this.done,
  );

  /** Something happened at the table, which now looks so. */
  take(news: FateforgeStep, now: FateforgeView): void {
    if (news.kind === "act" && this.before.combat) this.add(news.events, this.before.combat.phase);
    else if (news.kind === "snapshot") {
      this.steps = [];
      this.at = -1;
      this.play.held = false;
    }
    this.before = now;
    this.done = { serial: String(news.serial), events: news.kind === "act" && !this.playing ? news.events : [] };
  }

  private add(events: readonly FateforgeEvent[], was: string): void {
    const phase = was === "reaction" ? "reaction" : "enemies";
    const fresh = enemySteps(this.before, events, phase);
    const goesOn = was === "reaction" || was === "enemies";
    if (fresh.length) {
      const kept = goesOn && fresh[0]!.phase === phase ? this.steps : [];
      this.steps = [...kept, ...fresh];
      this.at = this.last(kept.length);
      this.play.held = true;
      if (settings.moments === "off") this.end();
    } else if (!goesOn && !this.playing) this.steps = [];
  }

  private idle(at: number): boolean {
    return this.steps[at]?.head.type === "enemy-idle";
  }

  /** Where the run of idle enemies that a step belongs to begins, and where it ends; any other step is shown alone. */
  private first(at: number): number {
    while (this.idle(at) && this.idle(at - 1)) at -= 1;
    return at;
  }

  private last(at: number): number {
    while (this.idle(at) && this.idle(at + 1)) at += 1;
    return at;
  }

  /** How long the step that is shown stays: who, why, whom and the deed, or that there was nothing to do. */
  get lasts(): number {
    if (settings.moments === "brief") return BRIEF;
    if (isStill()) return STILL;
    const head = this.step?.head.type;
    return head === "enemy-acted" || head === "boss-card-drawn" ? DEED : head === "enemy-idle" ? IDLE : HEAD;
  }

  /** Whether there is something to show again. */
  readonly asked: boolean = $derived(this.steps.length > 0);

  /** What happened? All steps once more; asked again meanwhile, the next one. Whether there was anything to show. */
  readonly ask = (): boolean => {
    if (!this.steps.length) return false;
    if (this.playing) this.next();
    else {
      this.at = this.last(0);
      this.play.held = true;
    }
    return true;
  };

  readonly next = (): void => {
    if (this.at + 1 < this.steps.length) this.at = this.last(this.at + 1);
    else this.end();
  };

  readonly back = (): void => {
    this.paused = true;
    this.at = this.last(Math.max(0, this.first(this.at) - 1));
  };

  readonly end = (): void => {
    this.at = this.steps.length;
    this.play.held = false;
    this.paused = false;
  };

  readonly pause = (): void => void (this.paused = !this.paused);
}
