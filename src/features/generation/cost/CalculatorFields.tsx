import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Model, Resolution } from '../../../../contract/generation.ts';
import { MAX_COUNT, MIN_COUNT } from '../../../../contract/limits.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useModelName } from '../../../i18n/useModelName.ts';
import { Field } from '../../../ui/Field.tsx';
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
          <Choices
            label={<Trans>Model</Trans>}
            value={model.id}
            onChange={(id) => onChange({ model: models.find((each) => each.id === id) ?? model })}
            choices={models.map((each) => [each.id, modelName(each, each.engine.is_local)])}
          />
        </div>
      )}
      <Choices
        label={<Trans>Resolution</Trans>}
        value={choice.resolution}
        onChange={(value) => onChange({ resolution: value as Resolution })}
        choices={model.resolutions.map((resolution) => [resolution, resolution])}
      />
      {choice.seconds !== null && model.durations && (
        <Choices
          label={<Trans>Length</Trans>}
          value={String(choice.seconds)}
          onChange={(value) => onChange({ seconds: Number(value) })}
          choices={model.durations.choices.map((seconds) => [String(seconds), formats.seconds(seconds)])}
        />
      )}
      <Choices
        label={<Trans>How many</Trans>}
        value={String(choice.count)}
        onChange={(value) => onChange({ count: Number(value) })}
        choices={COUNTS.map((count) => [String(count), formats.number(count)])}
      />
    </div>
  );
}

interface ChoicesProps {
  label: ReactNode;
  value: string;
  choices: [value: string, label: string][];
  onChange: (value: string) => void;
}

function Choices({ label, value, choices, onChange }: ChoicesProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="select bg-surface h-12 w-full text-base"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
