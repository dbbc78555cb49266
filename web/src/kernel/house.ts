/**
 * The house that the page talks to: a server over HTTP and sockets, or the same Python in a worker of this browser (see
 * pocket/). Both answer the same paths with the same bodies, so nothing but this file has to know which one it is.
 */

export interface Asked {
  method?: string;
  body?: string;
  type?: string;
}

/** A line to one table; a WebSocket is one. Whoever holds it is told by the three handlers. */
export interface Plug {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface House {
  /** Nobody else can come here: links, codes and sessions need a server. */
  readonly pocket: boolean;
  /** False: what is played here is gone with the page. */
  readonly kept: boolean;
  ask(path: string, asked: Asked): Promise<Response>;
  plug(table: string): Plug;
}

export function tableAddress(id: string, page: string = location.href): string {
  return new URL(`api/tables/${encodeURIComponent(id)}/socket`, page).href.replace(/^http/, "ws");
}

/** Addresses are found from where the page is: it may lie below some path. */
export const served: House = {
  pocket: false,
  kept: true,
  ask(path, { method = "GET", body, type }) {
    const headers: Record<string, string> = { Accept: "application/json" };
    if (method !== "GET") headers["X-Ludarium"] = "1";
    if (type) headers["Content-Type"] = type;
    return fetch(path, { method, body, headers, credentials: "same-origin" });
  },
  plug: (table) => new WebSocket(tableAddress(table)) as unknown as Plug,
};

export let house: House = served;

/** The page goes into a house once, before it draws anything. */
export function enter(found: House): void {
  house = found;
}
