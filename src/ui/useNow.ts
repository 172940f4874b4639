import { useSyncExternalStore } from 'react';

/** One shared timer per interval; it runs only while a component uses it. */
function createTicker(intervalMs: number) {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (!timer) {
        now = Date.now();
        timer = setInterval(tick, intervalMs);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => now,
  };
}

const TICKERS = { second: createTicker(1000), minute: createTicker(60_000) };

/** Milliseconds since the epoch: a new value each second, or each minute. */
export function useNow(unit: keyof typeof TICKERS): number {
  const { subscribe, read } = TICKERS[unit];
  return useSyncExternalStore(subscribe, read, read);
}
