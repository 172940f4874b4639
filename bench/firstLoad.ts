/**
 * What a phone on slow 4G waits for: 1.6 Mbit/s, 150 ms, processor slowed down four times (budgets: stack.md).
 * Each row is the median of three visits with an empty profile, or the second visit through the worker.
 * Run: node bench/firstLoad.ts [folder of the built site] [new: an account that has made nothing yet] [only rows whose name has this]
 */
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { openSiteServer } from '../tests/pwa/support/siteServer.ts';

interface Visit {
  /** Milliseconds from navigation start. */
  paint: number;
  largest: number;
  shift: number;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** Milliseconds without news after which a page counts as at rest. */
const REST_MS = 2500;

const client = process.argv[2] ?? join(import.meta.dirname, '../dist/client');
const site = await openSiteServer(client);
const account = site.api.addAccount(
  'Rani',
  process.argv[3] === 'new' ? [] : ['kucing oranye di pasar', 'ombak pagi', 'layangan di atas sawah'],
);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

const SCENES: [name: string, path: string, prepare: (context: BrowserContext) => Promise<unknown>][] = [
  ['/ first visit', '/', async () => undefined],
  ['/auth/login first visit', '/auth/login', async () => undefined],
  ['/generate first visit, signed in', '/generate/text-to-video', giveSession],
  ['/home first visit, signed in', '/home', giveSession],
  ['/generate through the worker', '/generate/text-to-video', warmUp],
  ['/home through the worker', '/home', warmUp],
];

const rows: Record<string, Visit> = {};
for (const [name, path, prepare] of SCENES.filter(([scene]) => scene.includes(process.argv[4] ?? ''))) {
  rows[name] = await median(() => visit(browser, path, prepare));
}
console.table(
  Object.fromEntries(
    Object.entries(rows).map(([name, { paint, largest, shift, bytes }]) => [
      name,
      {
        'first paint (s)': seconds(paint),
        'largest paint (s)': seconds(largest),
        'layout shift': Number(shift.toFixed(4)),
        kB: Math.round(bytes / 100) / 10,
      },
    ]),
  ),
);
await browser.close();
await site.stop();

async function visit(
  chrome: Browser,
  path: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Visit> {
  const context = await chrome.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    locale: 'id-ID',
  });
  await prepare(context);
  const page = await context.newPage();
  await page.addInitScript(observePaints);
  const devtools = await context.newCDPSession(page);
  const bytes = await countBytes(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(site.url + path);
  await rest(page, bytes);
  const seen = await page.evaluate(() => (globalThis as unknown as { paints: Omit<Visit, 'bytes'> }).paints);
  await context.close();
  return { ...seen, bytes: bytes() };
}

function observePaints(): void {
  const paints = { paint: 0, largest: 0, shift: 0 };
  Object.assign(globalThis, { paints });
  const observe = (type: string, handle: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });
  observe('paint', (entry) => (paints.paint = Math.max(paints.paint, entry.startTime)));
  observe('largest-contentful-paint', (entry) => (paints.largest = entry.startTime));
  observe('layout-shift', (entry) => (paints.shift += entry.value ?? 0));
}

async function countBytes(devtools: CDPSession): Promise<() => number> {
  let sum = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => void (sum += encodedDataLength));
  return () => sum;
}

/** Waits until nothing has arrived for a while; live connections never let the network go idle. */
async function rest(page: Page, bytes: () => number): Promise<void> {
  for (let before = -1; before !== bytes();) {
    before = bytes();
    await page.waitForTimeout(REST_MS);
  }
}

async function giveSession(context: BrowserContext): Promise<void> {
  const reply = await context.request.post(`${site.url}/api-lens/auth/login`, {
    data: { email: account.user.email, password: 'x' },
  });
  const tokens = (await reply.json()) as { access_token: string; refresh_token: string };
  const details = JSON.stringify({ expiresAt: Date.now() + 900_000, rev: 1, accountId: account.user.id });
  await context.addInitScript(
    ([access, refresh, session]) => {
      if (localStorage.getItem('kilas.session')) return;
      localStorage.setItem('kilas.access_token', access as string);
      localStorage.setItem('kilas.refresh_token', refresh as string);
      localStorage.setItem('kilas.session', session as string);
    },
    [tokens.access_token, tokens.refresh_token, details],
  );
}

/** A first visit that leaves worker, shell and answers behind. */
async function warmUp(context: BrowserContext): Promise<void> {
  await giveSession(context);
  const page = await context.newPage();
  for (const path of ['/generate/text-to-video', '/home']) {
    await page.goto(site.url + path);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(REST_MS);
  }
  await page.close();
}

async function median(run: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < 3; round += 1) visits.push(await run());
  visits.sort((one, other) => one.largest - other.largest);
  return visits[1] as Visit;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100;
}
