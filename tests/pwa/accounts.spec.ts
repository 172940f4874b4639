import type { Page } from '@playwright/test';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

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
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Video: kapal pinisi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toHaveCount(0);
});

test('a browser that blocks storage says so, in words', async ({ site, profile, profileFolder }) => {
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
