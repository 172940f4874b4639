import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { fetchUnawaited } from '../pwa/missingFiles.ts';
import { whenIdle } from '../ui/whenIdle.ts';

/** Keeps screens that nobody has opened yet on this device, once the screen that this stands in is at rest. */
export function useScreensKept(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        // Without a network there is nothing to bring, and what was brought is here.
        fetchUnawaited(() => import('./keepScreens.ts'))
          .then(({ keepScreens }) => keepScreens(router, queryClient))
          .catch(() => undefined);
      }),
    [router, queryClient],
  );
}
