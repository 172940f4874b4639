/**
 * The open modal dialogs, the uppermost last. Everything outside the uppermost one is inert, so whatever must be seen and
 * heard meanwhile (toasts) is drawn inside it.
 */
let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog on top; returns what takes it away again. */
export function pushLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((layer) => layer !== element));
}

export function subscribeToLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The uppermost open dialog, if any. */
export function readTopLayer(): HTMLElement | undefined {
  return layers.at(-1);
}
