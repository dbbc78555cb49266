/** The session of a table of this game, and what it tells. */
import type { FateforgeAction, FateforgeEvent, FateforgeView } from "../../generated/fateforge";
import type { LogLine } from "../../generated/messages";
import type { GamePreview, GameSession, GameStep } from "../../kernel/game-session";

export type FateforgeLine = LogLine<FateforgeEvent>;
export type FateforgeStep = GameStep<FateforgeEvent>;
export type FateforgePreview = GamePreview<FateforgeEvent, FateforgeView>;
export type FateforgeSession = GameSession<FateforgeAction, FateforgeView, FateforgeEvent>;
