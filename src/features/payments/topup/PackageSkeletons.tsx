import { Skeleton } from '../../../ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** In the place of the first bonus and the packages, of their size. */
export function PackageSkeletons() {
  return (
    <>
      <Skeleton className="h-18 w-full md:h-12" />
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className="rounded-box h-53.5 w-full" />
        ))}
      </div>
    </>
  );
}
