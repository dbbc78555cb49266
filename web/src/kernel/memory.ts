/** What this browser remembers until the next visit. Storage may be closed to us: then it lasts as long as the page. */

export function remembered(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // private mode
  }
}

/** The same for what is more than a text; `otherwise` where nothing that can be read was kept. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(remembered(key)) as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
