/** What has just happened, in passing: the map is true before it begins, and any key or touch ends it. */
import type { FateforgeEvent } from "../../../generated/fateforge";
import type { Spot } from "../geometry";
import { motionsOf, type Motion } from "../motion";
import type { Standing } from "./layout";

export interface News {
  /** It is told once for each. */
  serial: string;
  events: readonly FateforgeEvent[];
}

export interface Passing extends Motion, Spot {
  key: string;
  to: Spot;
  fallen?: Standing;
}

const LUNGE = 14;
const LONGEST = 2200;

const middleOf = (figure: Standing): Spot => ({
  x: figure.x + 34 * figure.scale,
  y: figure.y + 36 * figure.scale,
});

export class PassingShow {
  passing = $state.raw<readonly Passing[]>([]);
  private shown: string;
  private clearing: ReturnType<typeof setTimeout> | undefined;
  /** Where figures stood before: one that has fallen is gone from the view. */
  private stood: ReadonlyMap<string, Standing> = new Map();

  constructor(news: News | undefined) {
    this.shown = news?.serial ?? "";
  }

  /** The map has changed, perhaps with news. */
  follow(figures: readonly Standing[], news: News | undefined, still: boolean, drawing: Element | undefined): void {
    const before = this.stood;
    this.stood = new Map(figures.map((figure) => [figure.key, figure]));
    if (!news || news.serial === this.shown) return;
    this.shown = news.serial;
    if (still) return;
    const seen = this.seen(news, before);
    if (drawing) for (const one of seen) lunge(drawing, one);
    this.passing = seen;
    clearTimeout(this.clearing);
    if (seen.length) this.clearing = setTimeout(() => (this.passing = []), LONGEST);
  }

  private seen(news: News, before: ReadonlyMap<string, Standing>): Passing[] {
    const spotOf = (key: string): Spot | null => {
      const figure = this.stood.get(key) ?? before.get(key);
      return figure ? middleOf(figure) : null;
    };
    return motionsOf(news.events).flatMap((motion, at): Passing[] => {
      const spot = spotOf(motion.who);
      const to = motion.at ? spotOf(motion.at) : spot;
      const fallen = motion.kind === "fall" ? before.get(motion.who) : undefined;
      return spot && to && (motion.kind !== "fall" || fallen)
        ? [{ ...motion, ...spot, to, fallen, key: `${news.serial} ${at}` }]
        : [];
    });
  }

  /** Everything is where it is at once. */
  settle(drawing: Element | undefined): void {
    this.stop();
    this.passing = [];
    for (const motion of drawing?.getAnimations({ subtree: true }) ?? []) motion.finish();
  }

  stop(): void {
    clearTimeout(this.clearing);
  }
}

/** Who strikes leans toward whom it strikes. */
function lunge(drawing: Element, { kind, who, x, y, to, delay }: Passing): void {
  if (kind !== "lunge") return;
  const far = Math.hypot(to.x - x, to.y - y) || 1;
  const leant = `translate(${((to.x - x) / far) * LUNGE}px, ${((to.y - y) / far) * LUNGE}px)`;
  drawing
    .querySelector(`[data-figure="${CSS.escape(who)}"] .inner`)
    ?.animate([{ transform: "none" }, { transform: leant, offset: 0.4 }, { transform: "none" }], {
      duration: 260,
      delay,
      easing: "ease-out",
    });
}
