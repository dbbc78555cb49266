import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "../generated/messages";
import { Plug } from "./plug.testing";
import { backoff, TableSocket, type Connection } from "./socket";

let plugs: Plug[];
let states: Connection[];
let heard: ServerMessage[];

function connect(): TableSocket {
  return new TableSocket(
    "ws://table",
    { message: (message) => heard.push(message), state: (state) => states.push(state) },
    () => {
      const plug = new Plug();
      plugs.push(plug);
      return plug;
    },
  );
}

const act = (id: string): ClientMessage => ({ type: "act", action_id: id, number: 3, action: { type: "end-turn" } });

beforeEach(() => {
  vi.useFakeTimers();
  [plugs, states, heard] = [[], [], []];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a table's socket", () => {
  it("sends an action again under the same id when the line broke before the answer", () => {
    const socket = connect();
    plugs[0]!.accept();
    socket.send(act("one"));
    plugs[0]!.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(20_000);
    plugs[1]!.accept();
    expect(plugs[1]!.sent).toEqual([act("one")]);
    expect(socket.waiting).toBe(true);
  });

  it("keeps an action that was decided while there was no line", () => {
    const socket = connect();
    socket.send(act("early"));
    plugs[0]!.accept();
    expect(plugs[0]!.sent).toEqual([act("early")]);
  });

  it("forgets an action once it is acknowledged or refused", () => {
    const socket = connect();
    plugs[0]!.accept();
    socket.send(act("one"));
    plugs[0]!.tell({ type: "ack", action_id: "one", number: 4 });
    socket.send(act("two"));
    plugs[0]!.tell({ type: "refusal", to: "two", code: "stale", key: "error-stale" });
    expect(socket.waiting).toBe(false);
    plugs[0]!.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(20_000);
    plugs[1]!.accept();
    expect(plugs[1]!.sent).toEqual([]);
  });

  it("says an action again when it came too fast, without troubling the player", () => {
    const socket = connect();
    plugs[0]!.accept();
    socket.send(act("fast"));
    plugs[0]!.tell({ type: "refusal", to: "fast", code: "too-often", key: "error-too-often" });
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(plugs[0]!.sent).toEqual([act("fast"), act("fast")]);
  });

  it("does not try again when the table is not there", () => {
    connect();
    plugs[0]!.accept();
    plugs[0]!.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(plugs).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("waits anything up to a doubling time, ten seconds at most", () => {
    expect(backoff(0, () => 1)).toBe(250);
    expect(backoff(3, () => 1)).toBe(2000);
    expect(backoff(30, () => 1)).toBe(10_000);
    expect(backoff(30, () => 0)).toBe(0);
  });
});
