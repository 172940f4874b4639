/**
 * The ways out of a broken worker: the repair page for one browser, the withdrawn worker for all. What was kept by choice
 * survives both.
 */
import { copiesCacheName } from '../../src/offline/names.ts';
import { FIRST_SITE, expect, signIn, test, waitForWorker } from './fixtures.ts';

test('the repair page is out of the worker’s reach and removes it', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/auth/login`);
  await waitForWorker(page);
  const answer = await page.goto(`${site.url}/repair`);
  expect(answer?.fromServiceWorker()).toBe(false);
  const copies = copiesCacheName('rani');
  await page.evaluate((name) => Promise.all(['kilas.anything', name].map((each) => caches.open(each))), copies);
  await page.getByRole('button').click();
  await page.waitForURL('**/?repaired');
  // The next page comes without the worker.
  expect(
    await page.evaluate(() => {
      const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return opening!.workerStart;
    }),
  ).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).includes('kilas.anything'))).toBe(false);
  // Kept by choice, and unable to get stuck.
  expect(await page.evaluate(async () => caches.keys())).toContain(copies);
});

test('a worker that an operator withdraws leaves with its caches, and the app goes on without', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  const copies = copiesCacheName(account.user.id);
  await page.evaluate((name) => caches.open(name), copies);
  site.withdrawWorker(FIRST_SITE);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([copies]);
  // It leaves after its caches are gone; a reload in between would still get it.
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await expect(page.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();
});
