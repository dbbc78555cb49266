/** A line to a server that the test plays. */
import type { ClientMessage, ServerMessage } from "../generated/messages";

export class Plug {
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  open = false;

  send(data: string): void {
    if (!this.open) throw new Error("not open");
    this.sent.push(JSON.parse(data) as ClientMessage);
  }

  close(): void {
    this.onclose?.({ code: 1000 });
  }

  accept(): void {
    this.open = true;
    this.onopen?.();
  }

  tell(message: Partial<ServerMessage>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
