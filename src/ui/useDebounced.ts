import { useEffect, useRef } from 'react';

/** Milliseconds of rest before a search goes out. */
const TYPING_PAUSE_MS = 300;

/**
 * Hands on what is typed once the typing rests. `act` is asked for at that moment, not when the key was pressed: what
 * else was chosen in between must not be undone by it.
 */
export function useDebounced(act: (text: string) => void): (text: string) => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (text) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(text), TYPING_PAUSE_MS);
  };
}
