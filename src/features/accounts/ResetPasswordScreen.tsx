import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { accountsEndpoints, PasswordReset } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { showToast } from '../../ui/showToast.ts';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { CodeField } from './CodeField.tsx';
import { EmailField } from './EmailField.tsx';
import { enterSession } from './session/enterSession.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { FormAlert } from './FormAlert.tsx';
import { dropPendingEmail, readPendingEmail } from './pendingEmail.ts';
import { landingPath } from './landingPath.ts';
import { ResendCode } from './ResendCode.tsx';
import { useFieldText } from './useFieldText.ts';

/** Takes the code of the e-mail and a new password. */
export function ResetPasswordScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [email] = useState(readPendingEmail);
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: PasswordReset,
    fieldErrorsOf,
    send: reset,
  });
  const fieldText = useFieldText(errors);

  async function reset(body: { email: string; otp_code: string; new_password: string }) {
    const tokens = await callApi(accountsEndpoints.resetPassword, { body });
    const user = await enterSession(queryClient, tokens);
    dropPendingEmail();
    showToast({
      type: 'success',
      title: t`Your new password is set`,
      description: t`You are signed in here and signed out everywhere else. If you had passkeys, they are removed.`,
    });
    await navigate({ to: landingPath(user), replace: true });
  }

  return (
    <AuthCard
      title={<Trans>Set a new password</Trans>}
      lead={
        email ? (
          <Trans>
            If <strong className="text-base-content">{email}</strong> has an account, a code is on its way there.
          </Trans>
        ) : (
          <Trans>Enter your email address and the code we sent there.</Trans>
        )
      }
      footer={
        <Link
          to="/auth/login"
          className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && <FormAlert title={<Trans>Password reset failed</Trans>} body={errorText(failure)} />}
        {email ? (
          // Not hidden from password managers: they save the new password under this name.
          <input
            type="email"
            name="email"
            value={email}
            autoComplete="username"
            readOnly
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
        ) : (
          <EmailField error={fieldText('email')} />
        )}
        <CodeField error={fieldText('otp_code')} />
        <PasswordField
          label={<Trans>New password</Trans>}
          hint={<Trans>At least 8 characters. It logs you out everywhere else and removes your passkeys.</Trans>}
          name="new_password"
          autoComplete="new-password"
          error={fieldText('new_password')}
          required
        />
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Save password</Trans>
        </Button>
      </form>
      {email && (
        <div className="mt-3">
          <ResendCode
            email={email}
            failureTitle={t`Failed to send password reset code`}
            resend={() => callApi(accountsEndpoints.forgotPassword, { body: { email } })}
          />
        </div>
      )}
    </AuthCard>
  );
}
