import type { ToastContent } from './toastStore.ts';

type Show = (content: ToastContent) => void;

/** Toasts from before the toaster was loaded. */
let waiting: readonly ToastContent[] = [];
let show: Show | undefined;
let onWaiting: (() => void) | undefined;

/** Shows a toast, from React or elsewhere. Texts are given in the user's language. */
export function showToast(content: ToastContent): void {
  if (show) return show(content);
  waiting = [...waiting, content];
  onWaiting?.();
}

/**
 * Calls `run` whenever a toast has no toaster to show it, immediately if one is already waiting.
 * @returns a function that stops it.
 */
export function watchWaitingToasts(run: () => void): () => void {
  onWaiting = run;
  if (waiting.length > 0) run();
  return () => {
    onWaiting = undefined;
  };
}

/** Sends every toast to `listener` from now on, the waiting ones first. @returns a function that stops it. */
export function subscribeToToasts(listener: Show): () => void {
  show = listener;
  waiting.forEach(listener);
  waiting = [];
  return () => {
    show = undefined;
  };
}
