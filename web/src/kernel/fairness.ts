/** Checks the promise about the draws: SHA-256 of algorithm, table and seed, as `ludarium.kernel.chance` makes it. */

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
