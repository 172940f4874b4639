import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/errors.ts';
import { siteQuery } from '../../api/siteQuery.ts';
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
      return <FormAlert title={errorText(error)} action={isDeactivated(error) ? <SupportLink /> : undefined} />;
    case 'connection':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={errorText(error)} />;
    case 'unknown':
      return <FormAlert title={<Trans>Login failed. Please try again.</Trans>} body={detail} />;
  }
}

const isDeactivated = (error: unknown) => error instanceof ApiError && error.code === 'account_deactivated';

/** Where the support can be reached that the refusal of a deactivated account speaks of. */
function SupportLink() {
  const email = useQuery(siteQuery).data?.data.contact_email;
  if (!email) return null;
  return (
    <a
      href={`mailto:${email}`}
      className="text-accent inline-flex min-h-11 items-center font-semibold break-all underline underline-offset-4"
    >
      {email}
    </a>
  );
}

const hasDetail = (error: unknown) => error instanceof ApiError && Boolean(error.body.detail ?? error.body.message);
