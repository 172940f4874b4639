import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offlineFiles } from './offlineFiles.ts';

/**
 * Builds sw/index.ts to `/sw.js` with the list of the shell's files, and emits and links the manifest.
 * @param top the project's folder.
 */
export function worker(top: string): Plugin[] {
  let client = '';
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: '../sw',
    filename: 'sw.js',
    integration: {
      // The plugin derives source and target from one file name; the worker's room has its own entry.
      configureCustomSWViteBuild(config) {
        client = config.build?.outDir ?? '';
        config.build = {
          ...config.build,
          rollupOptions: { ...config.build?.rollupOptions, input: join(top, 'sw/index.ts') },
        };
      },
    },
    // src/pwa registers it, in a chunk that comes after the first paint.
    injectRegister: false,
    includeManifestIcons: false,
    manifest: JSON.parse(readFileSync(join(top, 'manifest.webmanifest'), 'utf8')) as Record<string, unknown>,
    injectManifest: {
      globPatterns: ['app.html', 'assets/*.{js,css,woff2}'],
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const shell = await readFile(join(client, 'app.html'), 'utf8').catch(() => undefined);
          // A bundle that failed left no pages; its own error is what must be seen.
          if (shell === undefined) return { manifest: [] };
          const manifest = JSON.parse(await readFile(join(client, '../manifest.json'), 'utf8')) as Manifest;
          const wanted = offlineFiles(shell, manifest);
          // A proxy or a portal that answers the shell with a page of its own must not become the app.
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
