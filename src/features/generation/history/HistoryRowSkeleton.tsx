import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Placeholder for a row. */
export function HistoryRowSkeleton() {
  return (
    <div className="flex h-full gap-3 py-3 md:items-center md:gap-5">
      <Skeleton className="aspect-video h-16 shrink-0 md:h-22" />
      <div className="grow space-y-2">
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
    </div>
  );
}
