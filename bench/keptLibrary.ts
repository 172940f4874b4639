/**
 * Does a cold start without a network take longer the more is stored? Multiplies the stored answers of one account,
 * closes the browser and opens it at /home. Prints when the first item and its thumbnail are visible (median of RUNS),
 * and how long the sweep after the start blocks the main thread. Sizes are stored answers of 20 items each.
 * node bench/keptLibrary.ts [records …]
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { accountDatabaseName, previewCacheName } from '../src/offline/names.ts';
import { openSiteServer } from '../tests/pwa/support/siteServer.ts';
import { removeFolder } from '../tests/support/removeFolder.ts';

const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [0, 500, 1_500, 10_000];
const RUNS = Number(process.env.RUNS ?? 5);
/** Milliseconds after the start within which the sweep has run. */
const REST_MS = 3_000;

const site = await openSiteServer(path.join(import.meta.dirname, '../dist/client'));
const account = site.api.addAccount(
  'Rani',
  Array.from({ length: 20 }, (_, index) => `ombak pagi ke-${index}`),
);
const folder = await mkdtemp(path.join(tmpdir(), 'kilas-kept-'));

let context: BrowserContext | undefined;
async function open(): Promise<Page> {
  await context?.close();
  context = await chromium.launchPersistentContext(folder, {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
  });
  return context.newPage();
}

const first = await open();
await first.goto(`${site.url}/auth/login`);
await first.getByRole('textbox', { name: 'Email' }).fill(account.user.email);
await first.locator('input[name=password]').fill('rahasia-sekali');
await first.locator('form button[type=submit]').click();
await first.waitForURL('**/home');
await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
await first.getByRole('button', { name: 'Video: ombak pagi ke-1', exact: true }).waitFor();
await first.reload();
await first.waitForTimeout(REST_MS);

/** Copies the first page of the library and its thumbnails until there are this many stored answers. */
const multiply = (page: Page, records: number): Promise<number> =>
  page.evaluate(
    async ([name, cacheName, wanted]) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      const read = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
      const store = () => database.transaction('queries').objectStore('queries');
      const keys = (await read(store().getAllKeys())).map(String);
      const source = keys.find((key) => key.includes('["library",{"status":"completed"},1]'))!;
      const record = (await read(store().get(source))) as { queryKey: unknown[]; queryHash: string };
      const writing = database.transaction('queries', 'readwrite');
      for (let made = keys.length; made < wanted; made += 1) {
        const queryKey = ['library', { status: 'completed' }, made + 2];
        const queryHash = JSON.stringify(queryKey);
        writing.objectStore('queries').put({ ...record, queryKey, queryHash }, `kilas-${queryHash}`);
      }
      await new Promise((resolve) => (writing.oncomplete = resolve));
      const cache = await caches.open(cacheName);
      const [one] = await cache.keys();
      const body = await (await cache.match(one!))!.blob();
      for (let made = (await cache.keys()).length; made < Math.min(1_500, wanted); made += 1)
        await cache.put(`/media/${crypto.randomUUID()}/thumbnail`, new Response(body));
      const count = (await read(store().getAllKeys())).length;
      database.close();
      return count;
    },
    [accountDatabaseName(account.user.id), previewCacheName(account.user.id), records] as const,
  );

/** When the first item and its thumbnail were visible, and the longest task after that. */
async function start(): Promise<[item: number, picture: number, longest: number]> {
  const page = await open();
  await context!.setOffline(true);
  await page.addInitScript(() => {
    const seen = { item: 0, picture: 0, longest: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const item = document.querySelector('#main button[aria-label^="Video: "]');
      if (item && !seen.item) seen.item = performance.now();
      const image = document.querySelector<HTMLImageElement>('#main img[src*="/media/"]');
      if (image?.complete && image.naturalWidth > 0 && !seen.picture) seen.picture = performance.now();
      if (!seen.item || !seen.picture) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) if (seen.item) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${site.url}/home`);
  await page.waitForFunction(() => {
    const { seen } = globalThis as unknown as { seen: { item: number; picture: number } };
    return seen.item > 0 && seen.picture > 0;
  });
  await page.waitForTimeout(REST_MS);
  return page.evaluate(() => {
    const { item, picture, longest } = (globalThis as unknown as { seen: Record<string, number> }).seen;
    return [item!, picture!, longest!];
  });
}

const median = (values: number[]) => Math.round(values.toSorted((one, other) => one - other)[values.length >> 1]!);
console.log('| stored answers | first item | its thumbnail | longest task after it |\n|---|---|---|---|');
for (const size of SIZES) {
  const runs: [number, number, number][] = [];
  let stored = 0;
  for (let run = 0; run < RUNS; run += 1) {
    // Again for each run: the sweep has removed everything above the limit.
    const page = await open();
    await page.goto(`${site.url}/repair`);
    stored = await multiply(page, size);
    runs.push(await start());
  }
  const [item, picture, longest] = [0, 1, 2].map((column) => median(runs.map((run) => run[column]!)));
  console.log(`| ${stored} | ${item} ms | ${picture} ms | ${longest} ms |`);
}
await context?.close();
await site.stop();
await removeFolder(folder);
