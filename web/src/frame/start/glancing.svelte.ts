/** A table of mine to look at from outside: its board, its score and the last move in words. */
import type { Glance, TableFacts } from "../../generated/messages";
import { api } from "../../kernel/api";
import { t } from "../../kernel/i18n.svelte";
import { calledAt } from "../../kernel/players";
import { hear } from "../../kernel/said";
import { GAMES, type Names, type ReplayKit } from "../games";

interface Seen {
  glance: Glance;
  kit: ReplayKit;
  names: Names;
}

/** What was seen of each table last; asked for again once something has happened there. */
let seen = $state.raw<Readonly<Record<string, Seen>>>({});
const asked = new Map<string, number>();

export async function look(table: TableFacts): Promise<void> {
  if (!table.started || asked.get(table.id) === table.number) return;
  asked.set(table.id, table.number);
  try {
    const page = GAMES[table.game];
    if (!page) return;
    const [glance, kit] = await Promise.all([api.glance(table.id), page.replay()]);
    glance.log.forEach(hear);
    const names = kit.names(glance.view, (seat) => calledAt(table.seats[seat]!) || t(`page-seat-${seat + 1}`));
    seen = { ...seen, [table.id]: { glance, kit, names } };
  } catch {
    asked.delete(table.id); // it is looked at again with the next list
  }
}

export const glanced = (table: TableFacts): Seen | undefined => seen[table.id];

/** "6 : 5"; empty where nothing is counted, or more than two count. */
export function scoreOf(table: TableFacts): string {
  const found = seen[table.id];
  const scores = found?.kit.sides(found.glance.view).map(({ score }) => score) ?? [];
  return scores.length === 2 && scores.every(Boolean) ? scores.join(" : ") : "";
}

/** "Turn 11". */
export function turnOf(table: TableFacts): string {
  const found = seen[table.id];
  return found ? (GAMES[table.game]?.subtitle(found.glance.view).join(" · ") ?? "") : "";
}

/** What was done last, in words: the newest steps that say anything. */
export function lastMoveOf(table: TableFacts): string {
  const found = seen[table.id];
  if (!found) return "";
  const told = found.glance.log.flatMap((line) =>
    found.kit.tell(line, found.names).filter(({ heading, text }) => !heading && text),
  );
  return told
    .slice(-2)
    .map(({ text }) => text)
    .join(" ");
}
