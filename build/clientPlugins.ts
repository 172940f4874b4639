import type { PluginOption } from 'vite';
import { adoptedSheets } from './adoptedSheets.ts';
import { budgets } from './budgets.ts';
import { callRows } from './callRows.ts';
import { checkPlaces } from './firstVisit.ts';
import { contentPolicy } from './contentPolicy.ts';
import { emptyPreloads } from './emptyPreloads.ts';
import { icons } from './icons.ts';
import { keepOldAssets } from './keepOldAssets.ts';
import { lazyList } from './lazyList.ts';
import { pages } from './pages.ts';
import { precompress } from './precompress.ts';
import { worker } from './worker.ts';

/**
 * The call table, and the icons as the browser needs them; then, in this order once everything is bundled,
 * what turns Vite's output into the site: the two pages, their policy, the worker with its file list, the list of lazy files, compressed copies,
 * the check of the budgets, and the files of yesterday's build.
 * @param top the project's folder.
 */
export function clientPlugins(top: string): PluginOption[] {
  checkPlaces(top);
  return [
    callRows(top),
    icons(top),
    adoptedSheets(),
    emptyPreloads(),
    pages(),
    contentPolicy(),
    worker(top),
    lazyList(),
    precompress(),
    budgets(),
    keepOldAssets(),
  ];
}
