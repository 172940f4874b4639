import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** Caches screens that were not opened yet on this device, once the current screen is idle. */
export function usePrefetchedScreens(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network, nothing is fetched; what was fetched stays cached.
        prefetchQuietly(() => import('./prefetchScreens.ts'))
          .then(({ prefetchScreens }) => prefetchScreens(router, queryClient))
          .catch(() => undefined);
      }),
    [router, queryClient],
  );
}
