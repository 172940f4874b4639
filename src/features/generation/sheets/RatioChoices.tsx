import { useId } from 'react';
import { type AspectRatio, KIND_OF_MODE, type Mode, type Model } from '../../../../contract/generation.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { isPress } from './RadioRow.tsx';
import { RatioShape } from '../compose/RatioShape.tsx';

interface RatioChoicesProps {
  mode: Mode;
  model: Model;
  value: AspectRatio;
  onChange: (ratio: AspectRatio) => void;
  onSettled: () => void;
}

/**
 * Aspect ratios as shapes, with their usual uses. For a clip from an image, a note says that it takes the image's
 * ratio.
 */
export function RatioChoices({ mode, model, value, onChange, onSettled }: RatioChoicesProps) {
  const group = useId();
  const labels = useSettingLabels();
  const { codeText } = useErrorTexts();
  const isFixed = mode === 'image-to-video';
  const ratios =
    isFixed && !model.aspect_ratios.includes('adaptive')
      ? (['adaptive', ...model.aspect_ratios] as const)
      : model.aspect_ratios;
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{labels.shape[KIND_OF_MODE[mode]]}</legend>
      {isFixed && (
        <p role="note" className="text-base-content/80 col-span-full mb-1 text-sm">
          {codeText('adaptive_ratio_only')}
        </p>
      )}
      {ratios.map((ratio) => (
        <label
          key={ratio}
          onClick={(event) => {
            if (!isPress(event) || (isFixed && ratio !== 'adaptive')) return;
            onChange(ratio);
            onSettled();
          }}
          onKeyDown={(event) => event.key === 'Enter' && onSettled()}
          className="border-line has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:opacity-60 has-checked:border-accent has-checked:bg-accent/8 hover:bg-base-200 has-focus-visible:outline-accent has-checked:text-base-content text-base-content/80 rounded-field flex cursor-pointer flex-col items-center gap-1 border px-1 py-3 text-center outline-2 outline-offset-1 outline-transparent transition-colors"
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={ratio === value}
            disabled={isFixed && ratio !== 'adaptive'}
            onChange={() => onChange(ratio)}
          />
          <RatioShape ratio={ratio} className={`size-9 ${ratio === value ? 'text-accent' : ''}`} />
          <span className="figures text-sm font-semibold">{labels.ratio(ratio)}</span>
          <span className="text-base-content/75 text-xs leading-tight text-balance">{labels.ratioUses[ratio]}</span>
        </label>
      ))}
    </fieldset>
  );
}
