import { type ReactNode, type Ref, useId } from 'react';
import { ChoiceChip } from './ChoiceChip.tsx';
import { classNames } from './classNames.ts';

interface ChoiceRowProps<Value extends string> {
  /** Read aloud. */
  legend: ReactNode;
  value: Value | undefined;
  /** Undefined for "no filter". */
  choices: readonly (readonly [value: Value | undefined, label: ReactNode])[];
  onChange: (value: Value | undefined) => void;
  /** Ref of the chosen chip. */
  chosen?: Ref<HTMLLabelElement>;
  className?: string;
}

/** Chips to choose one value, in one row that scrolls sideways. */
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
        <ChoiceChip
          key={choice ?? 'all'}
          name={name}
          isChosen={value === choice}
          onChoose={() => onChange(choice)}
          ref={choice === value ? chosen : undefined}
          className="bg-surface shrink-0 whitespace-nowrap"
        >
          {label}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
