/** A phone on slow 4G: 1.6 Mbit/s, 150 ms, processor slowed down four times. */
import { join } from 'node:path';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

export interface Visit {
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
export const REST_MS = 2500;

/** The tests' Chromium: its address bar's own pages would take the cores while ours is drawn. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: join(import.meta.dirname, '../tests/support/browser/chromium.sh'),
    args: ['--no-sandbox', '--disable-gpu'],
    env: { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
  });

/** One first visit with an empty profile, until nothing more arrives. */
export async function visit(
  chrome: Browser,
  address: string,
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
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
  await page.goto(address);
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

/** The middle of three, by largest paint. */
export async function median(run: () => Promise<Visit>): Promise<Visit> {
  const visits: Visit[] = [];
  for (let round = 0; round < 3; round += 1) visits.push(await run());
  visits.sort((one, other) => one.largest - other.largest);
  return visits[1] as Visit;
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100;
}

/** Prints a row for each visit. */
export function printVisits(rows: Record<string, Visit>): void {
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
}
