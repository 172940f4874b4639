import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { noticesEndpoints } from '../../../../contract/notices.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PushUnreachableError, readDevicePush, switchPushOff, switchPushOn } from './devicePush.ts';

const devicePushQuery = { queryKey: ['device-push'], queryFn: readDevicePush, staleTime: 0, gcTime: 0 };

/** Whether this very device shows notifications: what the browser says, never what was wished. */
export function DeviceSwitch() {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const { data: state } = useQuery(devicePushQuery);
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<unknown>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      const description =
        error instanceof PushUnreachableError || error instanceof DOMException
          ? t`This browser can’t reach its notification service right now. Try again later.`
          : errorText(error);
      showToast({ type: 'error', title: t`Notifications couldn’t be changed`, description });
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
        <Button
          variant="outline"
          className="mb-2"
          isBusy={isBusy}
          onClick={() => void attempt(() => callApi(noticesEndpoints.testPush))}
        >
          <Trans>Send a test notification</Trans>
        </Button>
      )}
    </>
  );
}
