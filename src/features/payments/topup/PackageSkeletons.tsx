import { Skeleton } from '../../../ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** In the place of the packages, of their size, and of the first bonus where there may be one. */
export function PackageSkeletons({ isFirstTopup }: { isFirstTopup: boolean }) {
  return (
    <>
      {isFirstTopup && <Skeleton className="h-18 w-full md:h-12" />}
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {CARDS.map((card) => (
          <Skeleton key={card} className={`rounded-box w-full ${isFirstTopup ? 'h-53.5' : 'h-44'}`} />
        ))}
      </div>
    </>
  );
}
