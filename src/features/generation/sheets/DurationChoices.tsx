import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useFormats } from '../../../i18n/useFormats.ts';
import { ChoiceRow } from './ChoiceRow.tsx';

/** Lengths in seconds. */
export function DurationChoices({
  choices,
  value,
  onChange,
}: {
  choices: readonly number[];
  value: number | null;
  onChange: (seconds: number) => void;
}) {
  const group = useId();
  const formats = useFormats();
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">
        <Trans>Length</Trans>
      </legend>
      {choices.map((seconds) => (
        <ChoiceRow key={seconds} group={group} isChosen={seconds === value} onChoose={() => onChange(seconds)}>
          <span className="figures font-semibold">{formats.seconds(seconds)}</span>
        </ChoiceRow>
      ))}
    </fieldset>
  );
}
