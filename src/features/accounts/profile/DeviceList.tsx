import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { useState } from 'react';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useEndSession } from '../session/useEndSession.ts';
import { devicesQuery } from './devicesQuery.ts';

/** Every browser that is signed in, with buttons to sign out each other one, or all. */
export function DeviceList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const leave = useEndSession();
  const [isAsking, setIsAsking] = useState(false);
  const query = useQuery(devicesQuery);
  const { data } = query;
  const end = useMutation({
    mutationFn: (id: string) => callApi(accountsEndpoints.signOutDevice, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () =>
      leave(async () => {
        await callApi(accountsEndpoints.logoutEverywhere);
        onClose();
      }),
  });

  // The server names a browser that it does not know "?".
  const nameOf = (name: string) => (/\p{L}/u.test(name) ? name : t`Unknown device`);

  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-32 w-full" />}
        title={<Trans>Your devices couldn’t be loaded</Trans>}
        body={errorText}
      />
    );
  return (
    <>
      <ul className="space-y-1">
        {data.data.map((device) => (
          <li key={device.id} className="flex min-h-13 items-center gap-x-3 tiny:flex-wrap">
            <MonitorSmartphone className="text-base-content/75 size-5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 grow">
              <span className="block truncate font-medium">{nameOf(device.name)}</span>
              <span className="text-base-content/75 block text-sm">
                {device.is_current ? <Trans>This device</Trans> : <RelativeTime at={device.last_used_at} />}
              </span>
            </span>
            {!device.is_current && (
              <Button
                variant="ghost"
                className="-me-4"
                isBusy={end.isPending && end.variables === device.id}
                onClick={() => end.mutate(device.id)}
                aria-label={t`Sign out ${nameOf(device.name)}`}
              >
                <Trans>Sign out</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="outline" isWide className="mt-3" onClick={() => setIsAsking(true)}>
        <Trans>Sign out everywhere</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Sign out everywhere?</Trans>}
        description={<Trans>You’ll have to sign in again on every device, this one included.</Trans>}
        confirmLabel={<Trans>Sign out everywhere</Trans>}
        isBusy={endAll.isPending}
        onConfirm={() => endAll.mutate()}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
