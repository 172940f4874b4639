import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Model, Resolution } from '../../../../contract/generation.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';
import { RadioRow } from './RadioRow.tsx';

export function ResolutionChoices({
  model,
  value,
  onChange,
  onSettled,
  priceOf,
}: {
  model: Model;
  value: Resolution;
  onChange: (resolution: Resolution) => void;
  onSettled: () => void;
  priceOf: (resolution: Resolution) => ReactNode;
}) {
  const group = useId();
  const labels = useSettingLabels();
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">
        <Trans>Resolution</Trans>
      </legend>
      {model.resolutions.map((resolution) => (
        <RadioRow
          key={resolution}
          group={group}
          isChosen={resolution === value}
          onChoose={() => onChange(resolution)}
          onSettled={onSettled}
          price={priceOf(resolution)}
        >
          <span className="figures font-semibold">{resolution}</span>{' '}
          <span className="text-base-content/75 text-sm">{labels.resolutionUses[resolution]}</span>
        </RadioRow>
      ))}
    </fieldset>
  );
}
