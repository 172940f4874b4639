import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dashboardEndpoints as calls, type UserDetail } from '../../../../contract/dashboard.ts';
import { fetchFile } from '../../../api/callApi.ts';
import { saveBlob } from '../../../api/downloadFile.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { parseWhole } from '../../../ui/parseWhole.ts';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { PasswordDialog } from '../ui/PasswordDialog.tsx';

/** The pressed button, so that a live change of the person does not turn an open dialog into its opposite. */
type Open = 'deactivate' | 'activate' | 'make-admin' | 'take-role' | 'credits' | 'content' | 'export' | null;

/** What an admin can do about a person. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>(null);
  const formats = useFormats();
  const [amount, setAmount] = useState('');
  const [isAmountMarked, setIsAmountMarked] = useState(false);
  const isAmountRight = Boolean(parseWhole(amount));
  function close() {
    setOpen(null);
    setIsAmountMarked(false);
  }
  const params = { id: user.id };
  const isActive = user.status === 'active';
  const isAdmin = user.role === 'admin';
  const isEnding = open === 'deactivate';
  const isTaking = open === 'take-role';
  const name = user.full_name || user.email;
  const balance = formats.number(user.balance);

  async function handleExport(signal: AbortSignal) {
    const { blob, name: file } = await fetchFile(calls.exportUser, { params, signal });
    saveBlob(blob, file ?? `kilas-${user.id}.json`);
    await queryClient.invalidateQueries({ queryKey: ['dashboard', 'log'] });
  }

  if (user.is_deleted) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant={isActive ? 'danger' : 'primary'} onClick={() => setOpen(isActive ? 'deactivate' : 'activate')}>
        {isActive ? <Trans>Deactivate</Trans> : <Trans>Activate</Trans>}
      </Button>
      <Button variant="outline" onClick={() => setOpen('credits')}>
        <Trans>Correct credits</Trans>
      </Button>
      <Button variant="outline" onClick={() => setOpen(isAdmin ? 'take-role' : 'make-admin')}>
        {isAdmin ? <Trans>No longer an admin</Trans> : <Trans>Make admin</Trans>}
      </Button>
      <Button variant="outline" onClick={() => setOpen('export')}>
        <Trans>Export data</Trans>
      </Button>
      {user.content > 0 && (
        <Button variant="outline" onClick={() => setOpen('content')}>
          <Trans>Delete all content</Trans>
        </Button>
      )}

      <ActionDialog
        isOpen={open === 'deactivate' || open === 'activate'}
        onClose={close}
        tone={isEnding ? 'danger' : 'primary'}
        title={isEnding ? <Trans>Deactivate {name}?</Trans> : <Trans>Activate {name}?</Trans>}
        description={
          isEnding ? (
            <Trans>
              Every device is signed out now. What is being made ends, and its credits come back. Nothing is deleted.
            </Trans>
          ) : (
            <Trans>This person can sign in again. Everything is as it was.</Trans>
          )
        }
        confirmLabel={isEnding ? <Trans>Deactivate</Trans> : <Trans>Activate</Trans>}
        act={(reason) =>
          isEnding
            ? changeBy(calls.deactivateUser, { params, body: { reason } })
            : changeBy(calls.activateUser, { params, body: { reason } })
        }
        onDone={() => showToast({ type: 'success', title: isEnding ? t`Deactivated` : t`Activated` })}
      />
      <ActionDialog
        isOpen={open === 'make-admin' || open === 'take-role'}
        onClose={close}
        tone={isTaking ? 'danger' : 'primary'}
        title={isTaking ? <Trans>Take the admin role from {name}?</Trans> : <Trans>Make {name} an admin?</Trans>}
        description={
          isTaking ? (
            <Trans>The dashboard closes for this person at once, and every device is signed out.</Trans>
          ) : (
            <Trans>An admin sees everything here and can do everything you can, other admins included.</Trans>
          )
        }
        confirmLabel={isTaking ? <Trans>Take the role</Trans> : <Trans>Make admin</Trans>}
        act={(reason) => changeBy(calls.changeRole, { params, body: { role: isTaking ? 'user' : 'admin', reason } })}
        onDone={() => showToast({ type: 'success', title: t`Role changed` })}
      />
      <ActionDialog
        isOpen={open === 'credits'}
        onClose={close}
        tone="primary"
        title={<Trans>Correct the credits of {name}</Trans>}
        description={<Trans>A line of its own in the ledger, which this person sees with your reason.</Trans>}
        confirmLabel={<Trans>Correct</Trans>}
        check={() => {
          setIsAmountMarked(true);
          return isAmountRight;
        }}
        act={(reason) => changeBy(calls.correctCredits, { params, body: { amount: parseWhole(amount), reason } })}
        onDone={({ data }) => {
          setAmount('');
          showToast({
            type: 'success',
            title: t`Corrected`,
            description: t`New balance: ${formats.number(data.balance)}`,
          });
        }}
      >
        <TextField
          label={<Trans>Credits</Trans>}
          hint={<Trans>With a minus in front they are taken. This person has {balance}.</Trans>}
          error={isAmountMarked && !isAmountRight && t`Enter a whole number.`}
          inputMode="text"
          autoComplete="off"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      </ActionDialog>
      <ActionDialog
        isOpen={open === 'content'}
        onClose={close}
        title={<Trans>Delete everything {name} made?</Trans>}
        description={
          <Plural
            value={user.content}
            one="# item goes. What is being made ends, and its credits come back. For 30 days you can bring it back."
            other="# items go. What is being made ends, and its credits come back. For 30 days you can bring them back."
          />
        }
        typed={{ expected: String(user.content), label: <Trans>Type {user.content} to confirm</Trans> }}
        confirmLabel={<Trans>Delete all</Trans>}
        act={(reason) => changeBy(calls.removeAllOfUser, { params, body: { reason, expected: user.content } })}
        onDone={() => showToast({ type: 'success', title: t`Deleted` })}
      />
      <PasswordDialog
        isOpen={open === 'export'}
        onClose={close}
        title={<Trans>Export everything kept about {name}</Trans>}
        act={handleExport}
      />
    </div>
  );
}
