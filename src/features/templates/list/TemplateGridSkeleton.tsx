import { Skeleton } from '../../../ui/Skeleton.tsx';
import { COLUMNS, SHELF } from './TemplateGrid.tsx';

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
export function TemplateGridSkeleton({ isShelf = false }: { isShelf?: boolean }) {
  return (
    <div className={isShelf ? SHELF : COLUMNS}>
      {SHAPES.map((shape, index) => (
        <div key={index} className={`space-y-2 ${isShelf ? '' : 'mb-3 break-inside-avoid'}`}>
          <Skeleton className={`rounded-box ${isShelf ? 'aspect-video' : shape}`} />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
