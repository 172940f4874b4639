import { useSyncExternalStore } from 'react';
import { watchMedia } from '../../../ui/useMediaQuery.ts';

const WIDE = '(min-width: 48rem)';
/** In rem, so that larger text gets larger rows: of a failed one, the prompt, two lines of reason, the coins, actions. */
const PHONE_REM = 10;
const WIDE_REM = 8.75;

const subscribe = (listener: () => void) => watchMedia(WIDE, listener);

function read(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.round(rem * (matchMedia(WIDE).matches ? WIDE_REM : PHONE_REM));
}

/** Height of a row of the history, in CSS pixels. */
export function useRowHeight(): number {
  return useSyncExternalStore(subscribe, read, () => PHONE_REM * 16);
}
