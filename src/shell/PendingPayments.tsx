import { type ComponentType, lazy, Suspense } from 'react';
import { fetchUnawaited } from '../pwa/missingFiles.ts';

/** Where its file cannot be had, the screen it stands in is worth more than the banner. */
const PendingPaymentSlot = lazy(() =>
  fetchUnawaited(() => import('../features/payments/pending/PendingPaymentSlot.tsx')).then(
    ({ PendingPaymentSlot: Slot }) => ({ default: Slot as ComponentType }),
    () => ({ default: () => null }),
  ),
);

/** The banner of a payment that waits, for screens of other rooms. Comes after the screen itself. */
export function PendingPayments() {
  return (
    <Suspense>
      <PendingPaymentSlot />
    </Suspense>
  );
}
