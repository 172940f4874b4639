import type { ReactNode, Ref } from 'react';

interface ChoiceChipProps {
  /** The radio group's. */
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
  ref?: Ref<HTMLLabelElement>;
  className?: string;
}

/** A real radio button that looks like a chip. */
export function ChoiceChip({ name, isChosen, onChoose, children, ref, className = '' }: ChoiceChipProps) {
  return (
    <label
      ref={ref}
      className={`border-line has-checked:border-accent has-checked:bg-accent/12 has-focus-visible:outline-accent flex min-h-11 cursor-pointer items-center rounded-full border px-4 text-sm font-medium outline-2 outline-offset-1 outline-transparent ${className}`}
    >
      <input type="radio" name={name} className="sr-only" checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
