/** What a step is heard as: the sound of what happened, and the others' deeds in words for those who do not see them. */
import { announce } from "../../../kernel/announcer.svelte";
import { play as sound } from "../../../kernel/sound";
import { spoken } from "../../../kernel/log";
import { isSpoken } from "../log";
import type { Names } from "../names";
import type { SkytearStep } from "../session";

export function tellNews(step: SkytearStep, me: number | null, names: Names): void {
  if (step.kind === "snapshot" || step.seat === me) return;
  const news = spoken(step.events.filter(isSpoken), names);
  if (news) announce(news);
}

export function playNews(step: SkytearStep): void {
  const kinds = new Set(step.events.map((event) => event.type));
  if (kinds.has("hero-defeated") || kinds.has("structure-destroyed") || kinds.has("minion-defeated")) sound("destroy");
  else if (kinds.has("damaged") || kinds.has("structure-damaged")) sound("hit");
  else if (kinds.has("card-played") || kinds.has("hero-placed")) sound("summon");
  else if (kinds.has("moved")) sound("place");
}
