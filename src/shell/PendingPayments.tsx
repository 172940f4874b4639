import { lazy, Suspense } from 'react';

const PendingPaymentSlot = lazy(async () => ({
  default: (await import('../features/payments/pending/PendingPaymentSlot.tsx')).PendingPaymentSlot,
}));

/** The banner of a payment that waits, for screens of other rooms. Comes after the screen itself. */
export function PendingPayments() {
  return (
    <Suspense>
      <PendingPaymentSlot />
    </Suspense>
  );
}
