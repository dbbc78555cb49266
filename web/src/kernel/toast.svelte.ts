/** Short notices at the lower left. Errors stay until they are closed. */

export interface Toast {
  id: number;
  text: string;
  error: boolean;
  detail?: string;
}

export const toasts: Toast[] = $state([]);
let next = 1;

export function toast(text: string, options: { error?: boolean; detail?: string } = {}): void {
  const made: Toast = { id: next++, text, error: options.error ?? false, detail: options.detail };
  toasts.push(made);
  while (toasts.length > 4) toasts.shift();
  if (!made.error) setTimeout(() => close(made.id), 4000);
}

export function close(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
