/**
 * Visits every screen of a creator once, then opens each from a cold start on three kinds of dead network. Measures the
 * time until 95 % of its words are back, how many are there after ten seconds, when everything that fails has failed,
 * and when the page says that it is offline. Prints the table of docs/offline.md, and on stderr the missing words.
 * `guest` or `admin` measures their screens instead; `unvisited` visits only home before, and waits until each screen
 * says what it is. Run on a quiet machine, in portions if necessary:
 * node bench/offlineScreens.ts [guest | admin] [unvisited] [only paths that have one of these …, `/` the start page]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { API_BASE } from '../contract/endpoint.ts';
import { firstPassword, freePort, signIn, startProduct } from '../tests/support/productProcess.ts';

type Network = 'online' | 'offline' | 'refused' | 'lie-fi';
const DEAD: Network[] = ['offline', 'refused', 'lie-fi'];
/** Milliseconds until the last look at a screen: by then every call has met its deadline. */
const LAST_LOOK_MS = 11_000;
/** Share of its words from which on a screen counts as whole. */
const WHOLE = 0.95;
const WORDS = process.argv.slice(2);
const WHO = WORDS.includes('guest') ? 'guest' : WORDS.includes('admin') ? 'admin' : 'creator';
const IS_UNVISITED = WORDS.includes('unvisited');
const ONLY = WORDS.filter((word) => !['guest', 'admin', 'unvisited'].includes(word));

const folder = await mkdtemp(path.join(tmpdir(), 'kilas-offline-'));
const port = await freePort();
const proxied = await freePort();
const origin = `http://localhost:${proxied}`;
const product = await startProduct({
  dataDirectory: path.join(folder, 'data'),
  port,
  main: path.join(import.meta.dirname, '../dist/server/main.mjs'),
  env: { PUBLIC_URL: origin },
});
let network: Network = 'online';
const open = new Set<Socket>();
const proxy = createServer((caller) => {
  open.add(caller);
  caller.on('error', () => undefined).on('close', () => open.delete(caller));
  if (network === 'refused') return caller.destroy();
  // Accept the connection, and never answer.
  if (network === 'lie-fi') return caller.resume();
  const server = connect(port, '127.0.0.1');
  open.add(server);
  server.on('error', () => caller.destroy()).on('close', () => open.delete(server));
  caller.pipe(server).pipe(caller);
}).listen(proxied);

const creator = firstPassword(product.output(), 'user');
const person = WHO === 'admin' ? firstPassword(product.output(), 'admin') : creator;
const token = await signIn(product.url, creator);
async function post<Reply>(address: string, body: unknown): Promise<Reply> {
  const answer = await fetch(`${product.url}${API_BASE}${address}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Reply;
}
const made = await post<{ data: { items: { id: string }[] } }>('/images/text-to-image', {
  prompt: 'danau pagi berkabut',
});
const item = made.data.items[0]!.id;
for (let status = ''; status !== 'completed';) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const answer = await fetch(`${product.url}${API_BASE}/images/task/${item}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  ({ status } = ((await answer.json()) as { data: { status: string } }).data);
}

const payment = await post<{ data: { reference_id: string } }>('/credits/topup/virtual-account', {
  package_id: 'coins-250',
  channel: 'BCA_VIRTUAL_ACCOUNT',
});
/** Parts of addresses that exist only in this run. */
const IDS = [item, payment.data.reference_id];

const READ = ['/blog', '/blog/cara-menulis-prompt', '/privacy-policy', '/terms-of-service'];
const SCREENS = {
  creator: [
    '/home',
    `/home?image=${item}`,
    '/history',
    '/generate/text-to-video',
    '/generate/image-to-video',
    '/generate/text-to-image',
    '/generate/image-edit',
    '/template',
    '/template/create',
    '/top-up',
    '/order',
    '/order?package_id=coins-250',
    '/payments/history',
    `/payments/detail/${payment.data.reference_id}`,
    '/redeem-voucher',
    '/activity',
    ...READ,
  ],
  guest: ['/', ...READ, '/auth/login', '/auth/register', '/auth/forgot-password'],
  admin: [
    '/admin/dashboard',
    '/admin/users',
    '/admin/content',
    '/admin/money',
    '/admin/vouchers',
    '/admin/prices',
    '/admin/blog',
    '/admin/reports',
    '/admin/mails',
    '/admin/log',
    '/admin/system',
  ],
};
const ROUTES = SCREENS[WHO].filter(
  (route) => ONLY.length === 0 || ONLY.some((part) => (part === '/' ? route === part : route.includes(part))),
);

let context: BrowserContext | undefined;
/** A cold start: another process of the browser, the same profile. */
async function start(): Promise<Page> {
  await context?.close();
  for (const socket of open) socket.destroy();
  context = await chromium.launchPersistentContext(path.join(folder, 'profile'), {
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
    viewport: { width: 390, height: 844 },
    locale: 'id-ID',
  });
  await context.setOffline(network === 'offline');
  return context.pages()[0] ?? context.newPage();
}

/**
 * A screen's words, without those that change by themselves and without the line about a pending payment: the app shows
 * a stored one only once it knows that it is offline, since it may have been paid meanwhile.
 */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('dialog[open]') ?? document.querySelector('#main');
    const pending = main?.querySelector('section[aria-label="Pembayaran yang menunggu"]');
    const textOf = (element?: Element | null) => (element as HTMLElement | null | undefined)?.innerText ?? '';
    const text = textOf(main).replace(textOf(pending), '');
    return [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])];
  });

