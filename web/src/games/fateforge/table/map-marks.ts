/** What is drawn on the map besides its figures: places to press, what would fall, who aims at whom. */
import type { BoardMarks } from "../Board.svelte";
import { placeOf } from "../play.svelte";
import type { Table } from "./table.svelte";

/** From whom to whom: the step of the enemies that is shown, or the choice as it stands. */
function wayOf({ enemies, play }: Table): readonly [string, string] | null {
  if (enemies.step) {
    const head = enemies.step.head;
    return head.type === "enemy-acted" && head.target ? [head.enemy, head.target] : null;
  }
  const option = play.current;
  const hero = play.shown;
  if (!option || !hero?.fighter) return null;
  if (option.type === "act" && option.what !== "focus" && option.target) return [hero.id, option.target];
  if (option.type === "energy-step" || option.type === "sprint") return [hero.id, option.zone];
  return null;
}

export function marksOf(table: Table): BoardMarks {
  const { enemies, given, play, session } = table;
  const hinted = session.hint ? placeOf(session.hint.action) : "";
  return {
    legal: new Set(play.active ? play.places.keys() : []),
    chosen: play.place,
    refused: session.why?.idea ? placeOf(session.why.idea) : "",
    doomed: new Set(
      (play.preview?.events ?? []).flatMap((event) => (event.type === "enemy-defeated" ? [event.enemy] : [])),
    ),
    hit: new Set(
      (enemies.step?.events ?? []).flatMap((event) => (event.type === "hero-hit" && event.health ? [event.hero] : [])),
    ),
    acting: enemies.acting,
    way: wayOf(table),
    // While somebody chooses, what that would do is looked at and not the line.
    line: play.place || play.preview ? null : session.line,
    shown: new Set([
      ...(given.pointed ?? []),
      ...table.zones.map((zone) => `zone:${zone}`),
      ...(hinted ? [hinted] : []),
    ]),
  };
}
