import { useSyncExternalStore } from 'react';
import { createEmitter } from '../offline/createEmitter.ts';

/** One shared timer per interval; it runs only while a component uses it. */
function createTicker(intervalMs: number) {
  let now = Date.now();
  const { emit, subscribe } = createEmitter(() => {
    const timer = setInterval(() => {
      now = Date.now();
      emit();
    }, intervalMs);
    return () => clearInterval(timer);
  });
  const read = () => {
    // The timer rests while nobody listens, and a device's clock may be set back.
    if (Math.abs(Date.now() - now) > intervalMs * 1.5) now = Date.now();
    return now;
  };
  return { subscribe, read };
}

const TICKERS = { second: createTicker(1000), minute: createTicker(60_000) };

/** Milliseconds since the epoch: a new value each second, or each minute. */
export function useNow(unit: keyof typeof TICKERS): number {
  const { subscribe, read } = TICKERS[unit];
  return useSyncExternalStore(subscribe, read, read);
}
