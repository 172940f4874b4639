/** Passes events to whoever subscribed. `createStore` (ui) is for values that are read as well. */
export interface Emitter<Event> {
  emit(event: Event): void;
  hasListeners(): boolean;
  /** @returns a function that unsubscribes */
  subscribe(listener: (event: Event) => void): () => void;
}

/**
 * The one set of listeners that everything else is made of.
 * @param start runs when the first listener subscribes; what it returns runs when the last one has unsubscribed.
 */
export function createEmitter<Event = void>(start?: () => () => void): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  let stop: (() => void) | undefined;
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    hasListeners: () => listeners.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}
