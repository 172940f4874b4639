import { createEmitter } from '../offline/createEmitter.ts';

/** A value outside React; components subscribe by useStore. */
export interface Store<Value> {
  read(): Value;
  /** Notifies the listeners, unless the value is the same. */
  write(value: Value): void;
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  const { emit, subscribe } = createEmitter();
  let value = initial;
  return {
    read: () => value,
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      emit();
    },
    subscribe,
  };
}
