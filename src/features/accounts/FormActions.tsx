import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

interface FormActionsProps {
  /** The id of the form in the dialog. */
  form: string;
  isSending: boolean;
  /** The action cannot be undone. */
  isDangerous?: boolean;
  onCancel: () => void;
  /** Label of the submit button. */
  children: ReactNode;
}

/** The buttons of a dialog with a form: submit and cancel. */
export function FormActions({ form, isSending, isDangerous, onCancel, children }: FormActionsProps) {
  return (
    <>
      <Button type="submit" form={form} variant={isDangerous ? 'danger' : undefined} isBusy={isSending}>
        {children}
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  );
}
