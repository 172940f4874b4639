/**
 * A new build waits for the person, or for a tab out of sight with nothing typed. No tab goes blank over it, and every
 * screen then opens offline in the new build, and a queue that waits goes out once.
 */
import type { Page } from '@playwright/test';
import { API_BASE } from '../../contract/endpoint.ts';
import { ASSET_CACHE } from '../../src/offline/names.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { cachedPaths, expect, openSignedIn, signIn, test, waitForWorker } from './fixtures.ts';
import { secondSite } from './support/secondBuild.ts';

// In the headless shell a reload into another build does not end.
test.use(wholeBrowser);
test.slow();

/**
 * Milliseconds. The product itself allows an update more time than other things: the whole new build is fetched first,
 * and the old worker may hold its place and the first reload for a while (src/pwa/updates.ts).
 */
const UPDATED_WITHIN_MS = 60_000;

/** Which build's app runs in the page: the second marks it before it draws anything, the first has no mark. */
async function expectBuild(page: Page, build: 'one' | 'two'): Promise<void> {
  if (build === 'two')
    return expect(page.locator('html')).toHaveAttribute('data-build', build, { timeout: UPDATED_WITHIN_MS });
  await expect(page.locator('#main')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-build');
}

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const reloadButton = (page: Page) => page.getByRole('button', { name: 'Muat ulang' });
const expectNotice = (page: Page) => expect(reloadButton(page)).toBeVisible({ timeout: UPDATED_WITHIN_MS });

test('a new build waits for the person, then replaces the old one and cleans up', async ({ site, profile }) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  await expectBuild(page, 'one');
  const before = await cachedPaths(page, 'kilas.precache');

  site.deploy(await secondSite());
  await page.reload();
  await expectBuild(page, 'one');
  await expect(page.getByText('Versi baru siap')).toBeVisible({ timeout: UPDATED_WITHIN_MS });
  // Once put off, the notice does not come back in this visit.
  await page.getByRole('button', { name: 'Nanti' }).click();
  await expect(page.getByText('Versi baru siap')).toBeHidden();
  // Nor does the browser's own reload take it.
  await page.reload();
  await expectBuild(page, 'one');
  await expect(page.getByText('Versi baru siap')).toBeVisible({ timeout: UPDATED_WITHIN_MS });
  await reloadButton(page).click();
  await expectBuild(page, 'two');
  await expect(page.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();

  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'kilas.tidy' }));
  const isOld = (path: string) => /\/index-/.test(path) && before.includes(path);
  await expect.poll(async () => (await cachedPaths(page, 'kilas.precache')).filter(isOld)).toEqual([]);
});

