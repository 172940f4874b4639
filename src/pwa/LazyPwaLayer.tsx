import { type ComponentType, useEffect, useState } from 'react';

const loadLayer = () => import('./PwaLayer.tsx');

/** Milliseconds after which the layer loads even on a busy device. */
const LOAD_DEADLINE_MS = 3000;

/** Worker registration, update banner, install card and storage warning, loaded when the page is painted and at rest. Stands once, in the root layout. */
export function LazyPwaLayer() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void loadLayer().then(({ PwaLayer }) => setLayer(() => PwaLayer), ignoreMissing)), []);
  return Layer ? <Layer /> : null;
}

/** Offline with nothing kept: the app works without this layer, and the next start brings it. */
function ignoreMissing(): void {}

/** Safari has no requestIdleCallback. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run, { timeout: LOAD_DEADLINE_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, LOAD_DEADLINE_MS / 3);
  return () => clearTimeout(timer);
}
