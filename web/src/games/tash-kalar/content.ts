/** The facts of the box as the server tells them, by id. Loaded once; the drawing code asks here. */
import type { ArenaFacts, BeingFacts, FlareFacts, TashKalarContent, TaskFacts } from "../../generated/tash_kalar";
import { api } from "../../kernel/api";

export class Content {
  readonly arena: ArenaFacts;
  readonly beings: ReadonlyMap<string, BeingFacts>;
  readonly flares: ReadonlyMap<string, FlareFacts>;
  readonly tasks: ReadonlyMap<string, TaskFacts>;

  constructor(readonly facts: TashKalarContent) {
    this.arena = facts.arena;
    this.beings = new Map(facts.beings.map((being) => [being.id, being]));
    this.flares = new Map(facts.flares.map((flare) => [flare.id, flare]));
    this.tasks = new Map(facts.tasks.map((task) => [task.id, task]));
  }

  square(square: number): string {
    return this.arena.names[square] ?? "";
  }

  /** The school whose beings a deck holds: both imperial decks hold "imperial". */
  beingsOf(school: string): string {
    return this.facts.schools.find((deck) => deck.id === school)?.beings ?? school;
  }

  form(id: string): { tasks: boolean; melee: boolean; teams: boolean; simplified: boolean } {
    return (
      this.facts.forms.find((form) => form.id === id) ?? { tasks: false, melee: false, teams: false, simplified: false }
    );
  }
}

let loaded: Promise<Content> | null = null;

export function loadContent(): Promise<Content> {
  loaded ??= api.content("tash-kalar").then((facts) => new Content(facts as TashKalarContent));
  loaded.catch(() => (loaded = null));
  return loaded;
}
