import { type ComponentType, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { watchWaitingToasts } from './toasts.ts';
import { layers } from './topLayer.ts';
import { useStore } from './useStore.ts';

/**
 * Where toasts are announced, inside the uppermost dialog while one is open. Mounted once; all else comes with the
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

  // The live region is there before its first content: screen readers only tell of changes. Fixed, so that it takes no
  // place in a dialog's layout; a fixed element stacks by itself, so it must stand above composer and dock as a whole.
  const region = (
    <div role="status" aria-live="polite" className="fixed z-60">
      {Regions && <Regions />}
    </div>
  );
  return layer ? createPortal(region, layer) : region;
}

/** Loading failed: the next toast retries and shows this one too. */
function keepWaiting(): void {}
