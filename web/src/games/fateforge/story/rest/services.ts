/** What a place of the city offers, as a sign on its plaque and in sentences. */
import type { Place, Service } from "../../../../generated/fateforge";
import { t } from "../../../../kernel/i18n.svelte";
import type { Content } from "../../content";

const SIGNS: Readonly<Record<string, string>> = {
  heal: "health",
  train: "trait",
  sell: "strike",
  food: "food",
  trait: "trait",
  remove_corruption: "corruption",
  rumour: "chat",
};

export function signOf(place: Place | undefined): string {
  const first = place?.services[0];
  if (!first) return "people";
  return first.kind === "sell" && !first.slots.includes("main") ? "gem" : (SIGNS[first.kind] ?? "people");
}

export const serviceOf = (place: Place | undefined, kind: string): Service | undefined =>
  place?.services.find((service) => service.kind === kind);

/** Each service in a sentence; like the rules of the town in the reference. */
export function services(place: Place, content: Content): string[] {
  return [
    t(`ff-place-${place.kind}`, { n: place.time }),
    ...place.services.map((service) =>
      t(`ff-service-${formOf(service)}`, {
        ...service.figures,
        n: service.figures.gold ?? service.figures.level ?? service.figures.quests ?? 1,
        usual: content.facts.trait_cost,
      }),
    ),
  ];
}

function formOf({ kind, figures, slots }: Service): string {
  if (kind === "heal") return "each" in figures ? "heal-each" : "free" in figures ? "heal-free" : "heal";
  if (kind === "sell") return slots.includes("main") ? "sell-arms" : "sell-gear";
  if (kind === "remove_corruption") return figures.per_act ? "remove_corruption-free" : "remove_corruption";
  return kind;
}
