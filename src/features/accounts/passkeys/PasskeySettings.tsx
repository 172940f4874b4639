import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import type { Passkey } from '../../../../contract/passkeys.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { passkeysQuery } from './passkeysQuery.ts';
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { usePasskeySupport } from './usePasskeySupport.ts';

type Open = { does: 'add' } | { does: 'rename' | 'remove'; passkey: Passkey } | null;

/** The account's passkeys: what they are for, a list, and buttons to add, rename and remove them. */
export function PasskeySettings({ user }: { user: User }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const isSupported = usePasskeySupport();
  const [open, setOpen] = useState<Open>(null);
  const query = useQuery(passkeysQuery);
  const { data } = query;
  // An answer may arrive when its dialog has been replaced by another one.
  const close = () => setOpen((now) => (now === open ? null : now));
  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-24 w-full" />}
        title={<Trans>Your passkeys couldn’t be loaded</Trans>}
        body={errorText}
      />
    );
  return (
    <>
      <p className="text-base-content/75 text-sm">
        <Trans>
          With a passkey you sign in by fingerprint, face or PIN of your device. Nothing to remember or type.
        </Trans>
      </p>
      <ul className="mt-2 space-y-1">
        {data.data.map((passkey) => (
          <li key={passkey.id} className="flex min-h-13 items-center gap-3">
            <KeyRound className="text-base-content/75 size-5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{passkey.name}</span>
              <span className="text-base-content/75 block text-sm">
                {passkey.last_used_at ? (
                  <Trans>
                    Last used <RelativeTime at={passkey.last_used_at} />
                  </Trans>
                ) : (
                  <Trans>Not used yet</Trans>
                )}
                {!passkey.is_synced && (
                  <>
                    {' · '}
                    <Trans>on that device only</Trans>
                  </>
                )}
              </span>
            </span>
            <IconButton
              label={t`Rename ${passkey.name}`}
              icon={<Pencil className="size-5" aria-hidden="true" />}
              onClick={() => setOpen({ does: 'rename', passkey })}
            />
            <IconButton
              label={t`Remove ${passkey.name}`}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
              onClick={() => setOpen({ does: 'remove', passkey })}
            />
          </li>
        ))}
      </ul>
      {isSupported ? (
        <Button variant="outline" isWide className="mt-3" onClick={() => setOpen({ does: 'add' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="mt-3 text-sm font-semibold">
          <Trans>This browser can’t make passkeys at this address. Try a newer browser, or another device.</Trans>
        </p>
      )}
      {open?.does === 'add' && <AddPasskeyDialog user={user} onClose={close} />}
      {open?.does === 'rename' && <RenamePasskeyDialog passkey={open.passkey} onClose={close} />}
      {open?.does === 'remove' && <RemovePasskeyDialog user={user} passkey={open.passkey} onClose={close} />}
    </>
  );
}
