import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';
import { DEFAULT_LANGUAGE } from '../contract/languages.ts';
import { loadedBy, preloadedFont } from './html.ts';
import { catalogTable, readRouteNeeds, type RouteFiles, routeTable } from './routeFiles.ts';
import { EVERY_PAGE, LIMITS, manifestId } from './firstVisit.ts';

const BUDGETS = [
  {
    name: '/ JavaScript in all',
    limit: LIMITS.landingScripts,
    measure: (site: Site) => sizeOf(site, landingScripts(site)),
  },
  {
    name: '/generate first visit in all',
    limit: LIMITS.generatorInAll,
    measure: (site: Site) => sizeOf(site, generatorFiles(site)),
  },
  { name: 'precache, as downloaded', limit: LIMITS.precache, measure: (site: Site) => sizeOf(site, site.precached) },
  { name: 'precache, files', limit: LIMITS.precachedFiles, measure: async (site: Site) => site.precached.length },
] as const;

interface Site {
  manifest: Manifest;
  /** The scripts that every page starts with. */
  scripts: string[];
  /** The font of all text. */
  font: string;
  routes: Record<string, RouteFiles>;
  catalogs: Record<string, Record<string, string>>;
  /** URLs in the worker's precache list, relative to the site's root. */
  precached: string[];
  transferSize(file: string): Promise<number>;
}

/**
 * Prints the size of the first visit. Fails the build when it is over budget, or when files import each other in a
 * circle.
 */
export function budgets(): Plugin {
  return afterBundle({
    name: 'kilas:budgets',
    order: 'post',
    async run(client, { logger }) {
      const site = await openSite(client);
      const rows = await Promise.all(
        BUDGETS.map(async ({ name, limit, measure }) => ({ name, limit, value: await measure(site) })),
      );
      const width = Math.max(...rows.map(({ name }) => name.length));
      for (const { name, limit, value } of rows) {
        logger.info(
          `  ${name.padEnd(width)}  ${String(value).padStart(8)} of ${limit}${value > limit ? '  OVER BUDGET' : ''}`,
        );
      }
      const over = rows.filter(({ value, limit }) => value > limit);
      if (over.length > 0)
        throw new Error(
          `Over budget: ${over.map(({ name, value, limit }) => `${name} (${value} of ${limit})`).join(', ')}.`,
        );
      const circle = findCircle(site.manifest);
      // Circular files run in an order that breaks them, and only in the browser (chunks.ts).
      if (circle) throw new Error(`Files import each other in a circle: ${circle.join(' → ')}.`);
    },
  });
}

async function openSite(client: string): Promise<Site> {
  const manifest = JSON.parse(await readFile(join(client, '../manifest.json'), 'utf8')) as Manifest;
  const worker = await readFile(join(client, 'sw.js'), 'utf8');
  const shell = await readFile(join(client, 'app.html'), 'utf8');
  const scripts = loadedBy(shell);
  return {
    manifest,
    scripts,
    font: preloadedFont(shell) ?? '',
    routes: routeTable(manifest, scripts, await readRouteNeeds(client)),
    catalogs: catalogTable(manifest),
    precached: precachedUrls(worker),
    // The transfer size: the compressed copy (precompress.ts), or the file itself if it has none.
    transferSize: async (file) => (await stat(join(client, `${file}.br`)).catch(() => stat(join(client, file)))).size,
  };
}

/** Reads the URLs from the built worker, since that is what it will fetch. */
export function precachedUrls(worker: string): string[] {
  return [...worker.matchAll(/\{"?(?:revision"?:[^,{}]*,"?url|url)"?:"([^"]+)"[^{}]*\}/g)].map(
    ([, url]) => url as string,
  );
}

/** The first circle of static imports, from a file back to itself; undefined when there is none. */
export function findCircle(manifest: Manifest): string[] | undefined {
  const isDone = new Set<string>();
  function visit(id: string, path: readonly string[]): string[] | undefined {
    if (path.includes(id)) return [...path.slice(path.indexOf(id)), id];
    if (isDone.has(id)) return undefined;
    for (const imported of manifest[id]?.imports ?? []) {
      const circle = visit(imported, [...path, id]);
      if (circle) return circle;
    }
    isDone.add(id);
    return undefined;
  }
  for (const id of Object.keys(manifest)) {
    const circle = visit(id, []);
    if (circle) return circle;
  }
  return undefined;
}

function landingScripts({ routes, catalogs, manifest, scripts }: Site): string[] {
  const { afterPaint } = EVERY_PAGE;
  return [
    ...scripts,
    manifest[manifestId(afterPaint.file)]?.file ?? '',
    ...filesOf(routes['/']),
    ...textsOf(catalogs, [...EVERY_PAGE.catalogs, ...afterPaint.catalogs, ...(routes['/']?.catalogs ?? [])]),
  ];
}

/** All files needed to draw and use the screen: page with styles, scripts, texts, font. */
function generatorFiles({ routes, catalogs, scripts, font }: Site): string[] {
  const route = routes['/generate/*'];
  return [
    'app.html',
    font,
    ...scripts,
    ...filesOf(route),
    ...textsOf(catalogs, [...EVERY_PAGE.catalogs, ...(route?.catalogs ?? [])]),
  ];
}

const filesOf = (route: RouteFiles | undefined): string[] => route?.files ?? [];

const textsOf = (catalogs: Site['catalogs'], names: string[]): string[] =>
  names.map((name) => catalogs[DEFAULT_LANGUAGE]?.[name] ?? '');

const total = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const sizeOf = async (site: Site, files: string[]): Promise<number> =>
  total(await Promise.all([...new Set(files.filter(Boolean))].map(site.transferSize)));
