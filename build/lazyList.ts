import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';
import { precachedUrls } from './budgets.ts';

/**
 * Writes `lazy.json`: the files that belong to each lazy file in this build, by its name without the hash. A new worker
 * reads it to load, in the new version, what the device has cached of the previous build (sw/updateLazyFiles.ts).
 */
export function lazyList(): Plugin {
  return afterBundle({
    name: 'kilas:lazy-list',
    order: 'post',
    async run(client) {
      const manifest = JSON.parse(await readFile(join(client, '../manifest.json'), 'utf8')) as Manifest;
      const precached = new Set(precachedUrls(await readFile(join(client, 'sw.js'), 'utf8')));
      await writeFile(join(client, 'lazy.json'), JSON.stringify(lazyFilesByName(manifest, precached)));
    },
  });
}

/** The files behind each name, with their imports and without precached ones. Several files may share a name. */
function lazyFilesByName(manifest: Manifest, precached: ReadonlySet<string>): Record<string, string[]> {
  const byName = new Map<string, Set<string>>();
  for (const [id, { file }] of Object.entries(manifest)) {
    const name = lazyName(file);
    if (name === undefined || precached.has(file)) continue;
    const files = byName.get(name) ?? new Set();
    byName.set(name, files);
    addWithImports(id, manifest, precached, files);
  }
  return Object.fromEntries([...byName].map(([name, files]) => [name, [...files].sort()]));
}

function addWithImports(
  id: string,
  manifest: Manifest,
  precached: ReadonlySet<string>,
  files: Set<string>,
  seen = new Set<string>(),
): void {
  const chunk = manifest[id];
  if (!chunk || seen.has(id)) return;
  seen.add(id);
  if (!precached.has(chunk.file)) files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addWithImports(imported, manifest, precached, files, seen);
}

/** `assets/top-up-Ab3dE6_.js` → `top-up`. */
const lazyName = (file: string): string | undefined => /^assets\/(.+)-.{7}\.js$/.exec(file)?.[1];
