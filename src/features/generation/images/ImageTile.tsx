import { Trans } from '@lingui/react/macro';
import Camera from 'lucide-react/icons/camera';
import ImagePlus from 'lucide-react/icons/image-plus';
import Images from 'lucide-react/icons/images';
import { useRef, useState } from 'react';
import { Spinner } from '../../../ui/Spinner.tsx';
import { AttachSheet } from './AttachSheet.tsx';
import { hasCamera, pickFiles } from './pickedFiles.ts';
import type { Attachments } from './useAttachments.ts';

interface ImageTileProps {
  /** How many images the mode takes. */
  capacity: number;
  attachments: Attachments;
  /** It was left empty, or its file was refused. */
  hasProblem: boolean;
}

const WAY = 'btn btn-ghost gap-1.5 px-2.5 text-sm font-semibold';

/** The empty place of an image. A press opens the file picker; camera and library are below. */
export function ImageTile({ capacity, attachments, hasProblem }: ImageTileProps) {
  const library = useRef<HTMLButtonElement>(null);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const { isSeveral, isPreparing } = attachments;
  const take = (files: readonly Blob[]) => void attachments.add(files);

  return (
    <div className="px-3 pt-3">
      <div
        className={`rounded-field bg-accent/5 border-2 border-dashed ${hasProblem ? 'border-error' : 'border-accent/45'}`}
      >
        <button
          type="button"
          aria-busy={isPreparing || undefined}
          onClick={() => pickFiles({ isSeveral, onFiles: take })}
          className="hover:bg-accent/8 flex min-h-14 w-full items-center gap-3 tiny:flex-col tiny:items-start tiny:gap-1 rounded-t-[inherit] px-3 pt-1 text-start transition-colors lg:pt-2"
        >
          <span className="text-accent grid size-7 shrink-0 place-items-center" aria-hidden="true">
            {isPreparing ? <Spinner className="size-6" /> : <ImagePlus className="size-7" />}
          </span>
          <span className="min-w-0 leading-snug">
            <span className="block font-semibold">
              {capacity > 1 ? <Trans>Add up to {capacity} images, in order</Trans> : <Trans>Add your image</Trans>}
            </span>
            <span className="text-base-content/75 block text-sm">
              <Trans>JPG, PNG, WebP, 10 MB at most</Trans>
            </span>
            <span className="text-base-content/75 hidden text-sm lg:block">
              <Trans>Choose, paste or drop it here.</Trans>
            </span>
          </span>
        </button>
        <div className="typing:hidden flex flex-wrap px-0.5">
          {hasCamera() && (
            <button
              type="button"
              className={WAY}
              onClick={() => pickFiles({ isSeveral, isCamera: true, onFiles: take })}
            >
              <Camera className="size-4.5" aria-hidden="true" />
              <Trans>Take a photo</Trans>
            </button>
          )}
          <button
            ref={library}
            type="button"
            className={WAY}
            aria-haspopup="dialog"
            onClick={() => setIsLibraryOpen(true)}
          >
            <Images className="size-4.5" aria-hidden="true" />
            <Trans>From your library</Trans>
          </button>
        </div>
      </div>
      {isLibraryOpen && (
        <AttachSheet
          startsInLibrary
          anchor={library}
          isSeveral={isSeveral}
          onFiles={take}
          onClose={() => setIsLibraryOpen(false)}
        />
      )}
    </div>
  );
}
