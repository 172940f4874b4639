import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { closeAlert } from './alerts.ts';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

/** A message and an OK button. */
export function AlertDialog({ text }: { text: string }) {
  const id = useId();
  return (
    <Modal
      isOpen
      onClose={closeAlert}
      role="alertdialog"
      labelledBy={id}
      className="inset-0 grid size-full place-items-center bg-transparent p-4"
    >
      <div className="animate-rise bg-surface border-line rounded-box shadow-lift w-full max-w-sm border p-6">
        <p id={id} className="text-lg font-semibold">
          {text}
        </p>
        <Button isWide className="mt-6" onClick={closeAlert} data-first-focus>
          <Trans>OK</Trans>
        </Button>
      </div>
    </Modal>
  );
}
