/** What a card or a turn has done, in one sentence: "Bone Catapult destroys 6 pieces." */
import type { TashKalarEvent } from "../../generated/tash_kalar";
import { listed, t } from "../../kernel/i18n.svelte";
import { isSaid, words } from "../../kernel/said";
import type { Names } from "../../frame/games";
import type { TashKalarLine } from "./session";

export interface Deed {
  /** The being or flare that was played. */
  card: string;
  seat: number;
  events: readonly TashKalarEvent[];
  /** The first and the last of the lines it was played in. */
  from: number;
  to: number;
}

/** What is worth counting, the weightiest first. */
const COUNTED = ["destroyed", "converted", "upgraded", "downgraded", "placed", "moved"] as const;

/** The plays since the last answer that `me` gave, each with everything that came of it. */
export function deedsOfOthers(lines: readonly TashKalarLine[], me: number | null): Deed[] {
  const since = me === null ? -1 : lines.findLastIndex((line) => line.step === "act" && line.seat === me);
  return deedsIn(lines.slice(since + 1)).filter((deed) => deed.seat !== me);
}

/** Every being and flare that was played in these lines. */
export function deedsIn(lines: readonly TashKalarLine[]): Deed[] {
  const deeds: (Deed & { events: TashKalarEvent[] })[] = [];
  let open: (typeof deeds)[number] | null = null;
  lines.forEach((line, at) => {
    if (line.step !== "act") return;
    for (const event of line.events) {
      if (event.type === "being-shown" || event.type === "flare-invoked" || event.type === "warped") {
        const card = event.type === "flare-invoked" ? event.flare : event.card;
        deeds.push((open = { card, seat: event.seat, events: [], from: at, to: at }));
      } else if (event.type === "action-spent" || event.type === "turn-ended") open = null;
      else if (open) {
        open.to = at;
        if (event.type === "card-laid-down") open = null;
        else open.events.push(event);
      }
    }
  });
  return deeds;
}

/** How often each thing happened that counts. A converted piece fell, too, but is told once. */
function counts(events: readonly TashKalarEvent[]): Map<(typeof COUNTED)[number], number> {
  const found = new Map(COUNTED.map((kind) => [kind, events.filter((event) => event.type === kind).length]));
  found.set("destroyed", found.get("destroyed")! - found.get("converted")!);
  return found;
}

/** A deed in one sentence: what weighs most of what it did; else that it was played. */
export function deedWords({ card, seat, events }: Deed, names: Names): string {
  const player = names.player(seat);
  for (const [kind, n] of counts(events)) if (n > 0) return t(`tk-deed-${kind}`, { card, player, n });
  return t("tk-deed-played", { card, player });
}

/** What somebody else did in one sentence, with every square on which a piece fell, for those who do not see it. */
export function momentWords(
  { card, seat, events }: Pick<Deed, "card" | "seat" | "events">,
  names: Names,
  square: (square: number) => string,
): string {
  const main = events.find(
    ({ type }) => type === "summoned" || type === "flare-invoked" || type === "warped" || type === "placed",
  );
  const fallen = events.flatMap((event) => (event.type === "destroyed" ? [square(event.square)] : []));
  const came = fallen.length
    ? t("tk-moment-fallen", { n: fallen.length, squares: listed(fallen) })
    : [...counts(events)].some(([kind, n]) => n > 0 && kind !== "placed")
      ? deedWords({ card, seat, events, from: 0, to: 0 }, names)
      : "";
  return [main && isSaid(main) ? words(main, names) : "", came].filter(Boolean).join(" ");
}

/** A whole turn in one sentence: what fell in it, or which beings came. */
export function turnWords(lines: readonly TashKalarLine[], names: Names): string {
  const last = lines.at(-1);
  if (!last) return "";
  const began = lines.findLastIndex((line, at) => at < lines.length - 1 && begins(line));
  const events = lines.slice(began + 1).flatMap((line) => line.events);
  const player = names.player(last.seat);
  const scored = last.events.find((event) => event.type === "task-claimed");
  if (scored?.type === "task-claimed") return t("tk-deed-claimed", { player, task: scored.task, n: scored.points });
  const fallen = events.filter((event) => event.type === "destroyed").length;
  if (fallen) return t("tk-deed-turn-destroyed", { player, n: fallen });
  const came = events.find((event) => event.type === "summoned");
  if (came?.type === "summoned") return t("tk-deed-turn-summoned", { player, card: came.card });
  return t("tk-deed-turn", { player });
}

const begins = (line: TashKalarLine): boolean => line.events.some((event) => event.type === "turn-began");

/** What the line at that place did, told by the card it belongs to or the turn it ends; empty: it was neither. */
export function deedAt(lines: readonly TashKalarLine[], at: number, names: Names): string {
  const line = lines[at];
  if (!line) return "";
  if (line.events.some((event) => event.type === "turn-ended")) return turnWords(lines.slice(0, at + 1), names);
  const deed = deedsIn(lines).findLast(({ from, to }) => from <= at && at <= to);
  return deed ? deedWords(deed, names) : "";
}
