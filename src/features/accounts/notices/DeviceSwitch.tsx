import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { noticesEndpoints } from '../../../../contract/notices.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { switchPushOff, switchPushOn, watchPermission } from './devicePush.ts';
import { devicePushQuery } from './devicePushQuery.ts';
import { KindSwitches } from './KindSwitches.tsx';
import { usePushFailure } from './usePushFailure.ts';

/** Whether this device shows notifications, as the browser reports it. */
export function DeviceSwitch() {
  const { errorText } = useErrorTexts();
  const pushFailure = usePushFailure(errorText);
  const queryClient = useQueryClient();
  const { data: state } = useQuery(devicePushQuery);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(
    () => watchPermission(() => void queryClient.invalidateQueries({ queryKey: devicePushQuery.queryKey })),
    [queryClient],
  );

  async function attempt(work: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      pushFailure(error);
    }
    await queryClient.invalidateQueries({ queryKey: devicePushQuery.queryKey });
    setIsBusy(false);
  }

  if (state === undefined) return null;
  if (state === 'unsupported')
    return (
      <p className="text-base-content/80 py-1.5">
        <Trans>This browser has no notifications.</Trans>
      </p>
    );
  if (state === 'install-first')
    return (
      <p className="text-base-content/80 py-1.5">
        <Trans>On iPhone and iPad, add Kilas to the home screen first: Share, then Add to Home Screen.</Trans>
      </p>
    );
  return (
    <>
      <Switch
        label={<Trans>On this device</Trans>}
        hint={
          state === 'blocked' ? (
            <Trans>Blocked in the browser. Allow notifications for this site in its settings.</Trans>
          ) : (
            <Trans>Arrives even while Kilas is closed.</Trans>
          )
        }
        isOn={state === 'on'}
        isDisabled={isBusy || state === 'blocked'}
        onChange={(isOn) => void attempt(isOn ? switchPushOn : switchPushOff)}
      />
      {state === 'on' && (
        <>
          <KindSwitches />
          <Button
            variant="outline"
            className="mb-2"
            isBusy={isBusy}
            onClick={() => void attempt(() => callApi(noticesEndpoints.testPush))}
          >
            <Trans>Send a test notification</Trans>
          </Button>
        </>
      )}
    </>
  );
}
