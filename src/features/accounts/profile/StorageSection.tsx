import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { accountDatabase } from '../../../api/persistence.ts';
import { useByteFormat } from '../../../i18n/useByteFormat.ts';
import { clearStored, readStorageUse, type StoredKind } from '../../../offline/offlineCopies.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { Section } from './Section.tsx';

const QUERY_KEY = ['storage-use'];

/**
 * What this device stores of the account, by kind, with buttons to clear it. Empty when the browser has no such
 * storage.
 */
export function StorageSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const byteWords = useByteFormat();
  const account = accountDatabase()?.accountId;
  const { data: use, refetch } = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => readStorageUse(account!),
    enabled: account !== undefined && 'caches' in globalThis,
    // Read again each time: every screen adds to it.
    gcTime: 0,
    retry: false,
  });
  const [clearing, setClearing] = useState<StoredKind | null>(null);
  if (account === undefined || !use) return null;

  async function clear(kind: StoredKind) {
    setClearing(null);
    await clearStored(account!, kind).catch(() => undefined);
    queryClient.removeQueries({ queryKey: ['offline-copy'] });
    await refetch();
  }

  async function persist() {
    const isGranted = await navigator.storage.persist().catch(() => false);
    if (!isGranted)
      showToast({
        title: t`The browser didn’t promise it`,
        description: t`It often does once Kilas is installed on the home screen.`,
      });
    await refetch();
  }

  const total = byteWords(use.total ?? 0);
  const free = byteWords(use.free ?? 0);
  const rows: [kind: StoredKind, name: ReactNode, bytes: number][] = [
    ['copies', <Trans>Kept offline by you</Trans>, use.copies],
    ['seen', <Trans>Seen before, kept automatically</Trans>, use.seen],
  ];
  return (
    <Section title={<Trans>Storage on this device</Trans>}>
      <ul className="divide-line divide-y">
        {rows.map(([kind, name, bytes]) => (
          <li key={kind} className="flex min-h-12 items-center gap-3 py-2">
            <span className="grow">
              <span className="block font-medium">{name}</span>
              <span className="text-base-content/75 figures text-sm">
                {bytes > 0 ? byteWords(bytes) : <Trans>Nothing yet</Trans>}
              </span>
            </span>
            {bytes > 0 && (
              <Button variant="ghost" className="-me-4" onClick={() => setClearing(kind)}>
                {kind === 'copies' ? <Trans>Remove all copies</Trans> : <Trans>Empty it</Trans>}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {use.total !== undefined && use.free !== undefined && (
        <p className="text-base-content/75 figures mt-2 text-sm">
          <Trans>
            Kilas uses {total} here in all. The browser would give it {free} more.
          </Trans>
        </p>
      )}
      {use.isPersistent ? (
        <p className="text-base-content/75 mt-2 text-sm">
          <Trans>The browser has promised not to clear it by itself.</Trans>
        </p>
      ) : (
        'storage' in navigator && (
          <div className="mt-2 space-y-2">
            <p className="text-base-content/75 text-sm">
              <Trans>When the device runs full, the browser may clear it by itself.</Trans>
            </p>
            <Button variant="outline" isWide onClick={() => void persist()}>
              <Trans>Ask the browser to keep it</Trans>
            </Button>
          </div>
        )
      )}
      <ConfirmDialog
        isOpen={clearing !== null}
        onClose={() => setClearing(null)}
        title={
          clearing === 'copies' ? <Trans>Remove all offline copies?</Trans> : <Trans>Clear what you have seen?</Trans>
        }
        description={
          <Trans>
            Nothing in your library is deleted. Without a network these images and clips can’t be opened here until you
            have looked at them again.
          </Trans>
        }
        confirmLabel={clearing === 'copies' ? <Trans>Remove all copies</Trans> : <Trans>Empty it</Trans>}
        onConfirm={() => void clear(clearing!)}
      />
    </Section>
  );
}
