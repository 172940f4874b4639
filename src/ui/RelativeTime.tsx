import { useSyncExternalStore } from 'react';
import { useFormats } from '../i18n/useFormats.ts';
import { readMinute, subscribeToMinutes } from './minuteClock.ts';

/** "5 menit yang lalu", kept current; the exact moment is in the tooltip and for machines. `at` is ISO-8601. */
export function RelativeTime({ at }: { at: string }) {
  const formats = useFormats();
  const now = useSyncExternalStore(subscribeToMinutes, readMinute, readMinute);
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.relative(at, now)}
    </time>
  );
}
