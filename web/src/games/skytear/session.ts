/** The session of a table of this game, and what it tells. */
import type { SkytearAction, SkytearEvent, SkytearView } from "../../generated/skytear";
import type { GameSession, GameStep } from "../../kernel/game-session";
import type { Line } from "../../kernel/log";

export type SkytearLine = Line<SkytearEvent>;
export type SkytearStep = GameStep<SkytearEvent>;
export type SkytearSession = GameSession<SkytearAction, SkytearView, SkytearEvent>;
