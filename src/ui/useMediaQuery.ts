import { useCallback, useSyncExternalStore } from 'react';

/** Calls `listener` whenever a media query starts or ceases to match. @returns what ends that */
export function watchMedia(query: string, listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether a media query matches now, also after the window was resized or the device turned. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((listener: () => void) => watchMedia(query, listener), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
