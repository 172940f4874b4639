import { and, eq } from 'drizzle-orm';
import { type Language, LANGUAGE_TAGS } from '../../contract/languages.ts';
import type { ComposePush } from '../notices/noticesDeps.ts';
import { topups } from './tables.ts';

const TEXTS: Record<Language, { title: string; body: (coins: string) => string }> = {
  id: { title: 'Pembayaranmu sudah masuk', body: (coins) => `${coins} koin siap dipakai.` },
  en: { title: 'Your payment arrived', body: (coins) => `${coins} credits are ready to use.` },
};

/** Push message for a credited payment. Without the amount of money, since locked screens show it. */
export const composeTopupPush: ComposePush = async (queries, { reference, recipient }) => {
  const [topup] = await queries
    .select()
    .from(topups)
    .where(and(eq(topups.id, reference), eq(topups.userId, recipient.userId), eq(topups.state, 'completed')));
  if (!topup) return null;
  const coins = (topup.creditAmount + topup.bonusCredits).toLocaleString(LANGUAGE_TAGS[recipient.language]);
  const { title, body } = TEXTS[recipient.language];
  return {
    kind: 'payment',
    title,
    body: body(coins),
    tag: `topup-${topup.id}`,
    url: `/payments/detail/${topup.reference}`,
    is_news: true,
    actions: [],
    image: null,
    about: { type: 'topup', id: topup.id },
  };
};
