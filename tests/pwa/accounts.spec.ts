/**
 * Signing out leaves nothing of the account in anything the browser stores, however bad the network is, and the next
 * account on the device sees nothing of the first.
 */
import type { Page } from '@playwright/test';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { BEFORE_DEADLINE_MS, expect, signIn, test, waitForWorker } from './fixtures.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

/** Everything the browser keeps that names or belongs to an account. */
async function traces(page: Page, accountId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const cacheNames = (await caches.keys()).map((name) => `cache ${name}`);
    const stored = Object.entries(localStorage).map(([key, value]) => `storage ${key}=${value}`);
    return [...databases, ...cacheNames, ...stored].filter((trace) => trace.includes(id) || trace.includes('token'));
  }, accountId);
}

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /menu|profil|akun/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).first().click();
  await page.waitForURL((address) => !address.pathname.startsWith('/home'));
}

test('signing out leaves nothing of the account in the browser', async ({ site, profile }) => {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toBeVisible();
  await expect.poll(async () => (await traces(page, account.user.id)).length).toBeGreaterThan(2);
  await signOut(page);
  await expect.poll(() => traces(page, account.user.id)).toEqual([]);
});

/**
 * All that this origin stores, read whole: every record of every database, every cached address with its body, both
 * storages, cookies.
 */
async function everythingStored(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found = [document.cookie];
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage)) found.push(`${name} ${key}=${value}`);
    for (const { name } of await indexedDB.databases()) {
      found.push(`database ${name}`);
      const database = await done(indexedDB.open(name as string));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(records.getAllKeys()), done(records.getAll())]);
        keys.forEach((key, index) => found.push(`${name}/${store}/${String(key)}=${JSON.stringify(values[index])}`));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      found.push(`cache ${name}`);
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        // The build's own files contain nothing personal.
        const isBuilt = name === 'kilas.precache' || name === 'kilas.assets';
        const body = isBuilt ? '' : await (await cache.match(request))?.text();
        found.push(`${name} ${request.url} ${body}`);
      }
    }
    return found;
  });
}

test('signing out on a network that answers nothing takes no longer, and leaves nothing of the account in storage', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const { user, tasks } = account;
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  await page.goto(`${site.url}/generate/text-to-video`);
  await page.getByRole('textbox').first().fill('layangan di atas sawah');
  await page.goto(`${site.url}/home`);
  await page.getByRole('button', { name: 'Video: kucing oranye' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const marks = [user.id, user.email, user.full_name, tasks[0]!.id, 'kucing oranye', 'layangan', 'access-', 'refresh-'];
  const left = async () =>
    (await everythingStored(page))
      .filter((each) => marks.some((mark) => each.includes(mark)))
      .map((each) => each.slice(0, 200));
  await expect.poll(async () => (await left()).join()).toContain('layangan');

  // The token has ended, so that signing out begins with a renewal that nobody answers.
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  site.swallow();
  await page
    .getByRole('button', { name: /menu|profil|akun/i })
    .first()
    .click();
  const button = page.getByRole('button', { name: 'Keluar', exact: true }).first();
  await button.waitFor();
  const pressedAt = performance.now();
  await button.click();
  await page.waitForFunction(() => localStorage.getItem('kilas.access_token') === null);
  // The server gets four seconds of it; a renewal's own deadline would be ten.
  expect(performance.now() - pressedAt).toBeLessThan(BEFORE_DEADLINE_MS);
  await page.waitForURL((address) => address.pathname === '/');
  await expect.poll(left).toEqual([]);
});

test('the next account on the same device sees nothing of the first, online and offline', async ({ site, profile }) => {
  const rani = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const budi = site.api.addAccount('Budi', ['kapal pinisi']);
  const context = await profile.open();
  const page = await context.newPage();
  await signIn(page, site, rani);
  await waitForWorker(page);
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toBeVisible();
  // The session ends without a sign-out: what Rani kept stays for her return, until somebody else signs in.
  await page.evaluate(() =>
    ['kilas.access_token', 'kilas.refresh_token', 'kilas.session'].forEach((key) => localStorage.removeItem(key)),
  );
  await signIn(page, site, budi);
  await expect(page.getByRole('button', { name: 'Video: kapal pinisi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toHaveCount(0);
  await expect
    .poll(() => traces(page, rani.user.id).then((found) => found.filter((trace) => trace.includes(rani.user.id))))
    .toEqual([]);
  await waitForPersisted(page, [['library', { status: 'completed' }, 1]]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Video: kapal pinisi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toHaveCount(0);
});

test('a browser that blocks storage says so, in words', async ({ site, diskProfile: profile, profileFolder }) => {
  const { mkdir, writeFile } = await import('node:fs/promises');
  await mkdir(`${profileFolder}/Default`, { recursive: true });
  // The browser's own switch "block all cookies and site data".
  await writeFile(
    `${profileFolder}/Default/Preferences`,
    JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
  );
  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/auth/login`);
  await expect(page.getByRole('alert').filter({ hasText: 'Browser memblokir penyimpanan' })).toBeVisible();
});
