import { isNoticeMessage, isOpenMessage } from '../../../offline/workerMessages.ts';
import { showToast } from '../../../ui/toasts.ts';
import { confirmDevicePush } from './devicePush.ts';

/** Confirms this browser's subscription, and does what the worker says of notifications. Once a page. */
export function followNotices({ goTo }: { goTo: (path: string) => void }): void {
  void confirmDevicePush().catch(() => undefined);
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isNoticeMessage(data)) showToast({ type: 'success', title: data.title, description: data.body });
    else if (isOpenMessage(data)) {
      ports[0]?.postMessage(data);
      goTo(data.url);
    }
  });
}
