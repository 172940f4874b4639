import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { visitOffer } from '../pwa/installOffer.ts';
import { useStore } from '../ui/useStore.ts';
import { lazyPart } from './lazyPart.ts';
import { loadNoticeOffer } from './noticeOffer.ts';

const Nothing = () => null;

const PendingPaymentSlot = lazyPart(
  async () => (await import('../features/payments/pending/PendingPaymentSlot.tsx')).PendingPaymentSlot as ComponentType,
);
const NoticeOffer = lazyPart(loadNoticeOffer);

/**
 * Banners of features above a screen: a pending payment, the offer of notifications. Loaded after the screen; if they
 * fail, the screen stays.
 */
export function Banners() {
  const isOfferWanted = useStore(visitOffer) === 'notices';
  return (
    <CatchBoundary getResetKey={() => 'banners'} errorComponent={Nothing}>
      <Suspense>
        <PendingPaymentSlot />
      </Suspense>
      <Suspense>{isOfferWanted && <NoticeOffer />}</Suspense>
    </CatchBoundary>
  );
}
