import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, getRouteApi } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { accountsEndpoints, Credentials } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { useArrival, useKeptDestination } from './destination.ts';
import { EmailField } from './EmailField.tsx';
import { enterSession } from './session/enterSession.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { LoginAlert } from './LoginAlert.tsx';
import { PasskeySignIn } from './passkeys/PasskeySignIn.tsx';
import { dropPendingEmail, persistPendingEmail, persistPendingPassword } from './pendingEmail.ts';
import { useFieldText } from './useFieldText.ts';

const route = getRouteApi('/auth/login');

/** Keeps the typed address for the screen that the pressed link of the form leads to. */
function keepTypedEmail({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const email = new FormData(currentTarget.closest('form')!).get('email');
  if (typeof email === 'string' && email.trim()) persistPendingEmail(email.trim());
}

/** Sign-in by e-mail and password, by passkey, or with Google, where these are available. */
export function LoginScreen() {
  const { next } = route.useSearch();
  useKeptDestination(next);
  const arrive = useArrival();
  const queryClient = useQueryClient();
  const { errors, failure, isSending, formProps } = useSchemaForm({ schema: Credentials, fieldErrorsOf, send: signIn });
  const fieldText = useFieldText(errors);

  async function signIn(credentials: { email: string; password: string }) {
    // If the address turns out to be unverified, the next screen needs it.
    persistPendingEmail(credentials.email);
    persistPendingPassword(credentials.password);
    const tokens = await callApi(accountsEndpoints.login, { body: credentials });
    const user = await enterSession(queryClient, tokens);
    dropPendingEmail();
    await arrive(user);
  }

  return (
    <AuthCard
      title={<Trans>Welcome back</Trans>}
      lead={<Trans>Sign in to keep creating.</Trans>}
      footer={
        <Trans>
          No account yet?{' '}
          <Link
            to="/auth/register"
            search={{ next }}
            className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Sign up
          </Link>
        </Trans>
      }
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && <LoginAlert error={failure} />}
        <EmailField error={fieldText('email')} isKnown takesPasskeys />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          error={fieldText('password')}
          required
          aside={
            <Link
              to="/auth/forgot-password"
              search={{ next }}
              onClick={keepTypedEmail}
              className="text-accent inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              <Trans>Forgot password?</Trans>
            </Link>
          }
        />
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Sign in</Trans>
        </Button>
      </form>
      <PasskeySignIn />
      <GoogleSignIn />
    </AuthCard>
  );
}
