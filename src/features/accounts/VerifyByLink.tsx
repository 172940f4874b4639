import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { AuthCard } from './AuthCard.tsx';
import { enterSession } from './session/enterSession.ts';
import { FormAlert } from './FormAlert.tsx';
import { dropPendingEmail } from './pendingEmail.ts';
import { landingPlace } from './places.ts';

/** Uses the token of the e-mail's link, once, and takes it out of address bar and history before the answer comes. */
export function VerifyByLink({ token, onGiveUp }: { token: string; onGiveUp: () => void }) {
  const { errorText } = useErrorTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const isUsed = useRef(false);

  useEffect(() => {
    // The token works once; React's strict mode and a repeated render must not spend it twice.
    if (isUsed.current) return;
    isUsed.current = true;
    void navigate({ to: '/auth/verify-email', search: {}, replace: true });
    callApi(accountsEndpoints.verifyEmailLink, { query: { token } })
      .then(async (tokens) => {
        const user = await enterSession(queryClient, tokens);
        dropPendingEmail();
        await navigate({ to: landingPlace(user), replace: true });
      })
      .catch(setFailure);
  }, [token, queryClient, navigate]);

  if (failure === null) return <Loading />;
  return (
    <AuthCard title={<Trans>Check your email</Trans>}>
      <FormAlert title={<Trans>Email verification failed</Trans>} body={errorText(failure)} />
      <Button isWide size="lg" className="mt-6" onClick={onGiveUp}>
        <Trans>Use the code instead</Trans>
      </Button>
    </AuthCard>
  );
}
