import type { DraftImage } from '../draft/draft.ts';
import { ImageStrip } from './ImageStrip.tsx';
import { ImageTile } from './ImageTile.tsx';
import { UnusedImages } from './UnusedImages.tsx';
import type { Attachments } from './useAttachments.ts';

interface InputImagesProps {
  images: readonly DraftImage[];
  /** How many of them the mode uses, counted from the first. */
  capacity: number;
  attachments: Attachments;
  /** There is an error about an image, or about a missing one. */
  hasProblem: boolean;
}

/** The input images in order, or a place to add one. If the mode uses none, they are one line. */
export function InputImages({ images, capacity, attachments, hasProblem }: InputImagesProps) {
  if (images.length > 0 && capacity === 0) return <UnusedImages images={images} onRemove={attachments.removeAll} />;
  return images.length > 0 ? (
    <ImageStrip images={images} capacity={capacity} attachments={attachments} />
  ) : (
    <ImageTile capacity={capacity} attachments={attachments} hasProblem={hasProblem} />
  );
}
