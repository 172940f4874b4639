import { useEffect, useRef, useState } from 'react';

/**
 * Runs one action at a time; while it runs, further calls do nothing. Unmounting (Cancel closes the dialog) aborts the
 * signal: steps that have not started by then must not start.
 */
export function useExclusiveAction() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const current = useRef<AbortController | null>(null);

  useEffect(() => () => current.current?.abort(), []);

  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (current.current) return;
    const own = new AbortController();
    current.current = own;
    setError(null);
    setIsBusy(true);
    try {
      await work(own.signal);
    } catch (failure) {
      setError(failure);
    }
    current.current = null;
    setIsBusy(false);
  }

  return { isBusy, error, run };
}
