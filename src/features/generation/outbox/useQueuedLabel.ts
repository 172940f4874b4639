import { useLingui } from '@lingui/react/macro';
import { needsPerson, type OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import '../errorTexts.ts';
import type { Obstacle } from './useObstacle.ts';

/** The state of a queued request in a sentence. */
export function useQueuedLabel(entry: OutboxEntry, { missingCoins, isOver }: Obstacle): string {
  const { t } = useLingui();
  const { codeText } = useErrorTexts();
  const formats = useFormats();
  const language = useLanguage();
  const isOnline = useOnline();

  function problem(): string {
    const { error, quotedCoins } = entry;
    const { code = '', body } = error ?? {};
    if (code === 'price_risen' && body?.quote) {
      const now = formats.number(body.quote.coins);
      if (quotedCoins === null) return t`This costs ${now} credits. Send it?`;
      const before = formats.number(quotedCoins);
      return t`This now costs ${now} credits instead of ${before}. Nothing was charged.`;
    }
    if (missingCoins !== null) {
      const missing = formats.number(missingCoins);
      return isOver
        ? t`You have enough credits for this now.`
        : t`You are ${missing} credits short. Send it once you have topped up.`;
    }
    if (code === 'daily_limit_reached')
      return isOver
        ? t`The day’s limit has been reset since.`
        : t`Not enough was left of the day’s limit. It resets at 00:00 WIB; send it after that.`;
    if (code === 'idempotency_key_reused')
      return t`An earlier version of this did arrive: it is in your library. Send this one too?`;
    return codeText(code, body?.message);
  }

  /** Why it was not accepted yet. */
  function holdUp(): string {
    const told = entry.error?.body.pause?.[language];
    if (told) return t`${told} It is sent by itself once this goes on; nothing was charged.`;
    return t`No answer yet. It is tried again by itself.`;
  }

  if (entry.isWithdrawn) return isOnline ? t`Cancelling…` : t`Will be cancelled as soon as you are connected.`;
  if (needsPerson(entry)) return problem();
  if (!isOnline) return t`Waiting for a connection`;
  if (entry.state === 'sending') return t`Sending…`;
  return entry.state === 'retry' ? holdUp() : t`Will be sent in a moment`;
}
