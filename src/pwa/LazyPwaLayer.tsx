import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

const loadLayer = () => import('./PwaLayer.tsx');

/** Worker registration, update banner, install card, storage warning and the tab's title, loaded when the page is painted and at rest. Stands once, in the root layout. */
export function LazyPwaLayer() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void loadLayer().then(({ PwaLayer }) => setLayer(() => PwaLayer), ignoreMissing)), []);
  return Layer ? <Layer /> : null;
}

/** Offline with nothing kept: the app works without this layer, and the next start brings it. */
function ignoreMissing(): void {}
