import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dashboardEndpoints } from '../../../../contract/dashboard.ts';
import { callApi } from '../../../api/callApi.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { confirmationQuery } from '../dashboardQueries.ts';
import { SecondSignIn } from './SecondSignIn.tsx';
import { showPasskey } from './showPasskey.ts';
import { useExclusiveAction } from './useExclusiveAction.ts';

interface PasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  act: (signal: AbortSignal) => Promise<unknown>;
}

/** Asks for the password or a passkey, then runs an action that needs that but no reason. Closing aborts it. */
export function PasswordDialog({ isOpen, ...rest }: PasswordDialogProps) {
  return isOpen && <OpenPasswordDialog {...rest} />;
}

function OpenPasswordDialog({ onClose, title, act }: Omit<PasswordDialogProps, 'isOpen'>) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const { isBusy, error, run } = useExclusiveAction();
  const { data: ways } = useQuery(confirmationQuery);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void goOn((signal) => callApi(dashboardEndpoints.confirm, { body: { password }, signal }));
  }

  function goOn(confirm: (signal: AbortSignal) => Promise<unknown>) {
    return run(async (signal) => {
      await confirm(signal);
      if (!signal.aborted) await act(signal);
      if (!signal.aborted) onClose();
    });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          {ways?.data.has_password !== false && (
            <Button type="submit" form={formId} isBusy={isBusy}>
              <Trans>Continue</Trans>
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="space-y-3" noValidate>
        <SecondSignIn
          password={password}
          onPassword={setPassword}
          onPasskey={() => void goOn(showPasskey)}
          isBusy={isBusy}
          error={error}
        />
      </form>
    </Dialog>
  );
}
