import { useEffect, useSyncExternalStore } from 'react';
import { pageToasts } from './pageToasts.ts';
import { ToastCard } from './ToastCard.tsx';
import { TOAST_POSITIONS, type ToastPosition } from './toastStore.ts';
import { subscribeToToasts } from './showToast.ts';

/** Besides the padding that keeps them off any edge. */
const ABOVE_DOCK = 'bottom-[max(var(--dock,0px),env(safe-area-inset-bottom))]';

/** Where a phone shows a bar with a button at the bottom (`data-bottom-bar`), toasts are below the header instead. */
const OVER_BAR = 'over-bar:[&:not(dialog_*)]:top-(--header) over-bar:[&:not(dialog_*)]:bottom-auto';

/**
 * Phones' dialogs have buttons at the bottom too: toasts are above a sheet, and in a full-height dialog (`--toast-top`)
 * below its close button; on a desk as well in one that has a slider along its bottom (`toasts-on-top`).
 */
const IN_DIALOG =
  'max-lg:[dialog_&]:top-[max(var(--toast-top,0px),env(safe-area-inset-top))] max-lg:[dialog_&]:bottom-auto lg:[.toasts-on-top_&]:top-(--toast-top) lg:[.toasts-on-top_&]:bottom-auto';

/** Toasts must not cover balance, menu or bottom navigation (`--dock`). */
const PLACES: Record<ToastPosition, string> = {
  'top-left': 'top-(--header) start-0 items-start',
  'top-center': 'top-(--header) inset-x-0 items-center',
  'top-right': 'top-(--header) end-0 items-end',
  'bottom-left': `${ABOVE_DOCK} start-0 items-start flex-col-reverse ${OVER_BAR} ${IN_DIALOG}`,
  'bottom-center': `${ABOVE_DOCK} inset-x-0 items-center flex-col-reverse ${OVER_BAR} ${IN_DIALOG}`,
  'bottom-right': `${ABOVE_DOCK} end-0 items-end flex-col-reverse ${OVER_BAR} ${IN_DIALOG}`,
};

/** The six positions on the screen, each with its toasts; the newest is nearest to the edge. */
export function ToastRegions() {
  const shown = useSyncExternalStore(pageToasts.subscribe, pageToasts.read);
  useEffect(() => {
    const pauseWhileHidden = () => (document.hidden ? pageToasts.pauseAll() : pageToasts.resumeAll());
    // If the page is hidden already, pause the waiting toasts so that they do not expire unseen.
    pauseWhileHidden();
    document.addEventListener('visibilitychange', pauseWhileHidden);
    const unsubscribe = subscribeToToasts(pageToasts.addToast);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', pauseWhileHidden);
    };
  }, []);

  return TOAST_POSITIONS.map((position) => (
    <div
      key={position}
      className={`pointer-events-none fixed z-60 flex max-w-full flex-col gap-2 p-4 max-sm:w-full ${PLACES[position]}`}
    >
      {shown
        .filter((toast) => toast.position === position)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
    </div>
  ));
}
