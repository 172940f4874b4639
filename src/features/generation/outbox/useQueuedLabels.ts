import { useLingui } from '@lingui/react/macro';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import '../errorTexts.ts';

/** The state of a queued request in a sentence. */
export function useQueuedLabels() {
  const { t } = useLingui();
  const { codeText } = useErrorTexts();
  const formats = useFormats();
  const language = useLanguage();
  const isOnline = useOnline();

  function problem({ error, quotedCoins }: OutboxEntry): string {
    const { code = '', body } = error ?? {};
    if (code === 'price_risen' && body?.quote) {
      const now = formats.number(body.quote.coins);
      if (quotedCoins === null) return t`This costs ${now} credits. Send it?`;
      const before = formats.number(quotedCoins);
      return t`This now costs ${now} credits instead of ${before}. Nothing was charged.`;
    }
    if (code === 'insufficient_credits' && body?.required !== undefined && body.balance !== undefined) {
      const missing = formats.number(body.required - body.balance);
      return t`You are ${missing} credits short. It stays here until you have topped up.`;
    }
    if (code === 'daily_limit_reached')
      return t`Today’s limit is used up. It resets at 00:00 WIB; this stays here until then.`;
    if (code === 'idempotency_key_reused')
      return t`An earlier version of this did arrive: it is in your library. Send this one too?`;
    return codeText(code, body?.message);
  }

  /** Why it was not accepted yet. */
  function holdUp({ error }: OutboxEntry): string {
    const told = error?.body.pause?.[language];
    if (told) return t`${told} It is sent by itself once this goes on; nothing was charged.`;
    return t`No answer yet. It is tried again by itself.`;
  }

  return (entry: OutboxEntry): string => {
    if (entry.isWithdrawn) return isOnline ? t`Cancelling…` : t`Will be cancelled as soon as you are connected.`;
    switch (entry.state) {
      case 'queued':
      case 'signed-out':
        return isOnline ? t`Will be sent in a moment` : t`Waiting for a connection`;
      case 'sending':
        return t`Sending…`;
      case 'retry':
        return isOnline ? holdUp(entry) : t`Waiting for a connection`;
      case 'needs-you':
      case 'refused':
        return problem(entry);
    }
  };
}
