import { createStore } from './createStore.ts';

/**
 * The open modal dialogs, the uppermost last. Everything outside the uppermost one is inert, so whatever must be seen and
 * heard meanwhile (toasts) is drawn inside it.
 */
export const layers = createStore<readonly HTMLElement[]>([]);

/** Puts a dialog on top; returns what takes it away again. */
export function pushLayer(element: HTMLElement): () => void {
  layers.write([...layers.read(), element]);
  return () => layers.write(layers.read().filter((layer) => layer !== element));
}
