import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { FormAlert } from './FormAlert.tsx';
import { loginFailure } from './loginFailure.ts';
import { ResendVerification } from './ResendVerification.tsx';

/** Why signing in failed, and what to do about it. */
export function LoginAlert({ error }: { error: unknown }) {
  const { errorText } = useErrorTexts();
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
      return <FormAlert title={<Trans>Server error. Please try again later.</Trans>} body={wordsOf(error)} />;
    case 'refused':
      return <FormAlert title={errorText(error)} />;
    case 'connection':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={errorText(error)} />;
    case 'unknown':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={wordsOf(error)} />;
  }
}

/** The server's own text, for errors without a code of ours; the others have their title. */
function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'http_error') return undefined;
  return error.body.detail ?? error.body.message;
}
