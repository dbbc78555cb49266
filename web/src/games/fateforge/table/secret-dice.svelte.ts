/** Secret dice on one screen: whose may be seen now. They are shut again when their player is ready, or turns away. */
import type { HeroView } from "../../../generated/fateforge";
import type { Play } from "../play.svelte";
import type { FateforgeSession } from "../session";

/** Questions that are answered with dice nobody else may see. */
const SECRET = new Set(["plan", "pick-dice"]);
const OPEN_TIME = 30_000;

export class SecretDice {
  /** The seat whose dice lie open; -1: nobody's. */
  opened = $state(-1);
  private closing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly session: FateforgeSession,
    private readonly play: Play,
  ) {}

  private readonly me: number | null = $derived.by(() => this.session.view!.viewer);
  /** Seats whose people sit at this screen. */
  readonly here: readonly number[] = $derived.by(() =>
    this.session.seats.filter((seat) => seat.yours && seat.kind === "human" && !seat.bot).map((seat) => seat.seat),
  );
  readonly shared: boolean = $derived(this.here.length > 1);
  /** The hero who is asked about secret dice. */
  readonly hero: HeroView | undefined = $derived.by(() => {
    const decision = this.play.decision;
    if (!decision || !SECRET.has(this.play.prompt)) return undefined;
    const asked = decision.args.hero;
    return this.session.view!.party.find((hero) =>
      typeof asked === "string" ? hero.id === asked : hero.seat === this.me && !hero.fighter?.ready,
    );
  });
  /** Whether the screen has to be handed to the one who is asked. */
  readonly handing: boolean = $derived(this.shared && this.hero !== undefined && this.opened !== this.me);

  readonly open = (): void => {
    this.opened = this.me ?? -1;
    this.stir();
  };

  readonly close = (): void => void (this.opened = -1);

  /** Somebody is there: the dice stay open a while longer. */
  readonly stir = (): void => {
    clearTimeout(this.closing);
    if (this.opened >= 0) this.closing = setTimeout(this.close, OPEN_TIME);
  };

  /** Ready: the screen closes before anybody else looks. */
  closeWhenReady(): void {
    if (this.hero?.seat !== this.opened) this.close();
  }

  stop(): void {
    clearTimeout(this.closing);
  }
}
