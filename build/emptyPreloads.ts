import type { Plugin } from 'vite';

const LISTS = 'if (__VITE_IS_MODERN__ && deps && deps.length > 0)';

/**
 * Removes the preloading from Vite's import helper: our preload lists are all empty (vite.config.ts), and every first
 * visit would carry that code. The helper still reports a missing file (src/pwa/missingFiles.ts).
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

/** @throws Error when a new release of Vite writes its helper differently */
export function withoutLists(code: string): string {
  if (!code.includes(LISTS)) throw new Error(`Vite's import helper has no "${LISTS}" any more.`);
  return code.replace(LISTS, 'if (false)');
}
