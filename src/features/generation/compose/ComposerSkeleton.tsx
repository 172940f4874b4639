import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Placeholder for the composer while the models load, in its place, collapsed on phones. */
export function ComposerSkeleton() {
  return (
    <>
      <div className="sticky bottom-(--dock,0px) order-2 -mx-4 flex flex-col gap-2.5 px-4 pt-3 pb-2 lg:top-24 lg:row-span-2 lg:row-start-1 lg:mx-0 lg:gap-4 lg:px-0 lg:pt-0">
        <Skeleton className="h-11.5 w-full" />
        <div className="flex gap-2.5">
          <Skeleton className="rounded-box! h-13.5 grow lg:h-39.5" />
          <Skeleton className="h-13.5 w-36 lg:hidden" />
        </div>
        <div className="hidden flex-wrap gap-2 py-0.5 lg:flex">
          <Skeleton className="h-11 w-36 shrink-0" />
          <Skeleton className="h-11 w-20 shrink-0" />
          <Skeleton className="h-11 w-20 shrink-0" />
          <Skeleton className="h-11 w-24 shrink-0" />
        </div>
        <div className="-my-2 hidden min-h-11 lg:block" />
        <div className="hidden gap-2 lg:flex">
          <Skeleton className="h-12 w-28" />
          <Skeleton className="h-12 grow" />
        </div>
      </div>
      <div className="order-1 grow space-y-3 py-5 lg:col-start-2 lg:row-start-2 lg:py-0">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="rounded-box! aspect-video w-full" />
      </div>
    </>
  );
}
