import { useLingui } from '@lingui/react/macro';
import type { DraftImage } from '../draft/draft.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The images while the composer is collapsed: a small first one with their number; a press expands the composer. */
export function CollapsedImages({ images, onPress }: { images: readonly DraftImage[]; onPress: () => void }) {
  const { t } = useLingui();
  const [first] = images;
  if (!first) return null;
  return (
    <button
      type="button"
      onClick={onPress}
      aria-label={t`Your images: open`}
      className="relative grid size-11 place-items-center"
    >
      <span className="bg-base-200 relative size-9 overflow-hidden rounded-lg">
        <Thumbnail id={first.id} />
      </span>
      {images.length > 1 && (
        <span className="figures absolute end-0 bottom-0 rounded-full bg-black/75 px-1.5 text-xs font-bold text-white">
          {images.length}
        </span>
      )}
    </button>
  );
}
