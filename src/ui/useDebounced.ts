import { useEffect, useRef } from 'react';

/** Milliseconds without typing before a search is sent. */
const TYPING_PAUSE_MS = 300;

/**
 * Passes on the typed text after a pause. Calls the latest `act`, so that other changes made meanwhile are not undone.
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
