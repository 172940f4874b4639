import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** From one form to the other, the address goes on saying what comes after them. */
const keepNext = ({ next }: { next?: string }) => ({ next });

/** For people without a session. */
export function GuestActions() {
  return (
    <>
      <ButtonLink to="/blog" variant="ghost" className="max-md:hidden">
        <Trans>Blog</Trans>
      </ButtonLink>
      <ButtonLink to="/auth/login" search={keepNext} variant="ghost">
        <Trans>Log in</Trans>
      </ButtonLink>
      <ButtonLink to="/auth/register" search={keepNext} className="max-sm:hidden">
        <Trans>Sign up</Trans>
      </ButtonLink>
    </>
  );
}
