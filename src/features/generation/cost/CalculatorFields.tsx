import { Trans } from '@lingui/react/macro';
import type { Model, Resolution } from '../../../../contract/generation.ts';
import { MAX_COUNT, MIN_COUNT } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { SelectField } from '../../../ui/SelectField.tsx';
import type { Choice } from './choice.ts';

interface CalculatorFieldsProps {
  models: readonly Model[];
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
}

const COUNTS = Array.from({ length: MAX_COUNT }, (_, index) => MIN_COUNT + index);

/** Model, resolution, length and count, as far as the model offers them. */
export function CalculatorFields({ models, choice, onChange }: CalculatorFieldsProps) {
  const formats = useFormats();
  const modelName = useModelName();
  const { model } = choice;
  return (
    <div className="grid grid-cols-2 tiny:grid-cols-1 gap-x-3 gap-y-4">
      {models.length > 1 && (
        <div className="col-span-full">
          <SelectField
            label={<Trans>Model</Trans>}
            value={model.id}
            onChange={(id) => onChange({ model: models.find((each) => each.id === id) ?? model })}
            choices={models.map((each) => ({ value: each.id, label: modelName(each, each.engine.is_local) }))}
          />
        </div>
      )}
      <SelectField
        label={<Trans>Resolution</Trans>}
        value={choice.resolution}
        onChange={(value) => onChange({ resolution: value as Resolution })}
        choices={model.resolutions.map((resolution) => ({ value: resolution, label: resolution }))}
      />
      {choice.seconds !== null && model.durations && (
        <SelectField
          label={<Trans>Length</Trans>}
          value={String(choice.seconds)}
          onChange={(value) => onChange({ seconds: Number(value) })}
          choices={model.durations.choices.map((seconds) => ({
            value: String(seconds),
            label: formats.seconds(seconds),
          }))}
        />
      )}
      <SelectField
        label={<Trans>How many</Trans>}
        value={String(choice.count)}
        onChange={(value) => onChange({ count: Number(value) })}
        choices={COUNTS.map((count) => ({ value: String(count), label: formats.number(count) }))}
      />
    </div>
  );
}
