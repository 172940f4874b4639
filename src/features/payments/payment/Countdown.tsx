import type { TopupNow } from '../../../../contract/payments.ts';
import { formatDuration } from '../../../i18n/formatDuration.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useNow } from '../../../ui/useNow.ts';
import { type Clocked, secondsLeft } from './timeLeft.ts';

interface CountdownProps extends Clocked {
  topup: Pick<TopupNow, 'expires_at' | 'server_time'>;
}

/** The time left to pay, by the server's clock. Not a live region: announcing every second would help nobody. */
export function Countdown({ topup, updatedAt }: CountdownProps) {
  const language = useLanguage();
  const left = useSecondsLeft({ topup, updatedAt });
  return (
    <span role="timer" aria-live="off" className="figures whitespace-nowrap">
      {formatDuration(left, language)}
    </span>
  );
}

/** Whole seconds left to pay, updated every second; 0 once the time is over. */
export function useSecondsLeft({ topup, updatedAt }: CountdownProps): number {
  const { expires_at: expiresAt, server_time: serverTime } = topup;
  const now = useNow('second');
  // A new answer may have arrived after the last tick.
  return secondsLeft({ expiresAt, serverTime, updatedAt, now: Math.max(now, updatedAt) });
}
