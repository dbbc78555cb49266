import { beforeEach, describe, expect, it } from "vitest";
import type { GameAction, ServerMessage } from "../generated/messages";
import { Plug } from "./plug.testing";
import { TableSession } from "./session.svelte";

const END: GameAction = { type: "end-turn" };
const place = (square: number): GameAction => ({ type: "place", square });

let plug: Plug;
let session: TableSession;

/** What the server says after an entry: the same question again, with these options. */
function update(number: number, ...options: GameAction[]): void {
  const view = { viewer: 0, decision: { prompt: "action", args: {}, options } };
  plug.tell({
    type: "update",
    number,
    step: "deal",
    seat: -1,
    events: [],
    view,
    clocks: [],
  } as unknown as ServerMessage);
}

const acts = (): unknown[] => plug.sent.flatMap((sent) => (sent.type === "act" ? [[sent.number, sent.action]] : []));
const idOf = (at: number): string => (plug.sent[at] as { action_id: string }).action_id;
const settled = (): Promise<void> => Promise.resolve();
const lasting = ({ prompt }: { prompt: string }): string => prompt;

beforeEach(() => {
  session = new TableSession("ws://table", () => (plug = new Plug()));
  plug.accept();
  update(4, place(3), place(5), END);
});

describe("an answer given while another is on its way", () => {
  it("follows it when the question goes on, whichever of acknowledgement and update comes first", async () => {
    for (const first of ["ack", "update"]) {
      session = new TableSession("ws://table", () => (plug = new Plug()));
      plug.accept();
      update(4, place(3), place(5), END);
      session.act(place(3), lasting);
      session.act(place(5), lasting);
      expect(acts()).toEqual([[4, place(3)]]);
      const ack = { type: "ack", action_id: idOf(0), number: 5 } as const;
      if (first === "ack") plug.tell(ack);
      await settled();
      expect(acts()).toHaveLength(1);
      update(5, place(5), END);
      if (first === "update") {
        await settled();
        expect(acts()).toHaveLength(1);
        plug.tell(ack);
      }
      await settled();
      expect(acts()).toEqual([
        [4, place(3)],
        [5, place(5)],
      ]);
      session.close();
    }
  });

  it("is given at once when it was pressed on a page that is drawn a moment late", () => {
    const seen = session.view!.decision;
    update(5, place(5), END);
    session.act(place(3), lasting, seen);
    expect(acts()).toEqual([]);
    session.act(place(5), undefined, seen);
    expect(acts()).toEqual([]);
    session.act(place(5), lasting, seen);
    expect(acts()).toEqual([[5, place(5)]]);
  });

  it("is dropped where the next question is another one", async () => {
    session.act(place(3));
    session.act(place(5));
    plug.tell({ type: "ack", action_id: idOf(0), number: 5 });
    update(5, place(5), END);
    await settled();
    expect(acts()).toEqual([[4, place(3)]]);
  });

  it("is dropped when the first was refused", async () => {
    session.act(place(3), lasting);
    session.act(place(5), lasting);
    plug.tell({ type: "refusal", to: idOf(0), code: "not-now" } as unknown as ServerMessage);
    update(5, place(5), END);
    await settled();
    expect(acts()).toEqual([[4, place(3)]]);
  });
});
