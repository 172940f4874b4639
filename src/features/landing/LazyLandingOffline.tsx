import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../../ui/whenIdle.ts';

/** What a visitor has of the landing page without a network. Loaded when the page is painted and idle; without it the page is whole. */
export function LazyLandingOffline() {
  const [Offline, setOffline] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(
        () =>
          void import('./LandingOffline.tsx').then(
            ({ LandingOffline }) => setOffline(() => LandingOffline),
            () => undefined,
          ),
      ),
    [],
  );
  return Offline ? <Offline /> : null;
}
