import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** For people without a session. */
export function GuestActions() {
  return (
    <>
      <ButtonLink to="/blog" variant="ghost" className="max-md:hidden">
        <Trans>Blog</Trans>
      </ButtonLink>
      <ButtonLink to="/auth/login" variant="ghost">
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink to="/auth/register" className="max-sm:hidden">
        <Trans>Sign up</Trans>
      </ButtonLink>
    </>
  );
}
