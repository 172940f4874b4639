import { i18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { writeDeviceValue } from '../../../offline/deviceStore.ts';
import { clearUnseen } from '../../../offline/unseenResults.ts';
import { isNoticeMessage, isOpenMessage } from '../../../offline/workerMessages.ts';
import { showToast } from '../../../ui/showToast.ts';
import { countWhileHidden } from './countWhileHidden.ts';
import { confirmDevicePush } from './devicePush.ts';
import { watchFirstWait } from './firstWait.ts';
import { isOnScreen } from './isOnScreen.ts';
import { mayOfferNotices } from './noticeOffer.ts';

interface NoticeDeps {
  queryClient: QueryClient;
  goTo: (path: string) => void;
  /** Loads what `onWorthAsking` shows. */
  loadOffer: () => Promise<unknown>;
  /** Called when somebody waits who could be notified instead, and has not been asked yet. */
  onWorthAsking: () => void;
}

/**
 * Confirms this browser's subscription, and acts on the worker's messages about notifications. Called once per page.
 */
export function watchNotices({ queryClient, goTo, loadOffer, onWorthAsking }: NoticeDeps): void {
  void confirmDevicePush().catch(() => undefined);
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (isNoticeMessage(data)) {
      if (!isOnScreen(data, location)) return;
      ports[0]?.postMessage(data);
      showToast({ type: data.isGood ? 'success' : 'error', title: data.title, description: data.body });
    } else if (isOpenMessage(data)) {
      ports[0]?.postMessage(data);
      goTo(data.url);
    }
  });
  tellWorkerLanguage();
  i18n.on('change', tellWorkerLanguage);
  clearBadgeWhileLooking();
  countWhileHidden(queryClient);
  // From the page's start: this code is loaded when idle, after the first requests.
  watchFirstWait(queryClient, performance.timeOrigin, {
    prepare: async () => mayOfferNotices() && loadOffer(),
    handleWait: () => mayOfferNotices() && onWorthAsking(),
  });
}

function tellWorkerLanguage(): void {
  const language = LANGUAGES.find((each) => each === i18n.locale);
  if (language) void writeDeviceValue('language', language).catch(() => undefined);
}

/** Clears the number on the icon while the app is visible. */
function clearBadgeWhileLooking(): void {
  const look = () => {
    if (document.visibilityState === 'visible') void clearUnseen();
  };
  document.addEventListener('visibilitychange', look);
  look();
}