test('a page that goes on calling the server is replaced, too', async ({ site, profile }) => {
  const { page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  site.deploy(await secondSite());
  await lookForUpdate(page);
  await expectNotice(page);
  // Each call that reached the old worker just when it ends would start it anew.
  await page.evaluate(
    (path) => void setInterval(() => fetch(path).catch(() => undefined), 15),
    `${API_BASE}/credits/balance`,
  );
  await reloadButton(page).click();
  await expectBuild(page, 'two');
});

test('on a phone, the notice of a new build takes room above the generator and covers nothing of it', async ({
  site,
  profile,
}) => {
  const { page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/generate/text-to-video`);
  const title = page.getByRole('heading', { name: 'ombak pagi' });
  await expect(title).toBeVisible();

  site.deploy(await secondSite());
  await lookForUpdate(page);
  await expectNotice(page);
  const bottomOfNotice = () => reloadButton(page).evaluate((button) => button.getBoundingClientRect().bottom);
  const topOfTitle = () => title.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await bottomOfNotice()).toBeLessThan(await topOfTitle());
});

test('with two tabs, one takes the new build and the other gets a notice, and neither goes blank', async ({
  site,
  profile,
}) => {
  const { context, page: first } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  const second = await context.newPage();
  await second.goto(`${site.url}/generate/text-to-video`);
  await second.getByRole('textbox').first().fill('layangan di atas sawah');

  site.deploy(await secondSite());
  await lookForUpdate(first);
  await expectNotice(first);
  await reloadButton(first).click();
  await expectBuild(first, 'two');
  await expect(first.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();

  await expect(second.locator('#main')).toBeVisible();
  // In the background it reloads by itself; in sight it waits for the person.
  const isNew = second.locator('html[data-build=two]');
  await expect(reloadButton(second).or(isNew).first()).toBeVisible({ timeout: UPDATED_WITHIN_MS });
  if (!(await isNew.isVisible())) await reloadButton(second).click();
  await expectBuild(second, 'two');
  await expect(second.getByRole('textbox').first()).toHaveValue('layangan di atas sawah');
});

test('a tab out of sight takes a new build by itself, but never over text that was typed', async ({
  site,
  profile,
}) => {
  const { context, page: first } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  const openHidden = async (path: string) => {
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
    await page.goto(site.url + path);
    return page;
  };
  const typed = await openHidden('/redeem-voucher');
  await typed.getByRole('textbox').fill('KILAS-2026');
  const idle = await openHidden('/history');
  await expect(idle.locator('#main')).toContainText('ombak pagi');

  site.deploy(await secondSite());
  await lookForUpdate(first);
  await reloadButton(first).click();
  await expectBuild(first, 'two');
  await expectBuild(idle, 'two');
  await expectNotice(typed);
  await expectBuild(typed, 'one');
  await expect(typed.getByRole('textbox')).toHaveValue('KILAS-2026');
});

test('a tab that was offline over the deploy still opens every screen, and gets the new build when back', async ({
  site,
  profile,
}) => {
  const { context, page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  await context.setOffline(true);
  site.deploy(await secondSite());
  for (const path of ['/history', '/generate', '/home']) {
    await page.goto(site.url + path);
    await expect(page.locator('#main')).toContainText(/\S/);
  }
  await context.setOffline(false);
  // The page may reload by itself just now, for a file that the deploy has removed (src/pwa/missingFiles.ts).
  await expect(() => lookForUpdate(page)).toPass();
  await expectNotice(page);
  await reloadButton(page).click();
  await expectBuild(page, 'two');
});

test('after a deploy every screen of this device opens without a network, in the new build', async ({
  site,
  diskProfile: profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  await expect
    .poll(async () => (await cachedPaths(page, ASSET_CACHE)).some((path) => path.includes('/privacy-policy-')))
    .toBe(true);
  site.deploy(await secondSite());
  await lookForUpdate(page);
  await expectNotice(page);

  const context = await profile.open();
  await context.setOffline(true);
  const cold = await context.newPage();
  for (const path of ['/home', '/top-up', '/payments/history', '/activity', '/template/create', '/privacy-policy']) {
    await cold.goto(site.url + path);
    await expectBuild(cold, 'two');
    await expect(cold.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(cold.getByText('belum ada di perangkatmu')).toHaveCount(0);
  }
});

for (const how of ['by the button', 'when the app is opened again'] as const)
  test(`a queue that waits over a deploy is sent by the new build, each request once (taken ${how})`, async ({
    site,
    diskProfile: profile,
  }) => {
    const account = site.api.addAccount('Rani', ['ombak pagi']);
    const context = await profile.open();
    let page = await context.newPage();
    await signIn(page, site, account);
    await waitForWorker(page);
    await page.goto(`${site.url}/generate/text-to-image`);
    const queue = () => page.getByRole('region', { name: /menunggu dikirim/ });
    await context.setOffline(true);
    for (const prompt of ['perahu di danau', 'gunung berkabut']) {
      await page.getByRole('textbox').first().fill(prompt);
      await page.getByRole('button', { name: /^Antrekan/ }).click();
      await expect(queue()).toContainText(prompt);
    }
    // The old build tries while the server is being replaced, which fixes key and bytes of the first.
    site.api.takesImages = false;
    await context.setOffline(false);
    await expect.poll(() => site.api.tries.length).toBeGreaterThan(0);
    site.deploy(await secondSite());
    await lookForUpdate(page);
    await expectNotice(page);
    if (how === 'by the button') await reloadButton(page).click();
    else {
      page = await (await profile.open()).newPage();
      await page.goto(`${site.url}/generate/text-to-image`);
    }
    await expectBuild(page, 'two');
    await expect(queue().getByRole('listitem')).toHaveText([/perahu di danau/, /gunung berkabut/]);

    // When the network returns, the queue does not wait for its next scheduled try.
    await page.context().setOffline(true);
    await expect(page.getByText('Kamu offline.').first()).toBeVisible();
    site.api.takesImages = true;
    await page.context().setOffline(false);
    await expect(queue()).toHaveCount(0);
    const taken = site.api.tries.filter(({ wasTaken }) => wasTaken);
    expect(taken.map(({ body }) => (JSON.parse(body) as { prompt: string }).prompt)).toEqual([
      'perahu di danau',
      'gunung berkabut',
    ]);
    const [first] = site.api.tries;
    expect(taken[0]).toEqual({ ...first, wasTaken: true });
  });
