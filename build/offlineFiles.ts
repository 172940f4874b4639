import type { Manifest } from 'vite';
import { OFFLINE, SHEET, isInPaths } from './firstVisit.ts';
import { preloadedFont, scriptsOf } from './html.ts';
import { catalogOf } from './routeFiles.ts';

/**
 * The files that the worker precaches: the shell with its icon, and every screen that works offline, with its texts in both
 * languages.
 * @param shell the HTML of app.html.
 */
export function offlineFiles(shell: string, manifest: Manifest): Set<string> {
  const files = new Set(['app.html', 'icons/mark.svg', ...scriptsOf(shell)]);
  const font = preloadedFont(shell);
  if (font) files.add(font);
  // A cached public page needs the whole sheet to become the app (build/html.ts).
  const sheet = manifest[SHEET];
  if (sheet) files.add(sheet.file);
  const add = (id: string): void => {
    const chunk = manifest[id];
    if (!chunk || (files.has(chunk.file) && !chunk.isDynamicEntry)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
    // On-demand parts that were merged into another file (chunks.ts); the others are entries, see `isWanted`.
    chunk.dynamicImports?.filter((other) => !manifest[other]?.isDynamicEntry).forEach(add);
  };
  for (const [id, chunk] of Object.entries(manifest)) {
    if (chunk.isDynamicEntry && isWanted(id)) add(id);
  }
  return files;
}

/** @param id of the manifest: relative to src/. */
function isWanted(id: string): boolean {
  const catalog = catalogOf(id);
  if (catalog) return OFFLINE.catalogs.some((name) => name === catalog.name);
  return isInPaths(OFFLINE.paths, `src/${id}`) && !isInPaths(OFFLINE.except, `src/${id}`);
}
