/** A lesson of the guided first battle. */
import type { SkytearAction, SkytearEvent, SkytearView } from "../../generated/skytear";
import { api } from "./api";
import { GuidedLesson, type LessonReply } from "../../kernel/lesson.svelte";

export class LessonSession extends GuidedLesson<SkytearAction, SkytearView, SkytearEvent> {
  constructor(lesson: string) {
    super(lesson, true);
  }

  protected play(asked: {
    answers: readonly SkytearAction[];
    idea: SkytearAction | null;
  }): Promise<LessonReply<SkytearView, SkytearEvent>> {
    return api.playLesson(this.lesson, asked);
  }
}
