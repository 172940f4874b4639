import { createToastStore } from './toastStore.ts';

/** The page's toasts; showToast of toasts.ts is the way to them from everywhere else. */
export const pageToasts = createToastStore({
  now: () => performance.now(),
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number),
});
