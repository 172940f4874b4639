import { lazyIdlePart } from '../ui/lazyIdlePart.tsx';

/**
 * Worker registration, update banner, install card, storage warning and the tab's title. Mounted once, in the root
 * layout.
 */
export const LazyPwaLayer = lazyIdlePart(async () => (await import('./PwaLayer.tsx')).PwaLayer);
