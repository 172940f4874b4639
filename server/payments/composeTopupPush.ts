import { and, eq } from 'drizzle-orm';
import type { ComposePush } from '../notices/noticesDeps.ts';
import { topups } from './tables.ts';

/** A payment that has become coins. No amount of money: it can be read on a locked screen. */
export const composeTopupPush: ComposePush = async (queries, { reference, recipient }) => {
  const [topup] = await queries
    .select()
    .from(topups)
    .where(and(eq(topups.id, reference), eq(topups.userId, recipient.userId), eq(topups.state, 'completed')));
  if (!topup) return null;
  const coins = (topup.creditAmount + topup.bonusCredits).toLocaleString(
    recipient.language === 'id' ? 'id-ID' : 'en-US',
  );
  return {
    kind: 'payment',
    title: recipient.language === 'id' ? 'Pembayaranmu sudah masuk' : 'Your payment arrived',
    body: recipient.language === 'id' ? `${coins} koin siap dipakai.` : `${coins} coins are ready to use.`,
    tag: `topup-${topup.id}`,
    url: `/payments/detail/${topup.reference}`,
    is_news: true,
    actions: [],
    image: null,
    about: { type: 'topup', id: topup.id },
  };
};
