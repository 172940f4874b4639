import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { preferencesQuery } from '../profile/preferencesQuery.ts';
import { pushCapability } from './devicePush.ts';
import { DeviceSwitch } from './DeviceSwitch.tsx';
import { useSaveSwitches } from './useSaveSwitches.ts';

/**
 * Which notifications this device receives, and whether they may show the prompt, which is asked only where there can
 * be any.
 */
export function NoticeSettings() {
  const { errorText } = useErrorTexts();
  const query = useQuery(preferencesQuery);
  const { data } = query;
  const change = useSaveSwitches<{ notify_details: boolean }>({
    queryKey: preferencesQuery.queryKey,
    save: (body) => callApi(accountsEndpoints.savePreferences, { body }),
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
          onChange={(isOn) => change({ notify_details: isOn })}
        />
      )}
    </>
  );
}
