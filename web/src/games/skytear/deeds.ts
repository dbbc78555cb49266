/** A turning point of a battle in one sentence: "Akhuti (Attack) defeats 2 minions of Bo." */
import type { SkytearEvent } from "../../generated/skytear";
import { name, t } from "../../kernel/i18n.svelte";
import { tell } from "./log";
import { effectName, heroName, type Names } from "./names";
import type { SkytearLine } from "./session";

/** What can turn a battle, the weightiest first. */
const WEIGHT: readonly SkytearEvent["type"][] = [
  "game-ended",
  "structure-destroyed",
  "hero-defeated",
  "nexus-opened",
  "minion-defeated",
  "structure-damaged",
  "outsider-placed",
  "token-advanced",
  "control-counted",
  "cancelled",
  "redirected",
  "damaged",
  "healed",
  "minion-placed",
  "moved",
];

/** What the effect did that was resolved last before the end of these events; "": none was, or it is over. */
function doerOf(events: readonly SkytearEvent[]): string {
  const last = events.findLast(({ type }) =>
    ["resolved", "outsider-acted", "activation-ended", "phase-began"].includes(type),
  );
  if (last?.type === "resolved") return t("sk-deed-doer", { doer: heroName(last.hero), what: effectName(last.what) });
  if (last?.type !== "outsider-acted") return "";
  return t("sk-deed-doer", { doer: name("outsider", last.outsider), what: effectName(last.what) });
}

/** The weightiest that the line at that place tells; empty: nothing of it turns a battle. */
export function deedAt(lines: readonly SkytearLine[], at: number, names: Names): string {
  const line = lines[at];
  const type = WEIGHT.find((kind) => line?.events.some((event) => event.type === kind));
  if (!line || !type) return "";
  const found = line.events.filter((event) => event.type === type);
  const event = found[0]!;
  const before = lines.slice(0, at).flatMap(({ events }) => events);
  const doer = doerOf([...before, ...line.events.slice(0, line.events.indexOf(event))]);
  if (event.type === "hero-defeated" && found.length === 1 && doer)
    return t("sk-deed-hero-defeated", { doer, hero: event.hero });
  if (event.type === "minion-defeated") {
    const n = found.filter((one) => one.type === event.type && one.side === event.side).length;
    return t(doer ? "sk-deed-minions-defeated" : "sk-deed-minions-lost", { doer, side: names.side(event.side), n });
  }
  if (event.type === "token-advanced") {
    const n = found.filter((one) => one.type === event.type && one.lane === event.lane).length;
    return t("sk-deed-token-advanced", { lane: event.lane, n });
  }
  const [told] = tell([{ ...line, events: [event] }], names);
  return told?.words.map(({ text }) => text).join("") ?? "";
}
