/**
 * What a phone on slow 4G waits for in the app (public pages: firstLoadPublic.ts).
 * Each row is the median of three visits with an empty profile, or the second visit through the worker.
 * Run: node bench/firstLoad.ts [folder of the built site] [new: an account that has made nothing yet] [only rows whose name has this]
 */
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { openSiteServer } from '../tests/pwa/support/siteServer.ts';
import { median, openBrowser, printVisits, REST_MS, visit, type Visit } from './slowPhone.ts';

const client = process.argv[2] ?? join(import.meta.dirname, '../dist/client');
const site = await openSiteServer(client);
const account = site.api.addAccount(
  'Rani',
  process.argv[3] === 'new' ? [] : ['kucing oranye di pasar', 'ombak pagi', 'layangan di atas sawah'],
);
const browser = await openBrowser();

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
  rows[name] = await median(() => visit(browser, site.url + path, prepare));
}
printVisits(rows);
await browser.close();
await site.stop();

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

/** A first visit, after which worker, shell and answers are stored. */
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
