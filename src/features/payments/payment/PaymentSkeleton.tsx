import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Placeholder for a payment. */
export function PaymentSkeleton() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="rounded-box h-72 w-full" />
      <Skeleton className="rounded-box h-56 w-full" />
    </div>
  );
}
