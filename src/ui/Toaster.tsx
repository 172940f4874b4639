import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchWaitingToasts } from './showToast.ts';
import { layers } from './topLayer.ts';
import { useStore } from './useStore.ts';

/**
 * The live region for toasts, inside the topmost dialog while one is open. Mounted once; the rest is loaded with the
 * first toast.
 */
export function Toaster() {
  const [Regions, setRegions] = useState<ComponentType>();
  const layer = useStore(layers).at(-1);

  useEffect(
    () =>
      watchWaitingToasts(
        () => void import('./ToastRegions.tsx').then(({ ToastRegions }) => setRegions(() => ToastRegions), keepWaiting),
      ),
    [],
  );

  // Rendered before its first content, because screen readers only announce changes. Fixed, so that it takes no space
  // in a dialog; and above composer and dock, because a fixed element is a stacking context.
  const region = (
    <div role="status" aria-live="polite" className="fixed z-60">
      {Regions && <Regions />}
    </div>
  );
  return layer ? createPortal(region, layer) : region;
}

/** Loading failed: the next toast retries and shows this one too. */
function keepWaiting(): void {}
