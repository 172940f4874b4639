import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { accountsEndpoints, VerificationLink } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';
import { useErrorTexts } from '../../api/useErrorTexts.ts';
import { Button } from '../../ui/Button.tsx';
import { useSchemaForm } from '../../ui/useSchemaForm.ts';
import { AuthCard } from './AuthCard.tsx';
import { useArrival } from './destination.ts';
import { enterSession } from './session/enterSession.ts';
import { fieldErrorsOf } from './fieldErrorsOf.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordProof } from './PasswordProof.tsx';
import { dropPendingEmail } from './pendingEmail.ts';
import { useFieldText } from './useFieldText.ts';

/**
 * Verifies by the token of the e-mail's link and the password. Removes the token from address bar and history at once.
 */
export function VerifyByLink({ token, onGiveUp }: { token: string; onGiveUp: () => void }) {
  const { errorText } = useErrorTexts();
  const navigate = useNavigate();
  const arrive = useArrival();
  const queryClient = useQueryClient();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: VerificationLink,
    fieldErrorsOf,
    send: verify,
  });
  const fieldText = useFieldText(errors);

  useEffect(() => {
    void navigate({ to: '/auth/verify-email', search: {}, replace: true });
  }, [navigate]);

  async function verify(body: VerificationLink) {
    const tokens = await callApi(accountsEndpoints.confirmEmailLink, { body });
    const user = await enterSession(queryClient, tokens);
    dropPendingEmail();
    await arrive(user);
  }

  return (
    <AuthCard
      title={<Trans>Verify your email</Trans>}
      lead={<Trans>One more step: your password, so that nobody else can use your address.</Trans>}
    >
      <form {...formProps} method="post" className="space-y-5">
        {failure !== null && (
          <FormAlert
            title={<Trans>Email verification failed</Trans>}
            body={errorText(failure)}
            action={
              <Button variant="outline" onClick={onGiveUp}>
                <Trans>Use the code instead</Trans>
              </Button>
            }
          />
        )}
        <input type="hidden" name="token" value={token} />
        <PasswordProof fieldText={fieldText} />
        <Button type="submit" size="lg" isWide isBusy={isSending}>
          <Trans>Verify and sign in</Trans>
        </Button>
      </form>
    </AuthCard>
  );
}
