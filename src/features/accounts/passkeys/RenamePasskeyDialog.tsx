import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { MAX_PASSKEY_NAME_LENGTH } from '../../../../contract/limits.ts';
import { type Passkey, PasskeyRename, passkeysEndpoints } from '../../../../contract/passkeys.ts';
import { callApi } from '../../../api/callApi.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useSchemaForm } from '../../../ui/useSchemaForm.ts';
import { fieldErrorsOf } from '../fieldErrorsOf.ts';
import { FormActions } from '../FormActions.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { useFieldText } from '../useFieldText.ts';
import { passkeysQuery } from './passkeysQuery.ts';
import { usePasskeyFailureText } from './usePasskeyFailureText.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const formId = useId();
  const queryClient = useQueryClient();
  const failureText = usePasskeyFailureText();
  const { errors, failure, isSending, formProps } = useSchemaForm({
    schema: PasskeyRename,
    fieldErrorsOf,
    send: rename,
  });
  const fieldText = useFieldText(errors);

  async function rename(body: { name: string }) {
    await callApi(passkeysEndpoints.renamePasskey, { params: { id: passkey.id }, body });
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<Trans>Rename the passkey</Trans>}
      actions={
        <FormActions form={formId} isSending={isSending} onCancel={onClose}>
          <Trans>Save</Trans>
        </FormActions>
      }
    >
      <form {...formProps} id={formId} method="post" className="space-y-4">
        {failure !== null && <FormAlert title={failureText(failure)} />}
        <TextField
          label={<Trans>Name</Trans>}
          name="name"
          autoComplete="off"
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          defaultValue={passkey.name}
          error={fieldText('name')}
          required
        />
      </form>
    </Dialog>
  );
}
