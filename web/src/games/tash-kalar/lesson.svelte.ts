/** A lesson of the guided first duel. */
import type { TashKalarAction, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import { api } from "./api";
import { GuidedLesson, type LessonReply } from "../../kernel/lesson.svelte";

export class LessonSession extends GuidedLesson<TashKalarAction, TashKalarView, TashKalarEvent> {
  constructor(lesson: string) {
    super(lesson, true);
  }

  protected play(asked: {
    answers: readonly TashKalarAction[];
    idea: TashKalarAction | null;
  }): Promise<LessonReply<TashKalarView, TashKalarEvent>> {
    return api.playLesson(this.lesson, asked);
  }
}
