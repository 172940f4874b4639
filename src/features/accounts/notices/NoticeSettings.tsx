import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { preferencesQuery } from '../profile/preferencesQuery.ts';
import { pushCapability } from './devicePush.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';

/**
 * Which notifications this device receives, and whether they may show the prompt, which is asked only where there can
 * be any. The switch is updated optimistically and reset when saving fails.
 */
export function NoticeSettings() {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const query = useQuery(preferencesQuery);
  const { data } = query;
  const change = useMutation({
    mutationFn: (body: { notify_details: boolean }) => callApi(accountsEndpoints.savePreferences, { body }),
    onMutate(body) {
      const before = queryClient.getQueryData(preferencesQuery.queryKey);
      queryClient.setQueryData(preferencesQuery.queryKey, (known) => known && { data: { ...known.data, ...body } });
      return before;
    },
    onError: (_error, _body, before) => queryClient.setQueryData(preferencesQuery.queryKey, before),
    onSuccess: (saved) => queryClient.setQueryData(preferencesQuery.queryKey, saved),
  });

  if (!data)
    return (
      <QueryState
        query={query}
        skeleton={<Skeleton className="h-24 w-full" />}
        title={<Trans>Your settings couldn’t be loaded</Trans>}
        body={errorText}
      />
    );
  return (
    <>
      <DeviceSwitch />
      {pushCapability() === 'supported' && (
        <Switch
          label={<Trans>Show my prompt in notifications</Trans>}
          hint={<Trans>It can then be read on a locked screen.</Trans>}
          isOn={data.data.notify_details}
          onChange={(isOn) => change.mutate({ notify_details: isOn })}
        />
      )}
    </>
  );
}
