import { useEffect, useRef, useState } from 'react';

/**
 * Runs one thing at a time; a press meanwhile does nothing. Whoever uses it being taken away, as a dialog is by Cancel,
 * aborts the signal: what has not begun by then must not begin.
 */
export function useOneRun() {
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
