import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { accountsEndpoints, EmailRequest } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { useKeptDestination } from './destination.ts';
import { EmailField } from './EmailField.tsx';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { FormAlert } from './FormAlert.tsx';
import { persistCodeSent, persistPendingEmail } from './pendingEmail.ts';
import { useFieldText } from './useFieldText.ts';

const route = getRouteApi('/auth/forgot-password');

/** Requests a reset code. The answer never reveals whether the address has an account. */
export function ForgotPasswordScreen() {
  const { next } = route.useSearch();
  useKeptDestination(next);
  const navigate = useNavigate();
  const { errorText } = useErrorTexts();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: EmailRequest,
    fieldErrorsOf,
    send: requestCode,
  });
  const fieldText = useFieldText(errors);

  async function requestCode(body: { email: string }) {
    await callApi(accountsEndpoints.forgotPassword, { body });
    persistPendingEmail(body.email);
    persistCodeSent(body.email);
    await navigate({ to: '/auth/reset-password' });
  }

  return (
    <AuthCard
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Enter your email address. If it has an account, we’ll send a code there.</Trans>}
      footer={
        <Link
          to="/auth/login"
          search={{ next }}
          className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && (
          <FormAlert title={<Trans>Failed to send password reset code</Trans>} body={errorText(failure)} />
        )}
        <EmailField error={fieldText('email')} isKnown />
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Send the code</Trans>
        </Button>
      </form>
    </AuthCard>
  );
}
