/** A lesson of the guided first combat; heroes have no opponent at the table. */
import type { FateforgeAction, FateforgeEvent, FateforgeView } from "../../../generated/fateforge";
import { api } from "../api";
import { GuidedLesson, type LessonReply } from "../../../kernel/lesson.svelte";

export class LessonSession extends GuidedLesson<FateforgeAction, FateforgeView, FateforgeEvent> {
  constructor(lesson: string) {
    super(lesson, false);
  }

  protected play(asked: {
    answers: readonly FateforgeAction[];
    idea: FateforgeAction | null;
  }): Promise<LessonReply<FateforgeView, FateforgeEvent>> {
    return api.playLesson(this.lesson, asked);
  }
}
