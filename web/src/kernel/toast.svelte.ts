/** Short notices at the lower left. Errors, and what can be answered, stay until they are closed. */

export interface Toast {
  id: number;
  text: string;
  error: boolean;
  detail?: string;
  action?: Action;
}

interface Action {
  label: string;
  run(): void;
}

export const toasts: Toast[] = $state([]);
let next = 1;

export function toast(text: string, options: { error?: boolean; detail?: string; action?: Action } = {}): void {
  const made: Toast = { ...options, id: next++, text, error: options.error ?? false };
  toasts.push(made);
  while (toasts.length > 4) toasts.shift();
  if (!made.error && !made.action) setTimeout(() => close(made.id), 4000);
}

export function close(id: number): void {
  const at = toasts.findIndex((shown) => shown.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
