import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { AccountDeletion, accountsEndpoints, type User } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useSchemaForm } from '../../../ui/useSchemaForm.ts';
import { FormActions } from '../FormActions.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { fieldErrorsOf } from '../fieldErrorsOf.ts';
import { OwnerProof } from '../owner/OwnerProof.tsx';
import { useFieldText } from '../useFieldText.ts';
import { useEndSession } from '../session/useEndSession.ts';

interface DeleteAccountDialogProps {
  isOpen: boolean;
  user: User;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes the account for good, so it asks for the typed address and the proof of ownership. */
export function DeleteAccountDialog({ isOpen, user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const formId = useId();
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const leave = useEndSession();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: AccountDeletion,
    fieldErrorsOf,
    send: deleteAccount,
  });
  const fieldText = useFieldText(errors);

  async function deleteAccount(body: { password?: string | undefined; confirm_email: string }) {
    await leave(async () => {
      await callApi(accountsEndpoints.deleteAccount, { body });
      onDeleted();
    }, 'discard');
    showToast({
      type: 'success',
      title: t`Your account is deleted`,
      description: t`Your videos, images and credits went with it.`,
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      closesOnBackdrop={false}
      title={<Trans>Delete your account?</Trans>}
      description={<Trans>Your videos, images and credits go with it. This can’t be undone.</Trans>}
      actions={
        <FormActions form={formId} isDangerous isSending={isSending} onCancel={onClose}>
          <Trans>Delete for good</Trans>
        </FormActions>
      }
    >
      <form {...formProps} id={formId} method="post" className="space-y-4">
        {failure !== null && <FormAlert title={<Trans>Your account wasn’t deleted</Trans>} body={errorText(failure)} />}
        <TextField
          label={<Trans>Type {user.email} to confirm</Trans>}
          name="confirm_email"
          type="email"
          autoComplete="off"
          spellCheck={false}
          error={fieldText('confirm_email')}
          required
        />
        <OwnerProof user={user} error={fieldText('password')} />
      </form>
    </Dialog>
  );
}
