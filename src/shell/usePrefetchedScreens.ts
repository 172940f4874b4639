import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { prefetchQuietly } from '../pwa/missingFiles.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** Keeps screens that nobody has opened yet on this device, once the screen that this stands in is at rest. */
export function usePrefetchedScreens(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network there is nothing to bring, and what was brought is here.
        prefetchQuietly(() => import('./prefetchScreens.ts'))
          .then(({ prefetchScreens }) => prefetchScreens(router, queryClient))
          .catch(() => undefined);
      }),
    [router, queryClient],
  );
}
