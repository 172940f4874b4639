import { useSyncExternalStore } from 'react';
import { createEmitter } from '../offline/createEmitter.ts';

/** One shared timer per interval; it runs only while a component uses it. */
function createTicker(intervalMs: number) {
  let now = Date.now();
  const { emit, subscribe } = createEmitter(() => {
    now = Date.now();
    const timer = setInterval(() => {
      now = Date.now();
      emit();
    }, intervalMs);
    return () => clearInterval(timer);
  });
  return { subscribe, read: () => now };
}

const TICKERS = { second: createTicker(1000), minute: createTicker(60_000) };

/** Milliseconds since the epoch: a new value each second, or each minute. */
export function useNow(unit: keyof typeof TICKERS): number {
  const { subscribe, read } = TICKERS[unit];
  return useSyncExternalStore(subscribe, read, read);
}
