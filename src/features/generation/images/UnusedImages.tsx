import { Trans, useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { DraftImage } from '../draft/draft.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** Images that this mode does not use, in one line. They stay for a mode that does, unless they are removed. */
export function UnusedImages({ images, onRemove }: { images: readonly DraftImage[]; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <div className="border-line flex items-center gap-2 border-b ps-4 pe-1">
      <span className="flex -space-x-2" aria-hidden="true">
        {images.map(({ id }) => (
          <span
            key={id}
            className="border-surface bg-base-200 relative size-7 overflow-hidden rounded-lg border-2 opacity-60"
          >
            <Thumbnail id={id} />
          </span>
        ))}
      </span>
      <span className="text-base-content/75 grow text-sm leading-snug">
        <Trans>Not used: this mode works without images.</Trans>
      </span>
      <IconButton label={t`Remove the images`} icon={<X className="size-4" aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}
