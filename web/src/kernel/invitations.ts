/** The address that an invitation names: one that works for whoever gets it, as far as anybody here can know. */
import type { Addresses } from "../generated/messages";
import { link } from "./routes.svelte";

export type Reach = "public" | "network" | "here";

export interface Invitation {
  /** Where the page is found. */
  page: string;
  /** For whom: anybody, the local network, or this machine alone. */
  reach: Reach;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cde])|\.(local|lan|home\.arpa|internal)$/;

/** All addresses that can be told, the best first; there is always one. */
export function invitations(told: Pick<Addresses, "public" | "network"> | null, here: string): Invitation[] {
  const page = here.replace(/[?#].*$/, "");
  const host = new URL(page).hostname;
  const first: Invitation[] = told?.public ? [{ page: told.public, reach: "public" }] : [];
  if (!LOOPBACK.test(host)) {
    const near = PRIVATE.test(host) || !host.includes(".");
    const came: Invitation = { page, reach: near ? "network" : "public" };
    return [...first, ...(first.length && (came.reach === "public" || told?.public === page) ? [] : [came])];
  }
  const network = (told?.network ?? []).map((address): Invitation => ({ page: address, reach: "network" }));
  return first.length || network.length ? [...first, ...network] : [{ page, reach: "here" }];
}

/** The page of this machine, which nobody else can open; null: the page was opened under another address. */
export function hereOnly(here: string): Invitation | null {
  const page = here.replace(/[?#].*$/, "");
  return LOOPBACK.test(new URL(page).hostname) ? { page, reach: "here" } : null;
}

export function joinAddress(page: string, code: string): string {
  return `${page}${link("join", code)}`;
}

/** The server that somebody wrote down in whatever way: a whole link, or only a name; null: it is none. */
export function serverAddress(written: string): URL | null {
  const text = written.trim();
  try {
    const bare = new URL(/^https?:\/\//i.test(text) ? text : `http://${text}`);
    const near = LOOPBACK.test(bare.hostname) || PRIVATE.test(bare.hostname) || !bare.hostname.includes(".");
    if (bare.href.startsWith("http://") && !/^http:/i.test(text) && !near) bare.protocol = "https:";
    return text && !/\s/.test(text) ? bare : null;
  } catch {
    return null;
  }
}
