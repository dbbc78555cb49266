/** What all layers of a battlefield share: the position, the marks on it, and where its spaces are drawn. */
import { createContext } from "svelte";
import type { SkytearView } from "../../../generated/skytear";
import type { Battlefield, Content } from "../content";
import { centre, corners, points, type Point } from "../geometry";
import type { BoardMarks } from "./marks";

/** The part of a view that stands on the battlefield. */
export type FieldView = Pick<
  SkytearView,
  "heroes" | "minions" | "structures" | "tokens" | "pillars" | "walls" | "outsiders" | "active_hero"
>;

interface Drawn {
  readonly board: Battlefield;
  readonly content: Content;
  readonly view: FieldView;
  readonly marks: BoardMarks;
}

export class Scene {
  constructor(private readonly drawn: Drawn) {}

  get board(): Battlefield {
    return this.drawn.board;
  }
  get content(): Content {
    return this.drawn.content;
  }
  get view(): FieldView {
    return this.drawn.view;
  }
  get marks(): BoardMarks {
    return this.drawn.marks;
  }

  /** Spaces with a figure or a structure on them. */
  readonly taken: ReadonlySet<string> = $derived.by(
    () =>
      new Set([
        ...this.view.heroes.flatMap((hero) => hero.space ?? []),
        ...this.view.minions.map((minion) => minion.space),
        ...this.view.outsiders.flatMap((outsider) => outsider.space ?? []),
        ...this.view.structures.map((structure) => structure.space),
      ]),
  );

  /** The middle of a space. */
  readonly at = (name: string): Point => {
    const space = this.board.spaces.get(name);
    return space ? centre(space) : [0, 0];
  };

  /** The outline of a space; `share` 1 is the whole of it. */
  readonly hexagon = (name: string, share = 1): string => points(corners(this.at(name), share));
}

/** The scene a layer belongs to. */
export const [theScene, setScene] = createContext<Scene>();
