import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { loadMessages } from '../i18n/messages.ts';
import { useStore } from '../ui/useStore.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { noticeOffer } from './noticeOffer.ts';

const Nothing = () => null;

/** Where its file cannot be had, the screen it stands in is worth more than the banner. */
const late = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    prefetchQuietly(load).then(
      (Banner) => ({ default: Banner }),
      () => ({ default: Nothing as ComponentType }),
    ),
  );

const PendingPaymentSlot = late(
  async () => (await import('../features/payments/pending/PendingPaymentSlot.tsx')).PendingPaymentSlot as ComponentType,
);
const NoticeOffer = late(async () => {
  const [{ NoticeOffer: Offer }] = await Promise.all([
    import('../features/accounts/notices/NoticeOffer.tsx'),
    loadMessages('accounts'),
  ]);
  return Offer;
});

/** What other rooms have to say above a screen: a payment that waits, the offer to be told. Comes after the screen, and never takes it away. */
export function Banners() {
  const isOfferWanted = useStore(noticeOffer);
  return (
    <CatchBoundary getResetKey={() => 'banners'} errorComponent={Nothing}>
      <Suspense>
        <PendingPaymentSlot />
      </Suspense>
      <Suspense>{isOfferWanted && <NoticeOffer />}</Suspense>
    </CatchBoundary>
  );
}
