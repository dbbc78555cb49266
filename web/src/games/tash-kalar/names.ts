/** How seats and colours are called at a table. */
import type { SeatFacts } from "../../generated/messages";
import type { TashKalarView } from "../../generated/tash_kalar";
import { t } from "../../kernel/i18n.svelte";
import type { Names } from "./log";

/** Named seats; a seat without a name, and a team, is called by its colour. */
export function namesAt(view: TashKalarView, players: (seat: number) => string): Names {
  const sideOf = (seat: number): number => view.seats[seat]?.side ?? seat;
  const player = (seat: number): string => players(seat) || t(`page-seat-${sideOf(seat) + 1}`);
  const side = (number: number): string => {
    const seats = view.sides[number]?.seats ?? [number];
    return seats.length === 1 ? player(seats[0]!) : t(`page-seat-${number + 1}`);
  };
  return { player, side, sideOf };
}

export function playersOf(seats: readonly SeatFacts[]): (seat: number) => string {
  return (seat) => seats[seat]?.name ?? "";
}
