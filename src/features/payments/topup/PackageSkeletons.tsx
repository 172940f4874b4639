import { Skeleton } from '../../../ui/Skeleton.tsx';

const CARDS = [1, 2, 3, 4, 5, 6];

/** Placeholder of the same size as the packages; `hasBonus` where each may show the first bonus. */
export function PackageSkeletons({ hasBonus }: { hasBonus: boolean }) {
  return (
    <div className="grid grid-cols-2 tiny:grid-cols-1 gap-3 xl:grid-cols-3">
      {CARDS.map((card) => (
        <Skeleton key={card} className={`rounded-box w-full ${hasBonus ? 'h-53.5' : 'h-44'}`} />
      ))}
    </div>
  );
}
