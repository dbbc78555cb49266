/** What happened on the Stack as it is shown at a table: now, or once more when somebody asks. */
import { isStill, settings } from "../../../kernel/settings.svelte";
import { Showing } from "../../../kernel/showing.svelte";
import { paced, scenesIn, sumsIn, trailsOf, type Scene, type Sums, type Trail } from "../moment";
import type { SkytearSession, SkytearStep } from "../session";

/** After so many own decisions nobody asks any more what happened before. */
const FORGOTTEN = 2;

export class Resolving {
  private readonly showing = new Showing<Scene>();
  private recent = $state.raw<readonly Scene[]>([]);
  private seen = -1;
  private acted = 0;

  constructor(private readonly session: SkytearSession) {}

  readonly scene: Scene | undefined = $derived.by(() => this.showing.scene);
  readonly asked: boolean = $derived.by(() => this.recent.length > 0);
  /** The sums behind the numbers of the log. */
  readonly sums: Sums = $derived.by(() => sumsIn(this.session.log.flatMap(({ events }) => events)));
  /** Health that heroes lost since one's own last decision, for their plates. */
  readonly lost: ReadonlyMap<string, number> = $derived.by(() => {
    const lost = new Map<string, number>();
    for (const { event } of this.recent)
      if (event.type === "damaged") lost.set(event.hero, (lost.get(event.hero) ?? 0) + event.lost);
    return lost;
  });

  /** How the last of these losses of a hero came about. */
  struck(hero: string): Scene | undefined {
    return this.recent.findLast(({ event, terms }) => terms.length && event.type === "damaged" && event.hero === hero);
  }

  /** The ways that heroes went meanwhile. */
  readonly trails: readonly Trail[] = $derived.by(() => trailsOf(this.recent));

  take(step: SkytearStep): void {
    const { log, view } = this.session;
    const lines = log.filter(({ number }) => number > this.seen);
    this.seen = log.at(-1)?.number ?? this.seen;
    if (step.kind !== "act" || !view) {
      this.showing.stop();
      this.recent = [];
      return;
    }
    const heroes = new Map(view.heroes.map((hero) => [hero.name, hero]));
    const mine = lines.some(
      ({ seat, events }) =>
        seat === view.viewer && events.some(({ type }) => type === "declared" || type === "activated"),
    );
    if (mine && ++this.acted >= FORGOTTEN) this.recent = [];
    // Who only watches sees what the last decision did.
    const watched = view.viewer === null && lines.some(({ events }) => events.some(({ type }) => type === "declared"));
    if (watched) this.recent = [];
    const scenes = scenesIn(
      lines.flatMap(({ events }) => events),
      this.sums,
      (hero) => heroes.get(hero)?.space ?? "",
    );
    if (!scenes.length) return;
    if (this.acted) this.recent = [];
    this.acted = 0;
    this.recent = [...this.recent, ...scenes];
    if (settings.moments === "full") this.showing.play(paced(scenes, isStill()));
    else if (settings.moments === "brief")
      this.showing.play(scenes.slice(-1).map((scene) => ({ ...scene, lasts: 240 })));
  }

  readonly settle = (): void => this.showing.settle();

  /** What happened? Once more; asked again meanwhile, the next scene. Whether there was anything to show. */
  readonly ask = (): boolean => {
    if (this.showing.playing) this.showing.step();
    else if (this.asked) this.showing.play(isStill() ? paced(this.recent, true) : this.recent);
    else return false;
    return true;
  };

  stop(): void {
    this.showing.stop();
  }
}
