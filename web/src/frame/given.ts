/** What the frame, or a lesson, gives to the table of a game. */
import type { Snippet } from "svelte";

export interface Given<Session, Content, Place> {
  session: Session;
  content: Content;
  clocks?: readonly { seat: number; text: string; low: boolean }[];
  phone: boolean;
  onagain: () => void;
  /** A lesson's own words. */
  lesson?: Snippet;
  /** Places that a lesson points at. */
  pointed?: readonly Place[];
}
