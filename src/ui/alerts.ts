import { createStore } from './createStore.ts';

/** The sentence that must be read before anything else; null when there is none. */
export const alerts = createStore<string | null>(null);

/** Shows such a sentence, from anywhere. Later ones take the place of earlier ones. */
export function showAlert(text: string): void {
  alerts.write(text);
}

export function closeAlert(): void {
  alerts.write(null);
}
