import { lazy, Suspense } from 'react';
import { loadMessages } from '../../../i18n/messages.ts';
import { useWaitingTopups } from './useWaitingTopups.ts';

const PendingPaymentBanner = lazy(loadBanner);

async function loadBanner() {
  const [{ PendingPaymentBanner: banner }] = await Promise.all([
    import('./PendingPaymentBanner.tsx'),
    loadMessages('payments'),
  ]);
  return { default: banner };
}

/** For screens of other features: loads the banner and its texts only when a payment is pending. */
export function PendingPaymentSlot() {
  if (useWaitingTopups().waiting.length === 0) return null;
  return (
    <Suspense>
      <PendingPaymentBanner />
    </Suspense>
  );
}
