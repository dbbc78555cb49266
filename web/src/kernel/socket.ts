/** One table's socket: reconnects by itself and sends again what was never acknowledged, under the same id. */
import type { ClientMessage, ServerMessage } from "../generated/messages";
import { house, type Plug } from "./house";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** Close codes after which trying again is of no use. */
const FINAL = new Set([4401, 4403, 4404, 4423]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 10_000;
const TOO_OFTEN_WAIT = 700;

/** Full jitter: anything up to the doubled wait, so that many pages do not come back at once. */
export function backoff(attempt: number, chance: () => number = Math.random): number {
  return Math.round(chance() * Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt));
}

export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface Listener {
  message(message: ServerMessage): void;
  state(connection: Connection, code: number): void;
}

export class TableSocket {
  private plug: Plug | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly unacknowledged = new Map<string, ClientMessage>();
  private stopped = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
    private readonly make: (table: string) => Plug = (table) => house.plug(table),
  ) {
    this.connect();
    if (typeof window !== "undefined") window.addEventListener("online", this.retry);
  }

  /** Send; an action is kept until the server has answered it, over as many connections as it takes. */
  send(message: ClientMessage): void {
    if ("action_id" in message) this.unacknowledged.set(message.action_id, message);
    this.deliver(message);
  }

  get waiting(): boolean {
    return this.unacknowledged.size > 0;
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    if (typeof window !== "undefined") window.removeEventListener("online", this.retry);
    this.plug?.close();
    this.listener.state("closed", 0);
  }

  readonly retry = (): void => {
    if (this.plug || this.stopped) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private deliver(message: ClientMessage): void {
    try {
      this.plug?.send(JSON.stringify(message));
    } catch {
      // not open yet: actions are sent again when it is, questions can be asked again
    }
  }

  private connect(): void {
    this.listener.state(this.attempt ? "lost" : "connecting", 0);
    const plug = this.make(this.table);
    this.plug = plug;
    plug.onopen = () => {
      this.attempt = 0;
      this.listener.state("open", 0);
      for (const message of this.unacknowledged.values()) this.deliver(message);
    };
    plug.onmessage = ({ data }) => {
      if (typeof data !== "string") return;
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === "ack") this.unacknowledged.delete(message.action_id);
      if (message.type === "refusal") {
        const refused = this.unacknowledged.get(message.to);
        if (refused && message.code === "too-often") {
          // Said too fast, not wrong: the same action a little later.
          setTimeout(() => this.deliver(refused), TOO_OFTEN_WAIT);
          return;
        }
        this.unacknowledged.delete(message.to);
      }
      this.listener.message(message);
    };
    plug.onclose = ({ code }) => {
      if (this.plug !== plug) return;
      this.plug = null;
      if (this.stopped) return;
      if (FINAL.has(code)) {
        this.stopped = true;
        this.listener.state("closed", code);
        return;
      }
      this.listener.state("lost", code);
      this.attempt += 1;
      this.timer = setTimeout(() => this.connect(), backoff(this.attempt));
    };
  }
}
