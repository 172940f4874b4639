import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, Suspense, useState } from 'react';
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
 * What features show above a screen: a pending payment. Loaded after the screen; if it fails, the screen stays.
 */
export function Banners() {
  return (
    <CatchBoundary getResetKey={() => 'banners'} errorComponent={Nothing}>
      <Suspense>
        <PendingPaymentSlot />
      </Suspense>
    </CatchBoundary>
  );
}

/** The offer of notifications, where nothing that is looked at stands below it. */
export function Notices() {
  const isWanted = useStore(visitOffer) === 'notices';
  return (
    <CatchBoundary getResetKey={() => 'notices'} errorComponent={Nothing}>
      <Suspense>{isWanted && <NoticeOffer />}</Suspense>
    </CatchBoundary>
  );
}

/** The same at the top of a screen: only from its opening on, because it would push down what is looked at. */
export function NoticesFromStart() {
  const [isOpen] = useState(() => visitOffer.read() === 'notices');
  return isOpen && <Notices />;
}
