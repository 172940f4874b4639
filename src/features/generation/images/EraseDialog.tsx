import { Trans, useLingui } from '@lingui/react/macro';
import Eraser from 'lucide-react/icons/eraser';
import { useState } from 'react';
import { MAX_ERASED_SHARE } from '../../../../contract/limits.ts';
import { reportFailure } from '../../../api/reportFailure.ts';
import { Button } from '../../../ui/Button.tsx';
import { BrushControls } from '../brush/BrushControls.tsx';
import { BrushDialog } from '../brush/BrushDialog.tsx';
import { BrushStage } from '../brush/BrushStage.tsx';
import { createCutOut, type CutOut } from '../brush/cutOutCanvas.ts';
import { type Draft, type DraftImage, withImages, withPrompt } from '../draft/draft.ts';
import { storePicture } from './storePicture.ts';

const MOST_PERCENT = MAX_ERASED_SHARE * 100;
const SAME_PLACE = { gridArea: '1 / 1' };

interface EraseDialogProps {
  /** The image's id. */
  id: string;
  load: () => Promise<Blob>;
  /** Called with what to make of the draft that the image is in, or is put into. */
  onErased: (image: DraftImage, edit: (draft: Draft) => Draft) => Promise<void> | void;
  onClose: () => void;
}

async function openWhole(load: () => Promise<Blob>): Promise<CutOut> {
  const whole = await createImageBitmap(await load(), { imageOrientation: 'from-image' });
  return createCutOut(whole, whole);
}

/**
 * Marks by hand what should go from a photo. The marked part becomes transparent, on this device and free of charge, and
 * the prompt asks for it to be filled.
 */
export function EraseDialog({ id, load, onErased, onClose }: EraseDialogProps) {
  return (
    <BrushDialog
      title={<Trans>Erase a part</Trans>}
      queryKey={['erase', id]}
      open={() => openWhole(load)}
      onClose={onClose}
    >
      {(picture, { onUnsaved, onUsed }) => (
        <Editor picture={picture} id={id} onUnsaved={onUnsaved} onUsed={onUsed} onErased={onErased} />
      )}
    </BrushDialog>
  );
}

interface EditorProps extends Pick<EraseDialogProps, 'id' | 'onErased'> {
  picture: CutOut;
  onUnsaved: (isUnsaved: boolean) => void;
  onUsed: () => void;
}

function Editor({ id, picture, onUnsaved, onUsed, onErased }: EditorProps) {
  const { t } = useLingui();
  const [thickness, setThickness] = useState(0.05);
  const [strokes, setStrokes] = useState(picture.strokes().length);
  const [isBusy, setIsBusy] = useState(false);
  const isTooMuch = strokes > 0 && picture.removedShare() > MAX_ERASED_SHARE;

  function show() {
    const count = picture.strokes().length;
    setStrokes(count);
    onUnsaved(count > 0);
  }

  async function use() {
    setIsBusy(true);
    try {
      const image = await storePicture(await picture.toPng());
      const wish = t`remove the marked part`;
      await onErased(image, (draft) => {
        const images = draft.images.some((each) => each.id === id)
          ? draft.images.map((each) => (each.id === id ? image : each))
          : [image];
        return withPrompt(withImages(draft, images), wish, draft.prompt.trim() || null);
      });
      onUsed();
    } catch (error) {
      reportFailure(error);
      setIsBusy(false);
    }
  }

  return (
    <>
      {/* In one place, so that the picture stays where it is while it is painted on. */}
      <div className="grid text-sm">
        <p className={`text-base-content/75 ${isTooMuch ? 'invisible' : ''}`} style={SAME_PLACE}>
          <Trans>
            Paint over what should go, with its shadow. Generating then fills its place from what is around it.
          </Trans>
        </p>
        <p role="alert" className="text-error font-medium" style={SAME_PLACE}>
          {isTooMuch && <Trans>That is too much to fill. Mark {MOST_PERCENT}% of the image at most.</Trans>}
        </p>
      </div>
      <BrushStage
        label={t`Your image. Move the brush with the arrow keys, erase with Enter.`}
        cutOut={picture}
        brush={{ kind: 'remove', thickness, spreads: false }}
        strokes={strokes}
        onStroke={(stroke) => {
          picture.apply(stroke);
          show();
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BrushControls
          thickness={thickness}
          onThickness={setThickness}
          canUndo={strokes > 0}
          onUndo={() => {
            picture.undo();
            show();
          }}
        />
      </div>
      <Button
        isWide
        disabled={strokes === 0 || isTooMuch}
        isBusy={isBusy}
        onClick={() => void use()}
        icon={<Eraser className="size-5" aria-hidden="true" />}
      >
        <Trans>Use these marks</Trans>
      </Button>
    </>
  );
}
