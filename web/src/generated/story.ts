// Made by scripts/types from the Python types of the wire. Do not edit.
import type { Chapter } from "./fateforge";

/** One book on the shelf. `scene` and `title` say where it goes on; empty before the party is chosen. */
export interface Campaign {
  table: string;
  form: string;
  difficulty: string;
  act: number;
  act_title: string;
  chapter: number;
  scene: string;
  title: string;
  heroes: readonly string[];
  players: readonly string[];
  in_combat: boolean;
  restartable: boolean;
  updated: number;
  frozen: boolean;
}

/** The campaigns that this identity has begun, last played first, and how many there may be. */
export interface CampaignShelf {
  campaigns: readonly Campaign[];
  most: number;
}

/** The story so far. */
export interface Chronicle {
  chapters: readonly Chapter[];
}

/** The words of the story for a replay: the scenes, and what their choices were called, by scene and choice. */
export interface ReplayStory {
  chapters: readonly Chapter[];
  labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
