import { type ReactNode, useId } from 'react';
import { classNames } from './classNames.ts';

interface SegmentedControlProps<Value extends string> {
  /** Name of the group; read aloud. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  className?: string;
}

/** A few choices, one of them selected: real radio buttons, so that arrow keys work. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  choices,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames('bg-base-200 border-line rounded-field flex flex-wrap border', className)}
    >
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="has-checked:bg-chosen has-checked:text-base-content has-focus-visible:outline-accent text-base-content/80 rounded-field flex min-h-11 flex-1 cursor-pointer items-center justify-center gap-1.5 px-1 text-center text-sm wrap-break-word sm:px-3 font-semibold outline-2 -outline-offset-2 outline-transparent has-checked:shadow-sm"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            className="sr-only"
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
