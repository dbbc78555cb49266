/** Checks the promise about the draws: SHA-256 of algorithm, table and seed, as `ludarium.kernel.chance` makes it. */
import type { Ended } from "../generated/messages";

/** The commitment of a seed (hexadecimal digits); null where the browser lends no cryptography (plain http). */
export async function commitmentOf(algorithm: string, table: string, seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const head = new TextEncoder().encode(`${algorithm}\n${table}\n`);
  const tail = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the seed shown at the end is the one promised at the start; null where the browser cannot tell. */
export async function isKept(commitment: string, table: string, ended: Ended): Promise<boolean | null> {
  const sum = await commitmentOf(ended.algorithm, ended.table, ended.seed);
  return sum === null ? null : sum === commitment && ended.commitment === commitment && ended.table === table;
}
