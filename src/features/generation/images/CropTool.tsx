import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { ASPECT_RATIOS, type AspectRatio } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { useRangeSheet } from '../../../ui/useSheet.ts';
import { RatioShape } from '../compose/RatioShape.tsx';
import type { DraftImage } from '../draft/draft.ts';
import { draftImages } from '../draft/useDraft.ts';
import { ratioValue } from '../tasks/frameRatio.ts';
import { type Crop, cropArea, dragCenter } from './imageArea.ts';
import { cropImage, ImageRefusedError, type PreparedImage } from './prepareImage.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

interface CropToolProps {
  image: DraftImage;
  url: string;
  onDone: (cut: PreparedImage) => Promise<void>;
  onCancel: () => void;
}

const RATIOS = ASPECT_RATIOS.filter((ratio) => ratio !== 'adaptive');
const CLOSEST = 4;
/** Share of the crop area by which an arrow key moves it. */
const KEY_STEP = 0.05;
const ARROWS: Partial<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: KEY_STEP, y: 0 },
  ArrowRight: { x: -KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP },
  ArrowDown: { x: 0, y: -KEY_STEP },
};

/** Crops an image to a ratio: a window of that shape, with the image dragged and zoomed behind it. */
export function CropTool({ image, url, onDone, onCancel }: CropToolProps) {
  useRangeSheet();
  const { t } = useLingui();
  const labels = useSettingLabels();
  const { codeText } = useErrorTexts();
  const frame = useRef<HTMLButtonElement>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const [ratio, setRatio] = useState<AspectRatio>(image.width >= image.height ? '16:9' : '9:16');
  const [zoom, setZoom] = useState(1);
  const [center, setCenter] = useState({ x: 0.5, y: 0.5 });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const crop: Crop = { ratio: ratioValue(ratio), zoom, center };
  const area = cropArea(image, crop);

  const drag = (by: { x: number; y: number }) => setCenter(dragCenter(image, crop, by));

  function handlePointerMove(event: PointerEvent) {
    const from = pointer.current;
    const box = frame.current?.getBoundingClientRect();
    if (!from || !box) return;
    pointer.current = { x: event.clientX, y: event.clientY };
    drag({ x: (event.clientX - from.x) / box.width, y: (event.clientY - from.y) / box.height });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    drag(by);
  }

  async function finish() {
    const blob = await draftImages().load(image.id);
    if (!blob || isBusy) return;
    setIsBusy(true);
    try {
      await onDone(await cropImage(blob, area));
    } catch (error) {
      setProblem(codeText(error instanceof ImageRefusedError ? error.code : 'image_unreadable'));
      setIsBusy(false);
    }
  }

  return (
    <div className="space-y-4">
      <div className="bg-base-200 rounded-box grid place-items-center p-2">
        <button
          ref={frame}
          type="button"
          aria-label={t`Part of the image that stays. Move it with the arrow keys.`}
          className="relative max-w-full cursor-grab touch-none overflow-hidden active:cursor-grabbing"
          style={{ aspectRatio: crop.ratio, width: `min(100%, calc(42dvh * ${crop.ratio}))` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            pointer.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={handlePointerMove}
          onPointerUp={() => (pointer.current = null)}
          onPointerCancel={() => (pointer.current = null)}
          onKeyDown={handleKeyDown}
        >
          <img
            src={url}
            alt=""
            draggable={false}
            className="absolute max-w-none"
            style={{
              width: `${(image.width / area.width) * 100}%`,
              height: `${(image.height / area.height) * 100}%`,
              left: `${(-area.x / area.width) * 100}%`,
              top: `${(-area.y / area.height) * 100}%`,
            }}
          />
        </button>
      </div>
      <label className="flex items-center gap-3 text-sm font-semibold">
        <Trans>Zoom in</Trans>
        <input
          type="range"
          className="grow"
          min={1}
          max={CLOSEST}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <fieldset className="grid grid-cols-6 gap-1.5 max-[22rem]:grid-cols-3">
        <legend className="sr-only">{labels.shape.image}</legend>
        {RATIOS.map((choice) => (
          <label
            key={choice}
            className="border-line has-checked:border-accent has-checked:bg-accent/8 has-focus-visible:outline-accent rounded-field flex min-h-14 cursor-pointer flex-col items-center justify-center gap-0.5 border text-xs font-semibold outline-2 outline-offset-1 outline-transparent"
          >
            <input
              type="radio"
              name="crop-ratio"
              className="sr-only"
              checked={choice === ratio}
              onChange={() => setRatio(choice)}
            />
            <RatioShape ratio={choice} className="size-5" />
            <span className="figures">{choice}</span>
          </label>
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="text-error text-sm font-medium">
          {problem}
        </p>
      )}
      <div className="flex gap-2 tiny:flex-wrap">
        <Button variant="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button className="grow" isBusy={isBusy} onClick={() => void finish()}>
          <Trans>Crop</Trans>
        </Button>
      </div>
    </div>
  );
}
