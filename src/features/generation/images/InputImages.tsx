import type { DraftImage } from '../draft/draft.ts';
import { ImageStrip } from './ImageStrip.tsx';
import { ImageTile } from './ImageTile.tsx';
import { UnusedImages } from './UnusedImages.tsx';
import type { Attachments } from './useAttachments.ts';

interface InputImagesProps {
  images: readonly DraftImage[];
  /** How many of them the mode uses, from the first. */
  capacity: number;
  attachments: Attachments;
  /** What is there, or missing, is complained about. */
  hasProblem: boolean;
}

/** What the result starts from: the pictures in their order, or the place for them while there is none. Those that the mode has no use for are one line. */
export function InputImages({ images, capacity, attachments, hasProblem }: InputImagesProps) {
  if (images.length > 0 && capacity === 0) return <UnusedImages images={images} onRemove={attachments.removeAll} />;
  return images.length > 0 ? (
    <ImageStrip images={images} capacity={capacity} attachments={attachments} />
  ) : (
    <ImageTile capacity={capacity} attachments={attachments} hasProblem={hasProblem} />
  );
}
