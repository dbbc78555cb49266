/** The page of the story that lies open at a table: fetched again whenever the table moves on or the language changes. */
import type { FateforgeView, StoryPage } from "../../../generated/fateforge";
import { api } from "../api";
import { language } from "../../../kernel/i18n.svelte";
import { showProblem } from "../../../kernel/problems";
import type { FateforgeSession } from "../session";

export class OpenBook {
  page = $state.raw<StoryPage | null>(null);
  /** The table as it was when the page came: words and choices are of one moment. */
  view = $state.raw<FateforgeView | null>(null);
  private serial = $state(-1);
  private asked = 0;

  /** Whether the page is the one of the table as it stands. */
  isOpen(session: FateforgeSession): boolean {
    return this.serial === session.step.serial;
  }

  /** Call in a component: follows the session until the component is gone. */
  follow(session: FateforgeSession): void {
    $effect(() => {
      const serial = session.step.serial;
      const wanted = language();
      const asked = ++this.asked;
      if (!session.table) return;
      api.story(session.table, wanted).then(
        (page) => {
          if (asked !== this.asked) return;
          this.page = page;
          this.view = session.view;
          this.serial = serial;
        },
        (problem: unknown) => {
          if (asked !== this.asked) return;
          this.view = session.view;
          this.serial = serial;
          showProblem(problem);
        },
      );
    });
  }
}
