import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { RadioRow } from './RadioRow.tsx';

/** Lengths in seconds. */
export function DurationChoices({
  choices,
  value,
  onChange,
  onSettled,
  priceOf,
}: {
  choices: readonly number[];
  value: number | null;
  onChange: (seconds: number) => void;
  onSettled: () => void;
  priceOf: (seconds: number) => ReactNode;
}) {
  const group = useId();
  const formats = useFormats();
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">
        <Trans>Length</Trans>
      </legend>
      {choices.map((seconds) => (
        <RadioRow
          key={seconds}
          group={group}
          isChosen={seconds === value}
          onChoose={() => onChange(seconds)}
          onSettled={onSettled}
          price={priceOf(seconds)}
        >
          <span className="figures font-semibold">{formats.seconds(seconds)}</span>
        </RadioRow>
      ))}
    </fieldset>
  );
}
