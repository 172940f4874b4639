import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Toast } from './toastStore.ts';
import { toasts } from './toasts.ts';
import { readTopLayer, subscribeToLayers } from './topLayer.ts';

/** The cards and their icons come with the first toast. */
const ToastRegions = lazy(() => import('./ToastRegions.tsx').then(({ ToastRegions: regions }) => ({ default: regions })));

const NONE: readonly Toast[] = [];

/** Where toasts are announced and drawn, inside the uppermost dialog while one is open. Mounted once. */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, () => NONE);
  const layer = useSyncExternalStore(subscribeToLayers, readTopLayer, () => undefined);

  useEffect(() => {
    const follow = () => (document.hidden ? toasts.pauseAll() : toasts.resumeAll());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);

  // The live region is there before its first content: screen readers only tell of changes. Fixed, so that it takes no
  // place in a dialog's layout; a fixed element stacks by itself, so it must stand above composer and dock as a whole.
  const region = (
    <div role="status" aria-live="polite" className="fixed z-60">
      {shown.length > 0 && (
        <Suspense>
          <ToastRegions shown={shown} />
        </Suspense>
      )}
    </div>
  );
  return layer ? createPortal(region, layer) : region;
}
