import { Trans } from '@lingui/react/macro';
import { ApiError, isConnectionError } from '../../api/errors.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { FormAlert } from './FormAlert.tsx';

/** Why an account was not created. */
export function RegisterAlert({ error }: { error: unknown }) {
  const { errorText } = useErrorTexts();
  if (error instanceof ApiError && error.code === 'email_taken')
    return <FormAlert title={<Trans>This email is already registered. Use another one or sign in.</Trans>} />;
  if (error instanceof ApiError && error.status === 429) return <FormAlert title={errorText(error)} />;
  if (error instanceof ApiError && error.status >= 500)
    return <FormAlert title={<Trans>Server error. Please try again later.</Trans>} />;
  if (error instanceof ApiError && error.status === 422)
    return <FormAlert title={<Trans>Invalid data. Please check the form.</Trans>} />;
  return (
    <FormAlert
      title={<Trans>Registration failed. Please try again.</Trans>}
      body={isConnectionError(error) ? errorText(error) : undefined}
    />
  );
}
