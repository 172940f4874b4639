import type { Plugin } from 'vite';

const LISTS = 'if (__VITE_IS_MODERN__ && deps && deps.length > 0)';

/**
 * Leaves out of Vite's import helper what works through lists of files to preload: ours are all empty (vite.config.ts),
 * and every first visit would carry it. What the helper tells of a missing file stays (src/pwa/missingFiles.ts).
 */
export function emptyPreloads(): Plugin {
  return {
    name: 'kilas:empty-preloads',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (code) => withoutLists(code),
    },
  };
}

/** @throws Error when a new release of Vite writes its helper in another way */
export function withoutLists(code: string): string {
  if (!code.includes(LISTS)) throw new Error(`Vite's import helper has no "${LISTS}" any more.`);
  return code.replace(LISTS, 'if (false)');
}
