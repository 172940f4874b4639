import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** For guests. Wide enough for each text in any font, so that what precedes them does not move when our font loads. */
export function GuestActions() {
  return (
    <>
      <ButtonLink to="/blog" variant="ghost" className="min-w-18 max-md:hidden">
        <Trans>Blog</Trans>
      </ButtonLink>
      <ButtonLink
        to="/auth/login"
        variant="ghost"
        className="min-w-20 tiny:min-w-0 tiny:px-0 tiny:text-sm tiny:whitespace-nowrap"
      >
        <Trans>Sign in</Trans>
      </ButtonLink>
      <ButtonLink to="/auth/register" className="min-w-24 max-sm:hidden">
        <Trans>Sign up</Trans>
      </ButtonLink>
    </>
  );
}
