import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { accountsEndpoints, NameChange, type User } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useSchemaForm } from '../../../ui/useSchemaForm.ts';
import { FormAlert } from '../FormAlert.tsx';
import { fieldErrorsOf } from '../fieldErrorsOf.ts';
import { useFieldText } from '../useFieldText.ts';
import { userQuery } from '../userQuery.ts';

/** The account's name. */
export function NameForm({ user }: { user: User }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const { errors, failure, isSending, formProps } = useSchemaForm({ schema: NameChange, fieldErrorsOf, send: save });
  const fieldText = useFieldText(errors);

  async function save(body: { full_name: string }) {
    queryClient.setQueryData(userQuery.queryKey, await callApi(accountsEndpoints.updateProfile, { body }));
    showToast({ type: 'success', title: t`Saved` });
  }

  return (
    <form {...formProps} method="post" className="space-y-3">
      {failure !== null && <FormAlert title={<Trans>Your name wasn’t saved</Trans>} body={errorText(failure)} />}
      <TextField
        label={<Trans>Full name</Trans>}
        hint={user.email}
        name="full_name"
        autoComplete="name"
        defaultValue={user.full_name}
        error={fieldText('full_name')}
        required
      />
      <Button type="submit" variant="outline" isBusy={isSending}>
        <Trans>Save name</Trans>
      </Button>
    </form>
  );
}
