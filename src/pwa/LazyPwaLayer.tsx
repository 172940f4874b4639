import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../ui/whenIdle.ts';

const loadLayer = () => import('./PwaLayer.tsx');

/** Worker registration, update banner, install card, storage warning and the tab's title, loaded when the page is painted and idle. Mounted once, in the root layout. */
export function LazyPwaLayer() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => whenIdle(() => void loadLayer().then(({ PwaLayer }) => setLayer(() => PwaLayer), ignoreMissing)), []);
  return Layer ? <Layer /> : null;
}

/** Offline and not cached: the app works without this layer, and the next start loads it. */
function ignoreMissing(): void {}
