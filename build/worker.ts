import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offlineFiles } from './offlineFiles.ts';

/**
 * Builds sw/index.ts to `/sw.js` with the precache list, and writes and links the web app manifest.
 * @param top the project's folder.
 */
export function worker(top: string): Plugin[] {
  let client = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: '../sw',
    filename: 'sw.js',
    integration: {
      // The plugin derives source and target from one file name, but the worker's entry has another.
      configureCustomSWViteBuild(config) {
        client = config.build?.outDir ?? '';
        config.build = {
          ...config.build,
          rollupOptions: { ...config.build?.rollupOptions, input: join(top, 'sw/index.ts') },
        };
      },
    },
    // src/pwa registers it, in a chunk that is loaded after the first paint.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: JSON.parse(readFileSync(join(top, 'manifest.webmanifest'), 'utf8')) as Record<string, unknown>,
    injectManifest: {
      globPatterns: ['app.html', 'assets/*.{js,css,woff2}', 'icons/mark.svg'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const shell = await readFile(join(client, 'app.html'), 'utf8').catch(() => undefined);
          // A failed bundle wrote no pages; return nothing here, so that its own error is shown.
          if (shell === undefined) return { manifest: [] };
          const manifest = JSON.parse(await readFile(join(client, '../manifest.json'), 'utf8')) as Manifest;
          const wanted = offlineFiles(shell, manifest);
          // With this hash, a proxy or captive portal that answers with its own page cannot replace the app.
          const integrity = `sha256-${createHash('sha256').update(shell).digest('base64')}`;
          return {
            manifest: entries
              .filter(({ url }) => wanted.has(url))
              .map((entry) => (entry.url === 'app.html' ? { ...entry, integrity } : entry)),
          };
        },
      ],
    },
  });
}
