/** The page of the story that lies open at a table: fetched again whenever the table moves on or the language changes. */
import type { StoryPage } from "../../../generated/fateforge";
import { api } from "../../../kernel/api";
import { language } from "../../../kernel/i18n.svelte";
import { showProblem } from "../../../kernel/problems";
import type { FateforgeSession } from "../session";

export class OpenBook {
  page = $state.raw<StoryPage | null>(null);
  private asked = 0;

  /** Call in a component: follows the session until the component is gone. */
  follow(session: FateforgeSession): void {
    $effect(() => {
      void session.step.serial;
      const wanted = language();
      const asked = ++this.asked;
      if (!session.table) return;
      api.story(session.table, wanted).then(
        (page) => {
          if (asked === this.asked) this.page = page;
        },
        (problem: unknown) => asked === this.asked && showProblem(problem),
      );
    });
  }
}
