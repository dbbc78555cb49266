/** What only Tash-Kalar asks the server for. */
import type { LessonAsk, LessonList, LessonState } from "../../generated/tash_kalar";
import { once, part, send } from "../../kernel/api";

export const api = {
  lessons: () => once<LessonList>("api/lessons/tash-kalar"),
  playLesson: (lesson: string, wish: LessonAsk) => send<LessonState>(`api/lessons/tash-kalar/${part(lesson)}`, wish),
};
