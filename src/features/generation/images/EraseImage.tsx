import type { DraftImage } from '../draft/draft.ts';
import { draftImages, draftSession } from '../draft/useDraft.ts';
import { EraseDialog } from './EraseDialog.tsx';

interface EraseImageProps {
  image: DraftImage;
  /** Called with the id of the image that replaces it. */
  onErased?: (id: string) => void;
  onClose: () => void;
}

/** Erases a part of an attached image. */
export function EraseImage({ image, onErased, onClose }: EraseImageProps) {
  return (
    <EraseDialog
      id={image.id}
      load={async () => {
        const blob = await draftImages().load(image.id);
        if (!blob) throw new Error('The image is gone.');
        return blob;
      }}
      onErased={(erased, edit) => {
        draftSession().change(edit);
        onErased?.(erased.id);
      }}
      onClose={onClose}
    />
  );
}
