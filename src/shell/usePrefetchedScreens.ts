import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { useOnline } from '../ui/useOnline.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/**
 * Caches screens that were not opened yet on this device, once the current screen is idle. Again when a connection comes
 * back: the first time, one slow answer may have looked like none.
 */
export function usePrefetchedScreens(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    return whenIdle(() => {
      prefetchQuietly(() => import('./prefetchScreens.ts'))
        .then(({ prefetchScreens }) => prefetchScreens(router, queryClient))
        .catch(() => undefined);
    });
  }, [isOnline, router, queryClient]);
}
