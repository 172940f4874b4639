import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { object, optional, string } from 'valibot';
import type { User } from '../../../../contract/accounts.ts';
import { PasskeyName } from '../../../../contract/passkeys.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useSchemaForm } from '../../../ui/useSchemaForm.ts';
import { fieldErrorsOf } from '../fieldErrorsOf.ts';
import { FormActions } from '../FormActions.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { useFieldText } from '../useFieldText.ts';
import { loadBrowserPart } from './loadBrowserPart.ts';
import { makePasskey } from './passkeyCalls.ts';
import { OwnerProof } from '../owner/OwnerProof.tsx';
import { PasskeyNameField } from './PasskeyNameField.tsx';
import { passkeysQuery } from './passkeysQuery.ts';
import { usePasskeyFailureText } from './usePasskeyFailureText.ts';

const Form = object({ name: PasskeyName, password: optional(string()) });

/** Asks for a name and, if there is one, the password; then has the browser create a passkey. */
export function AddPasskeyDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const queryClient = useQueryClient();
  const failureText = usePasskeyFailureText();
  const { errors, failure, isSending, formProps } = useSchemaForm({ schema: Form, fieldErrorsOf, send: add });
  const fieldText = useFieldText(errors);
  const ceremony = useRef<AbortController | null>(null);

  // Loaded in advance: browsers want a recent press when they create a passkey.
  useEffect(() => {
    void loadBrowserPart();
    return () => ceremony.current?.abort();
  }, []);

  async function add({ name, password }: { name: string; password?: string | undefined }) {
    ceremony.current = new AbortController();
    try {
      await makePasskey({ name, password }, ceremony.current.signal);
    } finally {
      // If only the answer was lost, there is a new passkey all the same.
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    }
    showToast({ type: 'success', title: t`Your passkey is ready` });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOnBackdrop={!isSending}
      title={<Trans>Add a passkey</Trans>}
      description={<Trans>Your browser asks next where to keep it: on this device, a phone or a security key.</Trans>}
      actions={
        <FormActions form={formId} isSending={isSending} onCancel={onClose}>
          <Trans>Continue</Trans>
        </FormActions>
      }
    >
      <form {...formProps} id={formId} method="post" className="space-y-4">
        {failure !== null && <FormAlert title={failureText(failure)} />}
        <PasskeyNameField error={fieldText('name')} />
        <OwnerProof user={user} error={fieldText('password')} />
      </form>
    </Dialog>
  );
}
