import type { ReactNode } from 'react';
import { Field } from './Field.tsx';

interface SelectFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native select for one of a few values, with its label. */
export function SelectField({ label, hint, error, value, choices, onChange }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <select
          {...control}
          className="select bg-surface h-12 w-full text-base"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
