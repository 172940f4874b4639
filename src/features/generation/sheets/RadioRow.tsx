import Check from 'lucide-react/icons/check';
import type { MouseEvent, ReactNode } from 'react';

interface RadioRowProps {
  /** The radio group's name, shared by all rows of a choice. */
  group: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Called after a press, to close the sheet. Arrow keys only move through the choices; Enter closes it. */
  onSettled?: (() => void) | undefined;
  price?: ReactNode;
  /** Below the name and the price, over the whole width. */
  details?: ReactNode;
  children: ReactNode;
}

/**
 * A press with finger or mouse. The click that browsers send to the radio button for it, and for each arrow key, does
 * not count.
 */
export const isPress = (event: MouseEvent): boolean => event.detail > 0 && !(event.target instanceof HTMLInputElement);

/** One of several choices. The whole row can be pressed; a real radio button makes arrow keys work. */
export function RadioRow({ group, isChosen, onChoose, onSettled, price, details, children }: RadioRowProps) {
  return (
    <label
      onClick={(event) => {
        if (!onSettled || !isPress(event)) return;
        // The radio button would change only after this, when its sheet is already closed.
        onChoose();
        onSettled();
      }}
      onKeyDown={(event) => event.key === 'Enter' && onSettled?.()}
      className="border-line has-checked:border-accent has-checked:bg-accent/8 hover:bg-base-200 has-focus-visible:outline-accent rounded-field flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 border px-3 py-2.5 outline-2 outline-offset-1 outline-transparent transition-colors"
    >
      <input type="radio" name={group} className="sr-only" checked={isChosen} onChange={onChoose} />
      <span className="flex min-w-0 grow basis-0 items-center gap-x-3 tiny:flex-wrap">
        <span className="min-w-0 grow tiny:basis-full">{children}</span>
        {price && <span className="text-base-content/80 figures shrink-0 text-sm font-semibold">{price}</span>}
      </span>
      <Check className={`text-accent size-5 shrink-0 ${isChosen ? '' : 'invisible'}`} aria-hidden="true" />
      {details && <span className="basis-full">{details}</span>}
    </label>
  );
}
