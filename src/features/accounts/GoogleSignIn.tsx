import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { requestUrl } from '../../api/requestUrl.ts';
import { buttonClasses } from '../../ui/buttonClasses.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { providersQuery } from './providersQuery.ts';
import { beginGoogleAttempt } from './session/googleAttempt.ts';

/** Sign-in with Google: a full-page navigation, shown only when the server has it set up. */
export function GoogleSignIn() {
  const { data } = useQuery(providersQuery);
  if (!data?.data.google) return null;
  return (
    <div className="animate-fade">
      <div className="text-base-content/75 my-6 flex items-center gap-4 text-sm">
        <span className="bg-line h-px grow" />
        <Trans>or</Trans>
        <span className="bg-line h-px grow" />
      </div>
      <a
        href={requestUrl(accountsEndpoints.googleStart)}
        onClick={beginGoogleAttempt}
        className={buttonClasses({ variant: 'outline', size: 'lg', isWide: true })}
      >
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </a>
    </div>
  );
}
