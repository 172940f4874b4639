import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { CODE_RESEND_SECONDS } from '../../../contract/limits.ts';
import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/showToast.ts';
import { persistCodeSent, secondsToNextCode } from './pendingEmail.ts';
import { useCountdown } from './useCountdown.ts';

interface ResendCodeProps {
  /** Where the code is sent. */
  email: string;
  /** Sends the code again. */
  resend: () => Promise<unknown>;
  /** Title of the toast when that fails. */
  failureTitle: string;
}

/** "No e-mail?": requests another code, once a minute. */
export function ResendCode({ email, resend, failureTitle }: ResendCodeProps) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const { left, restart } = useCountdown(secondsToNextCode(email));
  const [isSending, setIsSending] = useState(false);

  async function handleResend() {
    setIsSending(true);
    try {
      await resend();
      persistCodeSent(email);
      restart(CODE_RESEND_SECONDS);
      showToast({ type: 'success', title: t`A new code is on its way` });
    } catch (error) {
      if (error instanceof ApiError && error.body.retry_after) restart(error.body.retry_after);
      showToast({ type: 'error', title: failureTitle, description: errorText(error) });
    }
    setIsSending(false);
  }

  return left > 0 ? (
    <p className="text-base-content/75 figures flex min-h-11 items-center justify-center text-center text-sm">
      <Trans>No email? Check your spam folder too. New code in {left} s.</Trans>
    </p>
  ) : (
    <Button variant="ghost" isWide isBusy={isSending} onClick={() => void handleResend()}>
      <Trans>Send a new code</Trans>
    </Button>
  );
}
