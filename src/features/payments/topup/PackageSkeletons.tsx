import { Skeleton } from '../../../ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** In the place of the packages, of their size. */
export function PackageSkeletons() {
  return (
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
      {CARDS.map((card) => (
        <Skeleton key={card} className="rounded-box h-46 w-full" />
      ))}
    </div>
  );
}
