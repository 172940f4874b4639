import { Skeleton } from '../../../ui/Skeleton.tsx';

const CELLS = 12;

/** Placeholders for the library. */
export function GridSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
      {Array.from({ length: CELLS }, (_, index) => (
        <Skeleton key={index} className="aspect-square" />
      ))}
    </div>
  );
}
