import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import { useStore } from '../ui/useStore.ts';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { loadNoticeOffer, noticeOffer } from './noticeOffer.ts';

const Nothing = () => null;

/** A lazy banner; if its file cannot be loaded, the screen is shown without it. */
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
const NoticeOffer = late(loadNoticeOffer);

/**
 * Banners of features above a screen: a pending payment, the offer of notifications. Loaded after the screen; a failure
 * never replaces it.
 */
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
