/** The position in words, for people who hear it rather than see it. */
import type { TashKalarView } from "../../generated/tash_kalar";
import { name, t, title } from "../../kernel/i18n.svelte";
import type { Content } from "./content";
import type { Names } from "./log";

const RANKS = ["common", "heroic", "legendary"] as const;

/** What stands on a square: "e6, red square, Mira, common". */
export function squareWords(square: number, view: TashKalarView, names: Names, content: Content): string {
  const said = [content.square(square)];
  if (content.arena.red.includes(square)) said.push(t("term-tk-red-square"));
  if (content.arena.green.includes(square)) said.push(t("term-tk-green-square"));
  const piece = view.arena.find((found) => found.square === square);
  if (piece) said.push(names.side(piece.side), t("tk-rank", { rank: RANKS[piece.rank]! }));
  else said.push(t("page-empty-square"));
  if (view.gateway === square) said.push(t("term-tk-gateway"));
  return said.join(", ");
}

/** Whole sentences: scores, pieces by colour and rank, tasks, the own hand. */
export function describe(view: TashKalarView, names: Names, content: Content): string[] {
  const said: string[] = [];
  for (const side of view.sides) {
    const player = names.side(side.side);
    said.push(
      side.colour_points.length
        ? view.sides
            .filter((other) => other.side !== side.side)
            .map((other) =>
              t("page-colour-points-of", {
                player,
                other: names.side(other.side),
                n: side.colour_points[other.side] ?? 0,
              }),
            )
            .join(" ")
        : t("page-says-score", { player, n: side.score, max: side.threshold }),
    );
    for (const rank of [2, 1, 0]) {
      const there = view.arena
        .filter((piece) => piece.side === side.side && piece.rank === rank)
        .map((piece) => content.square(piece.square));
      if (there.length) said.push(t(`page-says-rank-${rank}`, { n: there.length, squares: there.join(", ") }));
    }
  }
  for (const task of view.tasks) said.push(t("page-says-task", { task: task.task, points: task.points }));
  for (const seat of view.seats)
    if (seat.pending)
      said.push(t("page-says-pending", { player: names.player(seat.seat), card: title(name("card", seat.pending)) }));
  const hand = view.hand;
  if (hand)
    said.push(
      t("page-says-hand", {
        cards: [...hand.beings, ...hand.legends, ...hand.flares].map((card) => title(name("card", card))).join(", "),
      }),
    );
  if (view.turn) said.push(t("page-says-turn", { player: names.player(view.active), n: view.actions }));
  return said;
}
