import { onlineManager } from '@tanstack/react-query';
import { createToastStore } from './toastStore.ts';

/** The page's toast store; all other code uses showToast.ts. */
export const pageToasts = createToastStore({
  now: () => performance.now(),
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number),
});

onlineManager.subscribe((isOnline) => isOnline && pageToasts.dismissForOffline());
