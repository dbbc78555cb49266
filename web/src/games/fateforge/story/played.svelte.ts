/** The words of the story that was played: scenes with what was chosen there, and what all choices were called. */
import type { Chapter, ReplayStory } from "../../../generated/fateforge";
import type { Source } from "../../../kernel/reel.svelte";
import { api } from "../api";

let story = $state.raw<ReplayStory>({ chapters: [], labels: {} });
const chapters = $derived(new Map(story.chapters.map((chapter) => [chapter.scene, chapter])));

export function readStory({ kind, id }: Source, language: string): void {
  api.replayStory(kind, id, language).then(
    (told) => (story = told),
    () => (story = { chapters: [], labels: {} }),
  );
}
export const chapterOf = (scene: string): Chapter | undefined => chapters.get(scene);
export const labelOf = (scene: string, choice: string): string => story.labels[scene]?.[choice] ?? "";
