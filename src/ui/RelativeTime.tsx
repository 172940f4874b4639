import { useFormats } from '../i18n/useFormats.ts';
import { useNow } from './useNow.ts';

/** "5 menit yang lalu", kept up to date; the exact time is in the tooltip and in `datetime`. `at` is ISO-8601. */
export function RelativeTime({ at }: { at: string }) {
  const formats = useFormats();
  const now = useNow('minute');
  return (
    <time dateTime={at} title={formats.dateTime(at)}>
      {formats.relative(at, now)}
    </time>
  );
}