const first = await start();
await first.goto(`${origin}/auth/login`);
if (WHO !== 'guest') {
  await first.fill('input[name=email]', person.email);
  await first.fill('input[name=password]', person.password);
  await first.keyboard.press('Enter');
  await first.waitForURL((address) => !address.pathname.startsWith('/auth'));
}
await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
const seen = new Map<string, string[]>();
for (const route of IS_UNVISITED ? [WHO === 'admin' ? '/admin/dashboard' : '/home'] : ROUTES) {
  await first.goto(origin + route);
  const isRead = WHO === 'guest' && (route === '/' || READ.includes(route));
  if (isRead) {
    // The page is stored once the app behind it is at rest.
    const isKept = () => first.evaluate(async (page) => Boolean(await caches.match(page, { ignoreVary: true })), route);
    while (!(await isKept())) await first.waitForTimeout(200);
  }
  // The same words twice: the page is at rest.
  let words: string[] = [];
  for (let still = 0; still < 4;) {
    await first.waitForTimeout(500);
    const now = await wordsOf(first);
    still = now.length > 0 && now.join() === words.join() ? still + 1 : 0;
    words = now;
  }
  seen.set(route, words);
}

interface Row {
  seconds: number | null;
  share: number;
  notice: number | null;
  missing: string[];
}

async function look(route: string): Promise<Row> {
  const page = await start();
  const wanted = seen.get(route) ?? [];
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun) / 1000;
  const row: Row = { seconds: null, share: 0, notice: null, missing: wanted };
  await page.goto(origin + route, { waitUntil: 'commit', timeout: LAST_LOOK_MS }).catch(() => undefined);
  for (let isLast = false; !isLast;) {
    isLast = performance.now() - begun >= LAST_LOOK_MS;
    const isKnown = row.seconds !== null && row.notice !== null;
    if (isKnown && !isLast) {
      // Nothing left to time: leave the processor to the page.
      await page.waitForTimeout(Math.max(0, begun + LAST_LOOK_MS - performance.now()));
      continue;
    }
    const now = new Set(await wordsOf(page).catch(() => []));
    row.missing = wanted.filter((word) => !now.has(word));
    row.share = wanted.length > 0 ? 1 - row.missing.length / wanted.length : 0;
    const isThere = IS_UNVISITED ? await page.locator('#main h1').first().isVisible() : row.share >= WHOLE;
    if (isThere) row.seconds ??= since();
    if (await page.getByText('Kamu sedang offline').first().isVisible()) row.notice ??= since();
    await page.waitForTimeout(50);
  }
  return row;
}

const told = (value: number | null) => (value === null ? 'never' : `${value.toFixed(1)} s`);
console.log(
  `| ${IS_UNVISITED ? 'never visited' : 'visited'} screen | ${DEAD.map((each) => `${each}: ${IS_UNVISITED ? 'named' : 'whole'} after, ${IS_UNVISITED ? '' : 'words, '}notice`).join(' | ')} |`,
);
console.log(`|---|${DEAD.map(() => '---|').join('')}`);
for (const route of ROUTES) {
  const cells: string[] = [];
  for (network of DEAD) {
    const { seconds, share, notice, missing } = await look(route);
    if (missing.length > 0) console.error(`${route} ${network} lacks: ${missing.slice(0, 20).join(' ')}`);
    cells.push([told(seconds), ...(IS_UNVISITED ? [] : [`${Math.round(share * 100)} %`]), told(notice)].join(', '));
  }
  console.log(`| \`${IDS.reduce((told, id) => told.replace(id, '…'), route)}\` | ${cells.join(' | ')} |`);
}
await context?.close();
for (const socket of open) socket.destroy();
proxy.close();
await product.stop();
await rm(folder, { recursive: true, force: true });
