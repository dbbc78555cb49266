/** The session of a table of this game, and what it tells. */
import type { LogLine, ReplayFrame } from "../../generated/messages";
import type { TashKalarAction, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import type { GamePreview, GameSession, GameStep } from "../../kernel/game-session";

export type TashKalarLine = LogLine<TashKalarEvent>;
export type TashKalarStep = GameStep<TashKalarEvent>;
export type TashKalarPreview = GamePreview<TashKalarEvent, TashKalarView>;
export type TashKalarFrame = ReplayFrame<TashKalarEvent, TashKalarView>;
export type TashKalarSession = GameSession<TashKalarAction, TashKalarView, TashKalarEvent>;
