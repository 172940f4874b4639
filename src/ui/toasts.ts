import type { ToastContent } from './toastStore.ts';

type Show = (content: ToastContent) => void;

/** Told before there was anything to show them. */
let waiting: readonly ToastContent[] = [];
let show: Show | undefined;
let onWaiting: (() => void) | undefined;

/** Shows a toast from anywhere, inside React or not. Texts are given in the person's language. */
export function showToast(content: ToastContent): void {
  if (show) return show(content);
  waiting = [...waiting, content];
  onWaiting?.();
}

/** Calls back whenever a toast has nobody to show it, at once when one has been waiting. @returns how to stop. */
export function watchWaitingToasts(run: () => void): () => void {
  onWaiting = run;
  if (waiting.length > 0) run();
  return () => {
    onWaiting = undefined;
  };
}

/** Shows every toast from now on, beginning with those that waited. @returns how to stop. */
export function takeToasts(take: Show): () => void {
  show = take;
  waiting.forEach(take);
  waiting = [];
  return () => {
    show = undefined;
  };
}
