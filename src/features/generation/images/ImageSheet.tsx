import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Crop from 'lucide-react/icons/crop';
import Eraser from 'lucide-react/icons/eraser';
import Replace from 'lucide-react/icons/replace';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import type { DraftImage } from '../draft/draft.ts';
import { CropTool } from './CropTool.tsx';
import { EraseImage } from './EraseImage.tsx';
import { pickFiles } from './pickedFiles.ts';
import type { Attachments } from './useAttachments.ts';
import { useCanErase } from './useCanErase.ts';
import { useImageUrl } from './useImageUrl.ts';

interface ImageSheetProps {
  image: DraftImage;
  /** From 0. */
  position: number;
  count: number;
  attachments: Attachments;
  /** The image was replaced; called with the id of the new one, which is shown from now on. */
  onFollow: (id: string) => void;
  onClose: () => void;
}

/** One attached image: view, crop, erase a part, replace, move among the others, remove. */
export function ImageSheet({ image, position, count, attachments, onFollow, onClose }: ImageSheetProps) {
  const { t } = useLingui();
  const url = useImageUrl(image.id);
  const [isCropping, setIsCropping] = useState(false);
  const [isErasing, setIsErasing] = useState(false);
  const canErase = useCanErase();
  const number = position + 1;

  function replace() {
    pickFiles({
      isSeveral: false,
      onFiles(files) {
        onClose();
        void attachments.replace(image.id, files);
      },
    });
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={
        isCropping ? (
          <Trans>Crop to a ratio</Trans>
        ) : count > 1 ? (
          <Trans>
            Image {number} of {count}
          </Trans>
        ) : (
          <Trans>Your image</Trans>
        )
      }
    >
      {isCropping && url ? (
        <CropTool
          image={image}
          url={url}
          onCancel={() => setIsCropping(false)}
          onDone={async (cut) => {
            onFollow(await attachments.putCut(image.id, cut));
            setIsCropping(false);
          }}
        />
      ) : (
        <div className="space-y-4">
          <div className="bg-base-200 rounded-box grid min-h-40 place-items-center overflow-hidden">
            {url && (
              <img
                src={url}
                alt={t`The image you attached`}
                width={image.width}
                height={image.height}
                className="max-h-[45dvh] w-auto object-contain"
              />
            )}
          </div>
          <div className="grid grid-cols-2 tiny:grid-cols-1 gap-2">
            <Button
              variant="outline"
              disabled={!url}
              icon={<Crop className="size-5" aria-hidden="true" />}
              onClick={() => setIsCropping(true)}
            >
              <Trans>Crop</Trans>
            </Button>
            {canErase && (
              <Button
                variant="outline"
                disabled={!url}
                aria-haspopup="dialog"
                icon={<Eraser className="size-5" aria-hidden="true" />}
                onClick={() => setIsErasing(true)}
              >
                <Trans>Erase a part</Trans>
              </Button>
            )}
            <Button variant="outline" icon={<Replace className="size-5" aria-hidden="true" />} onClick={replace}>
              <Trans>Replace</Trans>
            </Button>
            {count > 1 && (
              <>
                <Button
                  variant="outline"
                  isOff={position === 0}
                  icon={<ArrowLeft className="size-5" aria-hidden="true" />}
                  onClick={() => attachments.move(image.id, -1)}
                >
                  <Trans>Earlier</Trans>
                </Button>
                <Button
                  variant="outline"
                  isOff={position === count - 1}
                  icon={<ArrowRight className="size-5" aria-hidden="true" />}
                  onClick={() => attachments.move(image.id, 1)}
                >
                  <Trans>Later</Trans>
                </Button>
              </>
            )}
          </div>
          <Button
            variant="ghost"
            className="text-error"
            icon={<Trash2 className="size-5" aria-hidden="true" />}
            onClick={() => {
              onClose();
              attachments.remove(image.id);
            }}
          >
            <Trans>Remove the image</Trans>
          </Button>
        </div>
      )}
      {isErasing && <EraseImage image={image} onErased={onFollow} onClose={onClose} />}
    </Sheet>
  );
}
