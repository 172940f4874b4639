import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Manifest, Plugin } from 'vite';
import { afterBundle } from './afterBundle.ts';
import { DEFAULT_LANGUAGE } from '../contract/limits.ts';
import { loadedBy } from './html.ts';
import { catalogTable, type RouteFiles, routeTable } from './routeFiles.ts';

/** The limits of the first visit: bytes after brotli, as a phone pays for them. */
const BUDGETS = [
  { name: '/ JavaScript in all', limit: 115_000, measure: (site: Site) => sizeOf(site, landingScripts(site)) },
  { name: '/generate first visit in all but the font', limit: 150_000, measure: (site: Site) => sizeOf(site, generatorFiles(site)) },
  { name: 'precache, as downloaded', limit: 500_000, measure: (site: Site) => sizeOf(site, site.precached) },
  { name: 'precache, files', limit: 40, measure: async (site: Site) => site.precached.length },
] as const;

interface Site {
  manifest: Manifest;
  /** What every page starts with. */
  scripts: string[];
  routes: Record<string, RouteFiles>;
  catalogs: Record<string, Record<string, string>>;
  /** Addresses in the worker's list, relative to the site's root. */
  precached: string[];
  transferSize(file: string): Promise<number>;
}

/** Prints what the first visit costs and warns when it costs too much. */
export function budgets(): Plugin {
  return afterBundle({
    name: 'kilas:budgets',
    order: 'post',
    async run(client, { logger, root }) {
      const site = await openSite(client, root);
      const rows = await Promise.all(BUDGETS.map(async ({ name, limit, measure }) => ({ name, limit, value: await measure(site) })));
      const width = Math.max(...rows.map(({ name }) => name.length));
      for (const { name, limit, value } of rows) {
        logger.info(`  ${name.padEnd(width)}  ${String(value).padStart(8)} of ${limit}${value > limit ? '  OVER BUDGET' : ''}`);
      }
      const over = rows.filter(({ value, limit }) => value > limit);
      if (over.length > 0) logger.warn(`Over budget: ${over.map(({ name, value }) => `${name} (${value})`).join(', ')}.`);
    },
  });
}

async function openSite(client: string, root: string): Promise<Site> {
  const manifest = JSON.parse(await readFile(join(client, '../manifest.json'), 'utf8')) as Manifest;
  const worker = await readFile(join(client, 'sw.js'), 'utf8');
  const content = (file: string) => readFile(join(client, file));
  const scripts = loadedBy(await readFile(join(client, 'app.html'), 'utf8'));
  return {
    manifest,
    scripts,
    routes: await routeTable(manifest, scripts, (path) => readFile(join(root, path), 'utf8')),
    catalogs: catalogTable(manifest),
    precached: precachedUrls(worker),
    // Fonts and images are compressed already and are sent as they are.
    transferSize: async (file) => (/\.(woff2|png|webp)$/.test(file) ? (await content(file)).byteLength : (await promisify(brotliCompress)(await content(file))).byteLength),
  };
}

/** Reads the addresses back out of the built worker: what counts is what it will fetch. */
export function precachedUrls(worker: string): string[] {
  return [...worker.matchAll(/\{"?(?:revision"?:[^,{}]*,"?url|url)"?:"([^"]+)"[^{}]*\}/g)].map(([, url]) => url as string);
}

function landingScripts({ routes, catalogs, manifest, scripts }: Site): string[] {
  const afterThePaint = manifest['pwa/PwaLayer.tsx']?.file ?? '';
  return [...scripts, afterThePaint, ...filesOf(routes['/']), ...textsOf(catalogs, ['shell', 'pwa', ...(routes['/']?.rooms ?? [])])];
}

function generatorFiles({ routes, catalogs, scripts }: Site): string[] {
  const route = routes['/generate/*'];
  return ['app.html', ...scripts, ...filesOf(route), ...textsOf(catalogs, ['shell', ...(route?.rooms ?? [])])];
}

const filesOf = (route: RouteFiles | undefined): string[] => route?.files ?? [];

const textsOf = (catalogs: Site['catalogs'], rooms: string[]): string[] => rooms.map((room) => catalogs[DEFAULT_LANGUAGE]?.[room] ?? '');

const total = (sizes: number[]): number => sizes.reduce((sum, size) => sum + size, 0);

const sizeOf = async (site: Site, files: string[]): Promise<number> => total(await Promise.all([...new Set(files.filter(Boolean))].map(site.transferSize)));
