import { type ReactNode, useId } from 'react';
import { ChoiceChip } from './ChoiceChip.tsx';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  /** The chip for "no filter". */
  anyLabel: string;
  value: Value | undefined;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
}

/** Chips to choose one value or none. */
export function ChoiceChips<Value extends string>({
  legend,
  anyLabel,
  value,
  choices,
  onChange,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  const all: readonly (readonly [Value | undefined, string])[] = [[undefined, anyLabel], ...choices];
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {all.map(([choice, label]) => (
          <ChoiceChip key={choice ?? 'any'} name={name} isChosen={value === choice} onChoose={() => onChange(choice)}>
            {label}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
