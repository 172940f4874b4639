import { useState } from 'react';
import { useNow } from '../../ui/useNow.ts';

/**
 * Whole seconds left until a moment, computed from the clock instead of counted, so that they are right after a phone
 * slept.
 */
export function useCountdown(initialSeconds: number) {
  const now = useNow('second');
  const begin = (seconds: number) => ({ seconds, at: Date.now() });
  const [begun, setBegun] = useState(() => begin(initialSeconds));
  // It may have begun after the last tick.
  const passedMs = Math.max(0, now - begun.at);
  return {
    left: Math.max(0, Math.ceil(begun.seconds - passedMs / 1000)),
    restart: (seconds: number) => setBegun(begin(seconds)),
  };
}
