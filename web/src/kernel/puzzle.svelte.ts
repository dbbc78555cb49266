/** A puzzle as a session: as a lesson, every answer is sent with all before it, and the rules play and judge them. */
import type { GameAction, GameEvent, GameView, LessonState, PuzzleState } from "../generated/messages";
import { api } from "./api";
import type { Asked } from "./kept";
import { GuidedLesson } from "./lesson.svelte";

type View = GameView & { decision: Asked<GameAction> | null };
type State = PuzzleState<GameEvent, View>;

export class PuzzleSession extends GuidedLesson<GameAction, View, GameEvent> {
  state = $state.raw<State | null>(null);
  /** Hints and the solution are asked for with the answers. */
  wanted = $state(0);
  givenUp = $state(false);

  /** `turn`: how the board lies. */
  constructor(
    game: string,
    puzzle: string,
    opposed: boolean,
    readonly turn = 0,
  ) {
    super(game, puzzle, opposed);
    // The first question was asked before these fields were there.
    if (turn) this.restart();
  }

  override get seat(): number {
    return this.state?.seat ?? 0;
  }

  hintOn(): void {
    this.wanted = Math.min(3, this.wanted + 1);
    this.retry();
  }

  giveUp(): void {
    this.givenUp = true;
    this.retry();
  }

  again(): void {
    this.givenUp = false;
    this.restart();
  }

  protected override async played(
    answers: readonly GameAction[],
    idea: GameAction | null,
  ): Promise<LessonState<GameEvent, View>> {
    // The first question is asked before these fields are there.
    const [hints, solution] = answers.length || this.view ? [this.wanted, this.givenUp] : [0, false];
    const state = await api.playPuzzle<GameAction, GameEvent, View>(this.game, this.lesson, {
      answers,
      idea,
      hints,
      solution,
      turn: this.turn ?? 0,
    });
    if (!idea) this.state = state;
    return { ...state, done: state.state !== "open", stuck: false };
  }
}
