import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The shapes of the first curated samples. */
const SHAPES = [
  'aspect-square',
  'aspect-9/16',
  'aspect-3/4',
  'aspect-square',
  'aspect-9/16',
  'aspect-9/16',
  'aspect-video',
  'aspect-3/4',
];

/** Placeholders for the cards. */
export function TemplateGridSkeleton() {
  return (
    <div className="columns-2 tiny:columns-1 gap-3 md:columns-3 lg:columns-4">
      {SHAPES.map((shape, index) => (
        <div key={index} className="mb-3 break-inside-avoid space-y-2">
          <Skeleton className={`rounded-box ${shape}`} />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
