import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { isSignedIn } from '../../api/signedIn.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AuthCard } from './AuthCard.tsx';
import { useArrival } from './destination.ts';
import { FormAlert } from './FormAlert.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { signOut } from './session/endSession.ts';
import { enterSession } from './session/enterSession.ts';
import { takeReturn } from './session/googleAttempt.ts';
import { userQuery } from './userQuery.ts';

/**
 * The return from Google. Its token signs in only in the tab that started, and when another account is open there, only
 * after its owner has agreed: a link from somebody else must not sign anybody in to that person's account.
 */
export function GoogleReturnScreen() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const navigate = useNavigate();
  const arrive = useArrival();
  const queryClient = useQueryClient();
  const [arrival] = useState(takeReturn);
  const [isAsking, setIsAsking] = useState(arrival.isOurs && isSignedIn());
  const { data: user } = useQuery({ ...userQuery, enabled: isAsking });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const hasBegun = useRef(false);
  const isStrange = !arrival.isOurs;

  async function enter() {
    const tokens = await callApi(accountsEndpoints.refresh, { body: { refresh_token: arrival.token! } });
    if (isSignedIn()) await signOut(queryClient);
    const user = await enterSession(queryClient, tokens);
    await arrive(user);
  }

  async function handleSwitch() {
    setIsBusy(true);
    try {
      await enter();
    } catch (error) {
      setIsAsking(false);
      setFailure(error);
    }
  }

  const begin = useEffectEvent(() => {
    // The token works once; a repeated effect must not use it again.
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (isStrange && isSignedIn()) void navigate({ to: '/', replace: true });
    else if (!isStrange && !isAsking) enter().catch(setFailure);
  });
  useEffect(() => begin(), []);

  if (isAsking) {
    const current = user?.data.email ?? t`another account`;
    return (
      <AuthCard
        title={<Trans>Switch accounts?</Trans>}
        lead={
          <Trans>
            You are already signed in here as <strong className="text-base-content">{current}</strong>.
          </Trans>
        }
      >
        <div className="flex flex-col gap-3">
          <Button isWide size="lg" isBusy={isBusy} onClick={() => void handleSwitch()}>
            <Trans>Continue with the Google account</Trans>
          </Button>
          <ButtonLink to="/" replace isWide size="lg" variant="outline">
            <Trans>Stay in this account</Trans>
          </ButtonLink>
        </div>
      </AuthCard>
    );
  }
  if (isStrange || failure !== null) {
    return (
      <AuthCard title={<Trans>Not signed in</Trans>}>
        {failure === null ? (
          <FormAlert
            title={<Trans>This sign-in link didn’t start in this tab.</Trans>}
            body={<Trans>For your safety it opens nothing here. Sign in from this page instead.</Trans>}
          />
        ) : (
          <FormAlert title={<Trans>Google sign-in did not complete. Try again.</Trans>} body={errorText(failure)} />
        )}
        <ButtonLink to="/auth/login" replace isWide size="lg" className="mt-6">
          <Trans>Go to sign in</Trans>
        </ButtonLink>
        <GoogleSignIn />
      </AuthCard>
    );
  }
  return <Loading />;
}
