import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { Field } from './Field.tsx';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: ReactNode;
  /** The label of the button that closes; "Cancel" by default. */
  closeLabel?: ReactNode;
  tone?: 'danger' | 'primary';
  isBusy?: boolean;
  /** Asks for a reason too; with `isRequired` the dialog cannot be confirmed without one. */
  reason?: { label: ReactNode; isRequired: boolean };
  /** Gets the reason, trimmed; empty when none was asked for. */
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** "Are you sure?", with an optional reason. The closing button has the focus first, so that Enter destroys nothing. */
export function ConfirmDialog({
  isOpen,
  title,
  description,
  confirmLabel,
  closeLabel,
  tone = 'danger',
  isBusy,
  reason,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);

  function handleConfirm() {
    if (reason?.isRequired && !text.trim()) return setIsMissing(true);
    onConfirm(text.trim());
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      closesOnBackdrop={!isBusy}
      actions={
        <>
          <Button variant={tone} isBusy={isBusy} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="ghost" onClick={onClose} data-first-focus={reason ? undefined : ''}>
            {closeLabel ?? <Trans>Cancel</Trans>}
          </Button>
        </>
      }
    >
      {children}
      {reason && (
        <Field label={reason.label} error={isMissing && !text.trim() ? t`Give a reason first.` : undefined}>
          {(control) => (
            <textarea
              {...control}
              className="textarea bg-surface w-full text-base"
              rows={3}
              maxLength={500}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      )}
    </Dialog>
  );
}
