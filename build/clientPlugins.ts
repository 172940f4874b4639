import type { PluginOption } from 'vite';
import { adoptedSheets } from './adoptedSheets.ts';
import { budgets } from './budgets.ts';
import { callRows } from './callRows.ts';
import { checkPaths } from './firstVisit.ts';
import { contentPolicy } from './contentPolicy.ts';
import { icons } from './icons.ts';
import { keepOldAssets } from './keepOldAssets.ts';
import { lazyList } from './lazyList.ts';
import { pages } from './pages.ts';
import { precompress } from './precompress.ts';
import { schemaVersionFile } from './schemaVersion.ts';
import { worker } from './worker.ts';

/**
 * First the plugins that change modules: call table, icons, adopted sheets. Then, once everything is
 * bundled, those that turn Vite's output into the site: the pages, their content policy, the version of
 * the schemas, the worker with its file list,
 * the list of lazy files, compressed copies, the budget check, and the files of earlier builds.
 * @param top the project's folder.
 */
export function clientPlugins(top: string): PluginOption[] {
  checkPaths(top);
  return [
    callRows(top),
    icons(top),
    adoptedSheets(),
    pages(),
    contentPolicy(),
    schemaVersionFile(top),
    worker(top),
    lazyList(),
    precompress(),
    budgets(),
    keepOldAssets(),
  ];
}
