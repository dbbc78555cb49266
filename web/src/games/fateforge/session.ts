/** The session of a table of this game, and what it tells. */
import type { FateforgeAction, FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import type { GameSession, GameStep } from "../../kernel/game-session";
import type { Line } from "../../kernel/log";

export type FateforgeLine = Line<FateforgeEvent>;
export type FateforgeStep = GameStep<FateforgeEvent>;
export type FateforgeSession = GameSession<FateforgeAction, FateforgeView, FateforgeEvent>;
