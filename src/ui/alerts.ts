const listeners = new Set<() => void>();
let alert: string | null = null;

function change(next: string | null): void {
  alert = next;
  for (const listener of listeners) listener();
}

/** Shows a sentence that must be read before anything else, from anywhere. Later ones take the place of earlier ones. */
export function showAlert(text: string): void {
  change(text);
}

export function closeAlert(): void {
  change(null);
}

export function readAlert(): string | null {
  return alert;
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
