/**
 * Signing out does not wait long for a dead network of any kind, says that the server did not confirm, and leaves of
 * the account what the person wanted kept and nothing else.
 */
import type { Page } from '@playwright/test';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { type Profile, expect, signIn, test, waitForWorker } from './fixtures.ts';
import type { SiteServer } from './support/siteServer.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

/** The names of all databases and caches, and the keys of local storage, that name the account or hold tokens. */
async function left(page: Page, accountId: string): Promise<string[]> {
  return page.evaluate(async (id) => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return [...databases, ...(await caches.keys()), ...Object.keys(localStorage)].filter(
      (name) => name.includes(id) || name.includes('token'),
    );
  }, accountId);
}

const networks = {
  'that is switched off': (_: SiteServer, page: Page) => page.context().setOffline(true),
  'that refuses': (site: SiteServer) => site.stop(),
  'that never answers': async (site: SiteServer) => site.swallow(),
};

async function start(site: SiteServer, profile: Profile): Promise<{ page: Page; accountId: string }> {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  await page.goto(`${site.url}/generate/text-to-image`);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expect.poll(async () => (await left(page, account.user.id)).length).toBeGreaterThan(2);
  return { page, accountId: account.user.id };
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keluar', exact: true }).waitFor();
}

/**
 * Presses the button that signs out, and waits until nobody is signed in here; the report shows how long that took. The
 * message may come before the start page, and does not stay.
 */
async function signOut(page: Page, button: string): Promise<void> {
  const since = performance.now();
  await page.getByRole('button', { name: button, exact: true }).click();
  const leave = async () => {
    await page.waitForURL((address) => address.pathname === '/');
    const took = Math.round(performance.now() - since);
    test.info().annotations.push({ type: 'signed out after', description: `${took} ms` });
  };
  await Promise.all([leave(), expect(page.getByText('Kamu sudah keluar di perangkat ini. Server kami')).toBeVisible()]);
}

for (const [network, die] of Object.entries(networks))
  for (const token of ['a valid token', 'an expired token']) {
    test(`on a network ${network}, with ${token}`, async ({ site, profile }) => {
      const { page, accountId } = await start(site, profile);
      if (token === 'an expired token') await page.clock.setFixedTime(Date.now() + 3_600_000);
      await die(site, page);
      await openMenu(page);
      await signOut(page, 'Keluar');
      await expect.poll(() => left(page, accountId)).toEqual([]);
    });
  }

for (const [network, die] of Object.entries(networks))
  test(`on a network ${network}, with a queue that is kept`, async ({ site, profile }) => {
    const { page, accountId } = await start(site, profile);
    await die(site, page);
    await page.getByRole('textbox').first().fill('perahu di danau');
    await page.getByRole('button', { name: /^Antrekan/ }).click();
    await expect(page.getByRole('region', { name: /menunggu dikirim/ })).toBeVisible();
    await openMenu(page);
    await page.getByRole('button', { name: 'Keluar', exact: true }).click();
    await signOut(page, 'Simpan untuk akun ini');
    await expect.poll(() => left(page, accountId)).toEqual([`kilas.outbox.${accountId}`]);
  });
