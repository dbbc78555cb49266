/** The session of a table of this game, and what it tells. */
import type { ReplayFrame } from "../../generated/messages";
import type { TashKalarAction, TashKalarEvent, TashKalarView } from "../../generated/tash_kalar";
import type { GameSession, GameStep } from "../../kernel/game-session";
import type { Line } from "../../kernel/log";

export type TashKalarLine = Line<TashKalarEvent>;
export type TashKalarStep = GameStep<TashKalarEvent>;
export type TashKalarFrame = ReplayFrame<TashKalarEvent, TashKalarView>;
export type TashKalarSession = GameSession<TashKalarAction, TashKalarView, TashKalarEvent>;
