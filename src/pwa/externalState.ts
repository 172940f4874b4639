import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export interface ExternalState<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createExternalState<Value>(initial: Value): ExternalState<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Follows the value from a component. */
export function useExternalState<Value>(state: ExternalState<Value>): Value {
  return useSyncExternalStore(state.subscribe, state.get, state.get);
}
