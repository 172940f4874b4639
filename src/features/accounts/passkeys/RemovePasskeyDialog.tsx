import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { type Passkey, passkeysEndpoints, PasswordAgain } from '../../../../contract/passkeys.ts';
import { callApi } from '../../../api/callApi.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useSchemaForm } from '../../../ui/useSchemaForm.ts';
import { fieldErrorsOf } from '../fieldErrorsOf.ts';
import { FormActions } from '../FormActions.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { devicesQuery } from '../profile/devicesQuery.ts';
import { useFieldText } from '../useFieldText.ts';
import { OwnerProof } from '../owner/OwnerProof.tsx';
import { passkeysQuery } from './passkeysQuery.ts';
import { usePasskeyFailureText } from './usePasskeyFailureText.ts';

/** Removes a passkey, after the proof of ownership. */
export function RemovePasskeyDialog({ user, passkey, onClose }: { user: User; passkey: Passkey; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const queryClient = useQueryClient();
  const failureText = usePasskeyFailureText();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: PasswordAgain,
    fieldErrorsOf,
    send: remove,
  });
  const fieldText = useFieldText(errors);

  async function remove(body: { password?: string | undefined }) {
    await callApi(passkeysEndpoints.removePasskey, { params: { id: passkey.id }, body });
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
    ]);
    showToast({ type: 'success', title: t`The passkey is removed` });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Remove “{passkey.name}”?</Trans>}
      description={
        <Trans>
          It can’t sign in any more, at once, and you’re signed out on every other device. Your device may still show
          it; delete it there as well.
        </Trans>
      }
      actions={
        <FormActions form={formId} isDangerous isSending={isSending} onCancel={onClose}>
          <Trans>Remove</Trans>
        </FormActions>
      }
    >
      <form {...formProps} id={formId} method="post" className="space-y-4">
        {failure !== null && <FormAlert title={failureText(failure)} />}
        <OwnerProof user={user} error={fieldText('password')} />
      </form>
    </Dialog>
  );
}
