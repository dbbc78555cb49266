/** All that a page says, in the order in which it is read aloud. */
import type { StoryPage } from "../../../generated/fateforge";

export interface Passages {
  all: string[];
  /** The page's own text. What hangs on the board of notices is read there, and not twice. */
  paragraphs: string[];
  /** Where the parts begin: each passage that led here, then the page. */
  before: number[];
  text: number;
  after: number;
  rumour: number;
  fates: number;
  closing: number;
  /** The first passage of each notice, by its quest. */
  notices: ReadonlyMap<string, number>;
}

export function passagesOf(page: StoryPage): Passages {
  const all: string[] = [];
  const add = (...more: readonly string[]): number => all.push(...more) - more.length;
  const pinned = new Set(page.quests.flatMap((quest) => quest.paragraphs));
  const paragraphs = page.paragraphs.filter((paragraph) => !pinned.has(paragraph));
  return {
    all,
    paragraphs,
    before: page.before.map((passage) => add(...passage.paragraphs)),
    text: add(...paragraphs),
    after: add(...(page.after?.paragraphs ?? [])),
    rumour: add(...(page.rumour ? [page.rumour] : [])),
    fates: add(...page.fates),
    closing: add(...(page.closing ? [page.closing] : [])),
    notices: new Map(page.quests.map((quest) => [quest.id, add(...quest.paragraphs)])),
  };
}
