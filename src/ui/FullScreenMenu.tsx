import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import { Modal } from './Modal.tsx';

/** A menu: full screen on phones, a side panel on wide screens. Traps the focus and restores it on closing. */
export function FullScreenMenu({
  isOpen,
  onClose,
  title,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}) {
  const { t } = useLingui();
  const titleId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      className="bg-base-100 animate-fade lg:border-line lg:shadow-lift inset-0 size-full [--toast-top:4rem] overflow-y-auto lg:start-auto lg:w-96 lg:border-s"
    >
      <div className="pt-safe px-page flex min-h-full flex-col pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="flex h-16 shrink-0 items-center justify-between">
          <h2 id={titleId} className="text-lg font-bold">
            {title}
          </h2>
          <IconButton label={t`Close`} icon={<X className="size-6" aria-hidden="true" />} onClick={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  );
}
