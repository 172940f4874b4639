import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { persistCodeSent, readPendingEmail } from './pendingEmail.ts';

/** Opens the screen for the code that was sent, or sends the verification e-mail again first. */
export function ResendVerification() {
  const navigate = useNavigate();
  const { errorText } = useErrorTexts();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function handleResend() {
    setIsSending(true);
    setFailure(null);
    try {
      const email = readPendingEmail();
      await callApi(accountsEndpoints.resendVerification, { body: { email } });
      persistCodeSent(email);
      await navigate({ to: '/auth/verify-email' });
    } catch (error) {
      setFailure(error);
    }
    setIsSending(false);
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ButtonLink to="/auth/verify-email" variant="outline">
        <Trans>Enter the code</Trans>
      </ButtonLink>
      <Button variant="ghost" isBusy={isSending} onClick={() => void handleResend()}>
        <Trans>Resend verification email</Trans>
      </Button>
      {failure !== null && (
        <p role="alert" className="text-error text-sm">
          <Trans>Failed to resend verification email</Trans>. {errorText(failure)}
        </p>
      )}
    </div>
  );
}
