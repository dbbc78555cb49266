/** A table that is being set up: its form, who sits where, what everybody may do. Every game's set-up screen fills one. */
import type { ClockSettings, CreateTable, FormFacts, SeatWish, StandIn } from "../generated/messages";
import { api } from "./api";
import { house } from "./house";
import { t } from "./i18n.svelte";
import { remember, remembered } from "./memory";
import { opponentText } from "./opponents";
import { showProblem } from "./problems";
import { people } from "./people.svelte";
import { link } from "./routes.svelte";
import { set, settings } from "./settings.svelte";

export interface Seat {
  kind: SeatWish["kind"];
  name: string;
  bot: string;
}
export type Options = NonNullable<CreateTable["options"]>;

export class Seating {
  form = $state("");
  count = $state(2);
  /** As many as any form has; the first `count` are used. */
  seats = $state<Seat[]>([]);
  takeBack = $state(true);
  hints = $state(true);
  chat = $state(!house.pocket);
  watch = $state(!house.pocket);
  /** Whether those who watch see everything later. */
  watchLater = $state(false);
  /** Whether the lobby shows it to everybody. */
  listed = $state(false);
  /** Minutes for each player; 0: no clock. */
  clock = $state(0);
  /** It changes ratings. */
  rated = $state(false);
  /** Days for each move; 0: it is played in one go. */
  days = $state<0 | 1 | 2 | 3 | 7>(0);
  /** What plays on for somebody who stays away, after how many seconds, who may ask for it; null: as usual here. */
  standIn = $state<StandIn | null>(null);
  busy = $state(false);
  /** Who of this browser shall play, and so have the table; empty: whoever plays now. */
  player = "";
  /** The bot that this form proposes; seats where nobody chose another one have it. */
  private opponent = "greedy";
  readonly chosen = $derived(this.seats.slice(0, this.count));

  constructor(
    readonly game: string,
    form: string,
    most: number,
    count = 2,
  ) {
    this.form = form;
    this.count = count;
    this.seats = Array.from({ length: most }, (_, at) => ({
      kind: at ? "bot" : "human",
      name: at ? "" : settings.name,
      bot: this.opponent,
    }));
  }

  /** A form with a number of seats that it does not have keeps what it has. */
  choose(facts: FormFacts): void {
    this.form = facts.id;
    if (!facts.seats.includes(this.count)) this.count = facts.seats[0]!;
    // Whoever was last played against, if they are known by name; otherwise whom the form proposes.
    const last = remembered(`ludarium.opponent.${this.game}`);
    const proposed = (opponentText(last) && last) || facts.face || facts.opponent;
    for (const seat of this.seats) if (seat.bot === this.opponent) seat.bot = proposed;
    this.opponent = proposed;
  }

  /** What a seat is called while nobody has given it a name. */
  usualName(at: number): string {
    const kind = this.seats[at]!.kind;
    if (kind === "link") return "";
    if (kind === "bot") return this.opponentName(at) || t("page-bot-n", { n: at + 1 });
    const mine = at === this.chosen.findIndex((seat) => seat.kind === "human");
    return mine ? settings.name || t("page-default-name") : t("page-player-n", { n: at + 1 });
  }

  /** The name that the table is made with: who gave none has none, and is called in everybody's own language. */
  private givenName(at: number): string {
    const { kind, name } = this.seats[at]!;
    // Opponents with a name are called in everybody's own language, unless the same one sits here twice.
    if (kind === "bot") return this.opponentName(at) && this.twins(at) === 1 ? "" : this.nameOf(at);
    return name || (at === this.chosen.findIndex((seat) => seat.kind === "human") ? settings.name : "");
  }

  /** How many seats up to this one, and it itself, have the same bot. */
  private twins(at: number): number {
    const { bot } = this.seats[at]!;
    return this.chosen.filter((seat, other) => seat.kind === "bot" && seat.bot === bot && other <= at).length;
  }

  /** What an opponent is called at the table; a number tells those apart that sit here twice. */
  private opponentName(at: number): string {
    const key = opponentText(this.seats[at]!.bot);
    const twins = this.twins(at);
    return key && t(`${key}.short`) + (twins > 1 ? ` ${twins}` : "");
  }

  nameOf(at: number): string {
    const { kind, name } = this.seats[at]!;
    return (kind === "bot" && this.opponentName(at)) || name || this.usualName(at);
  }

  /** The name on the screen; an open seat says so. */
  shownName(at: number): string {
    return this.seats[at]!.kind === "link" ? t("setup-seat-open") : this.nameOf(at);
  }

  get clockWish(): ClockSettings | null {
    if (this.days) return { days: this.days };
    return this.clock ? { seconds: this.clock * 60, bonus: 10 } : null;
  }

  /** Make the table and go there. `invite`: bots give their seats to people who come by link. */
  async start(options: () => Options | null | Promise<Options | null>, invite = false): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const wanted = await options();
      if (!wanted) return;
      const mine = this.chosen.find((seat) => seat.kind === "human")?.name;
      if (mine && !this.player) {
        set("name", mine);
        people.tell().catch(() => undefined); // the table matters more
      }
      const last = this.chosen.find((seat) => seat.kind === "bot" && opponentText(seat.bot))?.bot;
      if (last && !invite) remember(`ludarium.opponent.${this.game}`, last);
      const wish: CreateTable = {
        game: this.game,
        form: this.form,
        seats: this.chosen.map((seat, at): SeatWish => {
          const kind = invite && seat.kind === "bot" && at > 0 ? "link" : seat.kind;
          return { kind, name: kind === "link" ? "" : this.givenName(at), bot: kind === "bot" ? seat.bot : "" };
        }),
        options: wanted,
        take_back: this.takeBack,
        chat: this.chat,
        hints: this.hints,
        watch: this.watch,
        listed: this.listed,
        watch_later: this.watch && this.watchLater,
        // Two begin when the second comes; more of them say when they are ready.
        waiting_room:
          this.chosen.filter(({ kind }, at) => kind === "link" || (invite && kind === "bot" && at > 0)).length > 1,
        clock: this.clockWish,
        stand_in: this.standIn,
        rated: this.rated,
      };
      const made = async (): Promise<string> => link("table", (await api.makeTable(wish)).id);
      if (this.player && this.player !== people.you?.id) await people.playAs(this.player, made);
      else location.hash = await made();
    } catch (problem) {
      showProblem(problem);
    } finally {
      this.busy = false;
    }
  }
}
