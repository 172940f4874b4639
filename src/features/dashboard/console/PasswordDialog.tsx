import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { dashboardEndpoints } from '../../../../contract/dashboard.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError } from '../../../api/errors.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';

/** Asks for the password, then does what needs it and no reason. */
export function PasswordDialog({
  isOpen,
  onClose,
  title,
  act,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  act: () => Promise<unknown>;
}) {
  const { errorText, codeText } = useErrorTexts();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const wrong = error instanceof ApiError ? error.fields.password?.code : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setError(null);
    setIsBusy(true);
    try {
      await callApi(dashboardEndpoints.confirm, { body: { password } });
      await act();
      setPassword('');
      onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button type="submit" form={formId} isBusy={isBusy}>
            <Trans>Continue</Trans>
          </Button>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)} className="space-y-3" noValidate>
        <PasswordField
          label={<Trans>Your password</Trans>}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={wrong && codeText(wrong)}
        />
        {Boolean(error) && !wrong && (
          <p role="alert" className="text-error text-sm font-medium">
            {errorText(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
