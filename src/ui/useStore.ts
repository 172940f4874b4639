import { useSyncExternalStore } from 'react';
import type { Store } from './createStore.ts';

/** Follows a store's value. @param drawn what the server draws with, which has nobody's values; the store's own when left out */
export function useStore<Value>({ subscribe, read }: Store<Value>, drawn: () => Value = read): Value {
  return useSyncExternalStore(subscribe, read, drawn);
}
