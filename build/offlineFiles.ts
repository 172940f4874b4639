import type { Manifest } from 'vite';
import { preloadedFont, scriptsOf } from './html.ts';

/**
 * What works without the server: the studio and what stands around it. Everything else (paying, signing in, the admin
 * console, charts) is kept when it is first opened.
 */
const OFFLINE = [
  /^routes\/(index|_signedIn|_signedIn\/(home|history|generate[^/]*))\.tsx/,
  /^features\/generation\//,
  /^(api|offline|pwa|shell)\//,
  /^\.\.\/locales\/\w+\/(shell|landing|composer|generation|credits|pwa)\.po$/,
];
/** Answers of the server that have a screen of their own, which come when it has answered; and what fetches. */
const ONLINE_ONLY =
  /(DailyLimitDialog|TooFewCoinsDialog|PriceDetails)\.tsx$|(prefetchScreens|iosSplash|typedText)\.ts$/;

/**
 * What the worker keeps before anybody asks: the shell, and every screen that works offline with its texts in both
 * languages.
 * @param shell the HTML of app.html.
 */
export function offlineFiles(shell: string, manifest: Manifest): Set<string> {
  const files = new Set(['app.html', ...scriptsOf(shell)]);
  const font = preloadedFont(shell);
  if (font) files.add(font);
  const add = (id: string): void => {
    const chunk = manifest[id];
    if (!chunk || (files.has(chunk.file) && !chunk.isDynamicEntry)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
    // What opens on demand is in files of its own only where it was not put together (chunks.ts).
    chunk.dynamicImports?.filter((other) => !manifest[other]?.isDynamicEntry).forEach(add);
  };
  for (const [id, chunk] of Object.entries(manifest)) {
    if (chunk.isDynamicEntry && OFFLINE.some((pattern) => pattern.test(id)) && !ONLINE_ONLY.test(id)) add(id);
  }
  return files;
}
