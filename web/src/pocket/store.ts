/** The store in the browser: rows of text, changed in one strict transaction at a time. */

export interface Change {
  put?: [key: string, value: unknown][];
  gone?: string[];
}

export interface Store {
  /** Everything, as `begin` of the engine wants it. */
  rows(): Promise<[string, unknown][]>;
  /** Resolved once the change is safe on the disk; rejected: nothing has changed. */
  keep(change: Change): Promise<void>;
}

/** Somebody else leads the house now: this one may not write any more. */
export class Superseded extends Error {}

const DATABASE = "ludarium";
const ROWS = "rows";
const TERM = "term";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ROWS);
      request.result.createObjectStore(TERM);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the store did not open"));
  });
}

const finished = (change: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("the change was not made"));
  });

const found = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export const isFull = (problem: unknown): boolean =>
  problem instanceof DOMException && problem.name === "QuotaExceededError";

/** What is said of changes at a connection that is gone; some browsers say nothing else. */
const isGone = (problem: unknown): boolean =>
  problem instanceof DOMException && (problem.name === "InvalidStateError" || problem.name === "UnknownError");

/**
 * The store on IndexedDB. Whoever opens it last owns it: each change looks first whether that is still so.
 *
 * `lost`: the browser took it away, or it has to make room for another version. What is kept there now may be something else.
 */
export async function openStore(owner: string, lost: () => void): Promise<Store> {
  const database = await opened();
  database.onclose = lost;
  database.onversionchange = () => {
    database.close();
    lost();
  };
  const strictly = (...names: string[]): IDBTransaction =>
    database.transaction(names, "readwrite", { durability: "strict" });
  const claim = strictly(TERM);
  claim.objectStore(TERM).put(owner, "owner");
  await finished(claim);
  return {
    async rows() {
      const rows = database.transaction(ROWS).objectStore(ROWS);
      const [keys, values] = await Promise.all([found(rows.getAllKeys()), found(rows.getAll())]);
      return keys.map((key, at) => [String(key), values[at]]);
    },
    async keep({ put = [], gone = [] }) {
      let problem: unknown;
      try {
        const change = strictly(ROWS, TERM);
        const rows = change.objectStore(ROWS);
        const asked = change.objectStore(TERM).get("owner");
        asked.onsuccess = () => {
          try {
            if (asked.result !== owner) throw new Superseded();
            for (const [key, value] of put) rows.put(value, key);
            for (const key of gone) rows.delete(key);
          } catch (found) {
            problem = found;
            change.abort();
          }
        };
        await finished(change);
      } catch (found) {
        if (isGone(problem ?? found)) lost();
        throw problem ?? found;
      }
    },
  };
}

/** Keeps nothing, for whoever plays although the browser allows no store. */
export const noStore: Store = { rows: () => Promise.resolve([]), keep: () => Promise.resolve() };
