import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { noticesEndpoints, type PushSwitches } from '../../../../contract/notices.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { writeDeviceValue } from '../../../offline/deviceStore.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { queueNoticesQuery } from './devicePushQuery.ts';
import { useSaveSwitches } from './useSaveSwitches.ts';

/** What the server sends to this device. */
const switchesQuery = queryOptions({
  queryKey: ['push-switches'],
  queryFn: ({ signal }) => callApi(noticesEndpoints.pushSwitches, { signal }),
  staleTime: 0,
});

/** The kinds of notification this device shows. Shows nothing until the server has answered. */
export function KindSwitches() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const { data } = useQuery(switchesQuery);
  const { data: hasQueueNotices = true } = useQuery(queueNoticesQuery);
  const change = useSaveSwitches<PushSwitches>({
    queryKey: switchesQuery.queryKey,
    save: (body) => callApi(noticesEndpoints.savePushSwitches, { body }),
    onError: (error) => showToast({ type: 'error', title: t`That wasn’t saved`, description: errorText(error) }),
  });

  async function switchQueueNotices(isOn: boolean) {
    try {
      await writeDeviceValue('queueNotices', isOn);
    } catch (error) {
      showToast({ type: 'error', title: t`That wasn’t saved`, description: errorText(error) });
    }
    await queryClient.invalidateQueries({ queryKey: queueNoticesQuery.queryKey });
  }

  if (!data?.data) return null;
  return (
    <div className="ps-4">
      <Switch
        label={<Trans>Finished and failed items</Trans>}
        isOn={data.data.notify_generation}
        onChange={(isOn) => change({ notify_generation: isOn })}
      />
      <Switch
        label={<Trans>Payments and credits</Trans>}
        isOn={data.data.notify_payment}
        onChange={(isOn) => change({ notify_payment: isOn })}
      />
      <Switch
        label={<Trans>Queued requests that need you</Trans>}
        isOn={hasQueueNotices}
        onChange={(isOn) => void switchQueueNotices(isOn)}
      />
    </div>
  );
}
