import { Trans, useLingui } from '@lingui/react/macro';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';

/** An action on an item. */
export interface Action {
  label: ReactNode;
  icon: ReactNode;
  onTake: () => void;
  isBusy?: boolean;
  /** It removes something. */
  isDanger?: boolean;
}

/**
 * Less frequent actions behind one button: a sheet at the bottom on phones, a popover beside the button on wide
 * screens. `className` is for the button only, so that hiding it at some width does not hide an open sheet.
 */
export function MoreActions({ actions, className }: { actions: readonly Action[]; className?: string }) {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // A press closes the sheet, so the button shows the progress.
  const isBusy = actions.some((action) => action.isBusy);

  /** Closes the sheet first: whatever opens next then returns the focus to the button, not to the closed sheet. */
  function take(onTake: () => void) {
    flushSync(() => setIsOpen(false));
    onTake();
  }

  return (
    <>
      <IconButton
        ref={button}
        label={t`More actions`}
        aria-haspopup="dialog"
        aria-busy={isBusy || undefined}
        onClick={() => setIsOpen(true)}
        className={className}
        icon={isBusy ? <Spinner /> : <Ellipsis className="size-5" aria-hidden="true" />}
      />
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={<Trans>More actions</Trans>} anchor={button}>
        <ul className="-mx-2">
          {actions.map(({ label, icon, onTake, isBusy = false, isDanger = false }, index) => (
            <li key={index}>
              <button
                type="button"
                aria-busy={isBusy || undefined}
                onClick={() => take(onTake)}
                className={`hover:bg-base-200 rounded-field flex min-h-12 w-full items-center gap-3 px-3 text-start font-medium ${isDanger ? 'text-error' : ''}`}
              >
                {icon}
                {label}
              </button>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
