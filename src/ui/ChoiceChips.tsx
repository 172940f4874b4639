import { type ReactNode, useId } from 'react';

interface ChoiceChipsProps<Value extends string> {
  legend: ReactNode;
  /** The chip for "no filter". */
  anyLabel: string;
  value: Value | undefined;
  choices: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value | undefined) => void;
}

/** One of a few, or none of them: real radio buttons that look like chips. */
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
          <label
            key={choice ?? 'any'}
            className="border-line has-checked:border-accent has-checked:bg-accent/12 has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium outline-2 outline-offset-1 outline-transparent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
