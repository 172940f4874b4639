import { createStore } from './createStore.ts';

/**
 * The open modal dialogs, the topmost last. Everything outside the topmost one is inert, so toasts are rendered inside
 * it to stay visible and announced.
 */
export const layers = createStore<readonly HTMLElement[]>([]);

/** Puts a dialog on top; returns a function that removes it. */
export function pushLayer(element: HTMLElement): () => void {
  layers.write([...layers.read(), element]);
  return () => layers.write(layers.read().filter((layer) => layer !== element));
}
