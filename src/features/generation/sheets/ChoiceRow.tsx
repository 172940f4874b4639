import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';

interface ChoiceRowProps {
  /** One name for all rows of a choice. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

/** One of several choices, the whole row a target: a real radio button, so that arrow keys work. */
export function ChoiceRow({ group, isChosen, onChoose, children }: ChoiceRowProps) {
  return (
    <label className="border-line has-checked:border-accent has-checked:bg-accent/8 hover:bg-base-200 has-focus-visible:outline-accent rounded-field flex min-h-12 cursor-pointer items-center gap-3 border px-3 py-2.5 outline-2 outline-offset-1 outline-transparent transition-colors">
      <input type="radio" name={group} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 grow">{children}</span>
      <Check className={`text-accent size-5 shrink-0 ${isChosen ? '' : 'invisible'}`} aria-hidden="true" />
    </label>
  );
}
