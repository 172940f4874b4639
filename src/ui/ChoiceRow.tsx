import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from './classNames.ts';

interface ChoiceRowProps<Value extends string> {
  /** Read aloud. */
  legend: ReactNode;
  value: Value | undefined;
  /** Undefined for "no filter". */
  choices: readonly (readonly [value: Value | undefined, label: ReactNode])[];
  onChange: (value: Value | undefined) => void;
  /** The chip that is chosen. */
  chosen?: Ref<HTMLLabelElement>;
  className?: string;
}

/** One of several, as chips in one row that scrolls sideways. */
export function ChoiceRow<Value extends string>({
  legend,
  value,
  choices,
  onChange,
  chosen,
  className,
}: ChoiceRowProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={classNames(
        'relative -mx-4 -my-0.5 flex scroll-px-5 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map(([choice, label]) => (
        <label
          key={choice ?? 'all'}
          ref={choice === value ? chosen : undefined}
          className="border-line has-checked:border-accent has-checked:bg-accent/12 bg-surface has-focus-visible:outline-accent flex min-h-11 shrink-0 cursor-pointer items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap outline-2 outline-offset-1 outline-transparent"
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
    </fieldset>
  );
}
