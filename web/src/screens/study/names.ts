/** How people and sides are called in a study: as in the record, or by the names of the game. */
import { GAMES, type Names } from "../../games/registry";
import { t } from "../../kernel/i18n.svelte";
import type { Study } from "../../kernel/study.svelte";

export function namesOf(study: Study): Names {
  const { form, game: id, options, seats } = study.state!;
  const game = GAMES[id]!;
  const sideOf = (seat: number): number => game.sideOf(form, seats, seat);
  const player = (seat: number): string =>
    study.seats[seat]?.name || game.sideName(form, seats, seat, options) || t("page-player-n", { n: seat + 1 });
  const side = (number: number): string => {
    const there = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat) === number);
    return there.length === 1 ? player(there[0]!) : game.sideName(form, seats, there[0] ?? number, options);
  };
  return { player, side, sideOf };
}
