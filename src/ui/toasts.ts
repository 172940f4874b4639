import { createToastStore, type ToastContent } from './toastStore.ts';

/** The page's toasts. */
export const toasts = createToastStore({
  now: () => performance.now(),
  setTimer: (run, milliseconds) => setTimeout(run, milliseconds),
  clearTimer: (timer) => clearTimeout(timer as number),
});

/** Shows a toast from anywhere, inside React or not; returns its id. Texts are given in the person's language. */
export function showToast(content: ToastContent): string {
  return toasts.showToast(content);
}
