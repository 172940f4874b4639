import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Left out when only its actions may close it. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons; stacked on phones with the first one on top, in a row at the end from 640 px. */
  actions?: ReactNode;
  closesOnBackdrop?: boolean;
  children?: ReactNode;
}

/** A question or message: centred on wide screens, at the bottom on phones. */
export function Dialog({ isOpen, onClose, title, description, actions, closesOnBackdrop, children }: DialogProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={() => onClose?.()}
      labelledBy={`${id}-title`}
      describedBy={description ? `${id}-description` : undefined}
      closesOnBackdrop={closesOnBackdrop}
      className="inset-0 grid size-full items-end justify-items-center bg-transparent p-3 sm:items-center"
    >
      <div className="animate-rise bg-surface border-line rounded-box shadow-lift flex max-h-[calc(100dvh-1.5rem)] w-full max-w-md flex-col overflow-y-auto border p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:p-6">
        <div className="flex items-start justify-between gap-2">
          <h2 id={`${id}-title`} className="pt-1.5 text-lg font-bold">
            {title}
          </h2>
          {onClose && (
            <IconButton
              label={t`Close`}
              icon={<X className="size-5" aria-hidden="true" />}
              onClick={onClose}
              className="-me-2 -mt-1"
            />
          )}
        </div>
        {description && (
          <p id={`${id}-description`} className="text-base-content/80 mt-1">
            {description}
          </p>
        )}
        {children && <div className="mt-4">{children}</div>}
        {actions && <div className="mt-6 flex flex-col gap-2 sm:flex-row-reverse">{actions}</div>}
      </div>
    </Modal>
  );
}
