import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { FormAlert } from './FormAlert.tsx';
import { loginFailure } from './loginFailure.ts';
import { ResendVerification } from './ResendVerification.tsx';

/** Why signing in failed, and what to do about it. */
export function LoginAlert({ error }: { error: unknown }) {
  const { errorText } = useErrorTexts();
  // An answer without a text of its own has the title alone.
  const detail = hasDetail(error) ? errorText(error) : undefined;
  switch (loginFailure(error)) {
    case 'wrong':
      return <FormAlert title={<Trans>Invalid email or password.</Trans>} />;
    case 'unverified':
      return (
        <FormAlert
          title={<Trans>Please verify your email first. Check your inbox.</Trans>}
          action={<ResendVerification />}
        />
      );
    case 'server':
      return <FormAlert title={<Trans>Server error. Please try again later.</Trans>} body={detail} />;
    case 'refused':
      return <FormAlert title={errorText(error)} />;
    case 'connection':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={errorText(error)} />;
    case 'unknown':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={detail} />;
  }
}

const hasDetail = (error: unknown) => error instanceof ApiError && Boolean(error.body.detail ?? error.body.message);
