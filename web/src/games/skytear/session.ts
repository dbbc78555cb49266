/** The session of a table of this game, and what it tells. */
import type { LogLine } from "../../generated/messages";
import type { SkytearAction, SkytearEvent, SkytearView } from "../../generated/skytear";
import type { GamePreview, GameSession, GameStep } from "../../kernel/game-session";

export type SkytearLine = LogLine<SkytearEvent>;
export type SkytearStep = GameStep<SkytearEvent>;
export type SkytearPreview = GamePreview<SkytearEvent, SkytearView>;
export type SkytearSession = GameSession<SkytearAction, SkytearView, SkytearEvent>;
