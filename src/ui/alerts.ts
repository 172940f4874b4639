import { createStore } from './createStore.ts';

/** The text of the open alert; null when there is none. */
export const alerts = createStore<string | null>(null);

/** Shows an alert from anywhere. A later one replaces an earlier one. */
export function showAlert(text: string): void {
  alerts.write(text);
}

export function closeAlert(): void {
  alerts.write(null);
}
