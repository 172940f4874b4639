import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsEndpoints, VerificationCode } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeField } from './CodeField.tsx';
import { useArrival } from './destination.ts';
import { EmailField } from './EmailField.tsx';
import { enterSession } from './session/enterSession.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { dropPendingEmail, persistPendingEmail, readPendingEmail, readPendingPassword } from './pendingEmail.ts';
import { ResendCode } from './ResendCode.tsx';
import { useFieldText } from './useFieldText.ts';

/**
 * "Check your e-mail": takes the six-digit code, and signs in. Without an address in this tab the screen asks for it
 * too.
 */
export function VerifyByCode() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const arrive = useArrival();
  const queryClient = useQueryClient();
  const [email] = useState(readPendingEmail);
  const [password, setPassword] = useState(readPendingPassword);
  const { errors, failure, isSending, submit, formProps } = useSchemaForm({
    schema: VerificationCode,
    fieldErrorsOf,
    send: verify,
  });
  const fieldText = useFieldText(errors);

  async function verify(body: VerificationCode) {
    persistPendingEmail(body.email);
    const tokens = await callApi(accountsEndpoints.verifyEmailCode, { body }).catch((error: unknown) => {
      // Somebody has registered the address again since: this is no longer the account's password.
      if (fieldErrorsOf(error).password) setPassword(null);
      throw error;
    });
    const user = await enterSession(queryClient, tokens);
    dropPendingEmail();
    await arrive(user);
  }

  return (
    <AuthCard
      title={<Trans>Check your email</Trans>}
      lead={
        email ? (
          <Trans>
            We sent a code to <strong className="text-base-content">{email}</strong>. The link in that email works too.
          </Trans>
        ) : (
          <Trans>Enter your email address and the code we sent there. The link in that email works too.</Trans>
        )
      }
      footer={
        <Link
          to="/auth/register"
          className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Use another address</Trans>
        </Link>
      }
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && <FormAlert title={<Trans>Email verification failed</Trans>} body={errorText(failure)} />}
        {email ? <input type="hidden" name="email" value={email} /> : <EmailField error={fieldText('email')} />}
        <CodeField
          error={fieldText('otp_code')}
          onComplete={password === null ? undefined : (form) => void submit(form)}
        />
        {password === null ? (
          <PasswordProof fieldText={fieldText} />
        ) : (
          <input type="hidden" name="password" value={password} />
        )}
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Verify</Trans>
        </Button>
      </form>
      {email && (
        <div className="mt-3">
          <ResendCode
            email={email}
            failureTitle={t`Failed to resend verification email`}
            resend={() => callApi(accountsEndpoints.resendVerification, { body: { email } })}
          />
        </div>
      )}
    </AuthCard>
  );
}
