import { Skeleton } from '../../../ui/Skeleton.tsx';

const GROUPS = [1, 5, 7] as const;
const HEIGHTS = { 1: 'rounded-box h-16 w-full', 5: 'rounded-box h-80 w-full', 7: 'rounded-box h-112 w-full' };

/** Placeholder of the same size as the payment methods. */
export function MethodSkeletons() {
  return (
    <div className="space-y-5">
      <Skeleton className="h-7 w-48" />
      {GROUPS.map((rows) => (
        <div key={rows} className="space-y-2">
          <Skeleton className="h-6 w-32" />
          <Skeleton className={HEIGHTS[rows]} />
        </div>
      ))}
    </div>
  );
}
