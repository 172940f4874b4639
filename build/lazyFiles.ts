import type { Plugin } from 'vite';

/**
 * What stands around every lazy import. Vite's own also asks early for what the file needs, which here the page's first
 * script does (build/html.ts); left is the event for a file that is no longer there (src/pwa/missingFiles.ts).
 */
const LAZY_IMPORT = `
export const __vitePreload = (load) =>
  load().catch((error) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    event.payload = error;
    dispatchEvent(event);
    if (!event.defaultPrevented) throw error;
  });
`;

/** Spares the first file what Vite would do for each lazy import and nobody here needs. */
export function lazyFiles(): Plugin {
  return {
    name: 'kilas:lazy-files',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: () => LAZY_IMPORT },
  };
}
