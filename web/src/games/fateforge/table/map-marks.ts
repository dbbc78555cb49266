/** What is drawn on the map besides its figures: places to press, what would fall, who aims at whom. */
import type { BoardMarks } from "../Board.svelte";
import { settings } from "../../../kernel/settings.svelte";
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

/** What enemies have done, as it stays on the map until the next action: blows from whom to whom, and spent blocks. */
function lastingOf({ enemies }: Table): Pick<BoardMarks, "trails" | "spent"> {
  if (enemies.playing) return { trails: [], spent: new Set() };
  const events = enemies.steps.flatMap((step) => step.events);
  const blows = events.flatMap((event) =>
    event.type === "attacked" && event.who ? [`${event.who} ${event.target}`] : [],
  );
  return {
    trails: [...new Set(blows)].map((blow) => blow.split(" ") as [string, string]),
    spent: new Set(events.flatMap((event) => (event.type === "hero-hit" && event.block ? [event.hero] : []))),
  };
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
    signs: enemies.step?.head.type === "boss-card-drawn" && settings.moments === "full" ? enemies.step.head.boss : "",
    ...lastingOf(table),
    shown: new Set([
      ...(given.pointed ?? []),
      ...table.zones.map((zone) => `zone:${zone}`),
      ...(hinted ? [hinted] : []),
    ]),
  };
}
