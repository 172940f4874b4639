import { Trans } from '@lingui/react/macro';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { accountsEndpoints, Registration } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { activeLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { useKeptDestination } from './destination.ts';
import { EmailField } from './EmailField.tsx';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { persistCodeSent, persistPendingEmail, persistPendingPassword } from './pendingEmail.ts';
import { RegisterAlert } from './RegisterAlert.tsx';
import { useFieldText } from './useFieldText.ts';

const route = getRouteApi('/auth/register');

/** Creates an account. The next screen verifies its e-mail address. */
export function RegisterScreen() {
  const { next } = route.useSearch();
  useKeptDestination(next);
  const navigate = useNavigate();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: Registration,
    fieldErrorsOf,
    send: register,
  });
  const fieldText = useFieldText(errors);

  async function register(registration: Registration) {
    await callApi(accountsEndpoints.register, { body: { ...registration, language: activeLanguage() } });
    persistPendingEmail(registration.email);
    persistCodeSent(registration.email);
    persistPendingPassword(registration.password);
    await navigate({ to: '/auth/verify-email' });
  }

  return (
    <AuthCard
      title={<Trans>Create your account</Trans>}
      lead={<Trans>Turn a sentence into videos and images, all in your own library.</Trans>}
      footer={
        <Trans>
          Already have an account?{' '}
          <Link
            to="/auth/login"
            search={{ next }}
            className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Sign in
          </Link>
        </Trans>
      }
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && <RegisterAlert error={failure} />}
        <TextField
          label={<Trans>Full name</Trans>}
          name="full_name"
          autoComplete="name"
          error={fieldText('full_name')}
          required
        />
        <EmailField error={fieldText('email')} />
        <PasswordField
          label={<Trans>Password</Trans>}
          // Its error says the same.
          hint={!fieldText('password') && <Trans>At least 8 characters.</Trans>}
          name="password"
          autoComplete="new-password"
          error={fieldText('password')}
          required
        />
        <PasswordField
          label={<Trans>Repeat password</Trans>}
          name="confirm_password"
          autoComplete="new-password"
          error={fieldText('confirm_password')}
          required
        />
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Sign up</Trans>
        </Button>
        <p className="text-base-content/75 text-sm">
          <Trans>
            By signing up you accept the{' '}
            <Link to="/terms-of-service" className="underline underline-offset-2">
              terms of service
            </Link>{' '}
            and the{' '}
            <Link to="/privacy-policy" className="underline underline-offset-2">
              privacy policy
            </Link>
            .
          </Trans>
        </p>
      </form>
      <GoogleSignIn />
    </AuthCard>
  );
}
