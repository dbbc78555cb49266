/** The games that the page can draw. Each brings its table; the frame around it is the same for all. */
import type { Component } from "svelte";
import type { GameView } from "../generated/messages";
import { t } from "../kernel/i18n.svelte";
import type { TableSession } from "../kernel/session.svelte";

export interface TableProps {
  session: TableSession;
  clocks: readonly { seat: number; text: string; low: boolean }[];
  phone: boolean;
  describing: boolean;
  onagain: () => void;
}

export interface GamePage {
  name: string;
  form: (id: string) => string;
  /** Where the game stands, in a few words for the bar. */
  subtitle: (view: GameView) => string[];
  /** Which of the four seat colours a seat has, from 0. */
  side: (view: GameView, seat: number) => number;
  table: () => Promise<{ default: Component<TableProps, object, "describing"> }>;
}

export const GAMES: Readonly<Record<string, GamePage>> = {
  "tash-kalar": {
    name: "Tash-Kalar",
    form: (id) => t(`tk-form-${id}`),
    subtitle: (view) => {
      if (view.type !== "tash-kalar") return [];
      return [view.turn ? t("count-turn-number", { n: view.turn }) : "", view.turns_left >= 0 ? t("state-last-turns") : ""].filter(Boolean);
    },
    side: (view, seat) => (view.type === "tash-kalar" ? (view.seats[seat]?.side ?? seat) : seat),
    table: () => import("./tash-kalar/Entry.svelte"),
  },
  skytear: {
    name: "Skytear",
    form: (id) => t(`sk-form-${id}`),
    subtitle: () => [], // the mana track says it
    side: (view, seat) => (view.type === "skytear" ? (view.seats[seat]?.side ?? seat % 2) : seat),
    table: () => import("./skytear/Entry.svelte"),
  },
};
