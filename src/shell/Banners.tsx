import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { visitOffer } from '../pwa/installOffer.ts';
import { useStore } from '../ui/useStore.ts';
import { lazyPart } from './lazyPart.ts';
import { loadNoticeOffer } from './noticeOffer.ts';

const Nothing = () => null;

const PendingPaymentSlot = lazyPart(
  async () => (await import('../features/payments/pending/PendingPaymentSlot.tsx')).PendingPaymentSlot as ComponentType,
);
const NoticeOffer = lazyPart(loadNoticeOffer);

/** What features show above a screen: a pending payment. */
export function Banners() {
  return (
    <Slot>
      <PendingPaymentSlot />
    </Slot>
  );
}

/** The offer of notifications, where nothing that is looked at stands below it. */
export function Notices() {
  const isWanted = useStore(visitOffer) === 'notices';
  return <Slot>{isWanted && <NoticeOffer />}</Slot>;
}

/** Loaded after the screen; if it fails, the screen stays. */
function Slot({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'banners'} errorComponent={Nothing}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}
