/** How people and sides are called in a study: as in the record, or by the names of the game. */
import { GAMES, type Names } from "../../frame/games";
import { t } from "../../kernel/i18n.svelte";
import type { Study } from "../../kernel/study.svelte";

export function namesOf(study: Study): Names {
  return named(study.state!, (seat) => study.seats[seat]?.name ?? "", study.state!.options);
}

/** The same where nobody sits: a position that is set up. */
export const namesFor = (position: Position): Names => named(position, () => "", {});

interface Position {
  readonly game: string;
  readonly form: string;
  readonly seats: number;
}

function named(
  { form, game: id, seats }: Position,
  nameAt: (seat: number) => string,
  options: Readonly<Record<string, unknown>>,
): Names {
  const game = GAMES[id]!;
  const sideOf = (seat: number): number => game.sideOf(form, seats, seat);
  const player = (seat: number): string =>
    nameAt(seat) || game.sideName(form, seats, seat, options) || t("page-player-n", { n: seat + 1 });
  const side = (number: number): string => {
    const there = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === number);
    return there.length === 1 ? player(there[0]!) : game.sideName(form, seats, there[0] ?? number, options);
  };
  return { player, side, sideOf };
}
