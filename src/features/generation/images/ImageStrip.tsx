import { Trans, useLingui } from '@lingui/react/macro';
import ImagePlus from 'lucide-react/icons/image-plus';
import X from 'lucide-react/icons/x';
import { type DragEvent, lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { DraftImage } from '../draft/draft.ts';
import { pickFiles } from './pickedFiles.ts';
import type { Attachments } from './useAttachments.ts';
import { Thumbnail } from './Thumbnail.tsx';

const ImageSheet = lazy(async () => ({ default: (await import('./ImageSheet.tsx')).ImageSheet }));

interface ImageStripProps {
  images: readonly DraftImage[];
  /** How many of them the mode uses, counted from the first. */
  capacity: number;
  attachments: Attachments;
}

const DRAG_TYPE = 'application/x-kilas-image';

/** The attached images in order; each opens its sheet. Those that the mode does not use are pale. */
export function ImageStrip({ images, capacity, attachments }: ImageStripProps) {
  const { t } = useLingui();
  const [openId, setOpenId] = useState<string | null>(null);
  const position = images.findIndex((image) => image.id === openId);
  const open = images[position];
  const [only] = images;

  function handleDrop(event: DragEvent, target: number) {
    const id = event.dataTransfer.getData(DRAG_TYPE);
    const from = images.findIndex((image) => image.id === id);
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    attachments.move(id, target - from);
  }

  return (
    <div className="px-3 pt-3">
      <div className="flex items-center gap-2">
        <ol className="flex gap-2">
          {images.map((image, index) => (
            <li
              key={image.id}
              draggable={images.length > 1}
              onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, image.id)}
              onDragOver={(event) => event.dataTransfer.types.includes(DRAG_TYPE) && event.preventDefault()}
              onDrop={(event) => handleDrop(event, index)}
            >
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t`Image ${String(index + 1)} of ${String(images.length)}: look at it or change it`}
                onClick={() => setOpenId(image.id)}
                className={`border-line rounded-field bg-base-200 relative block size-14 overflow-hidden border ${index < capacity ? '' : 'opacity-40'}`}
              >
                <Thumbnail id={image.id} />
                {images.length > 1 && (
                  <span className="figures absolute start-1 bottom-1 rounded-full bg-black/70 px-1.5 text-xs font-bold text-white">
                    {index + 1}
                  </span>
                )}
              </button>
            </li>
          ))}
        </ol>
        {images.length < capacity && (
          <IconButton
            label={t`One image more`}
            icon={<ImagePlus className="size-5" aria-hidden="true" />}
            aria-busy={attachments.isPreparing || undefined}
            className="border-accent/45 bg-accent/5 rounded-field! text-accent size-14! border-2 border-dashed"
            onClick={() => pickFiles({ isSeveral: true, onFiles: (files) => void attachments.add(files) })}
          />
        )}
        {images.length === 1 && only && (
          <IconButton
            label={t`Remove the image`}
            icon={<X className="size-4" aria-hidden="true" />}
            onClick={() => attachments.remove(only.id)}
          />
        )}
        {images.length > capacity && (
          <p className="text-base-content/75 text-sm leading-snug">
            <Trans>This mode uses the first one only.</Trans>
          </p>
        )}
      </div>
      {open && (
        <Suspense>
          <ImageSheet
            image={open}
            position={position}
            count={images.length}
            attachments={attachments}
            onFollow={setOpenId}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </div>
  );
}
