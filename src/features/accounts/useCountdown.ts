import { useEffect, useState } from 'react';

/**
 * Whole seconds left until a moment, computed from the clock instead of counted, so that they are right after a phone
 * slept.
 */
export function useCountdown(initialSeconds: number) {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [left, setLeft] = useState(initialSeconds);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [endsAt]);

  return { left, restart: (seconds: number) => setEndsAt(Date.now() + seconds * 1000) };
}
