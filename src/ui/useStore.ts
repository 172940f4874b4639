import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/**
 * Subscribes to a store's value.
 * @param drawn the value for server-side rendering, which has no user; defaults to the store's own
 */
export function useStore<Value>({ subscribe, read }: Store<Value>, drawn: () => Value = read): Value {
  return useSyncExternalStore(subscribe, read, drawn);
}
