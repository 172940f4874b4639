/**
 * "Offline" depends on whether the server answers, not on what the browser believes, and a part of the app that cannot
 * be fetched does not replace the page.
 */
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { BEFORE_DEADLINE_MS, expect, signIn, test, waitForWorker } from './fixtures.ts';

const NOTICE = 'Kamu offline.';

test('a dead network is reported on open and on newly opened screens, and its return is noticed', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  const card = page.getByRole('button', { name: 'Video: kucing oranye' });
  await expect(card).toBeVisible();
  const notice = page.getByText(NOTICE);
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await waitForPersisted(page, [['library', { status: 'completed' }, 1]]);
  await site.stop();
  await expect(notice).toBeVisible();

  await page.reload();
  await expect(card).toBeVisible();
  await expect(notice).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);

  await site.start();
  await expect(notice).toBeHidden();
  await expect(card).toBeVisible();
});

test('on the first visit, before the worker has stored anything, a part that cannot be fetched does not replace the page', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar']);
  const page = await (await profile.open({ serviceWorkers: 'block' })).newPage();
  await signIn(page, site, account);
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toBeVisible();
  await site.stop();
  await page.getByRole('navigation').getByRole('link', { name: 'Riwayat' }).first().click();
  await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible();
  await site.start();
  await page.getByRole('button', { name: 'Coba lagi' }).first().click();
  await expect(page.locator('#main')).toContainText('kucing oranye');
});

test('home stays when a part that it can do without cannot be fetched', async ({ site, profile }) => {
  const account = site.api.addAccount('Rani', []);
  const page = await (await profile.open({ serviceWorkers: 'block' })).newPage();
  const isShelf = /\/assets\/TemplateShelf-/;
  await page.route(isShelf, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => isShelf.test(request.url()));
  await signIn(page, site, account);
  await failed;
  // After two frames the failure would have been drawn.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.getByText('belum ada di perangkatmu')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '120 koin siap kamu pakai' })).toBeVisible();
});

test('a generator with nothing stored says at once that it needs a connection, and opens once there is one', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  const isOfModels = /\/api-lens\/[a-z-]+\/models/;
  // Never answered, as when the connection is lost too soon.
  await page.route(isOfModels, () => undefined);
  await signIn(page, site, account);
  await waitForWorker(page);
  await waitForPersisted(page, ['user']);
  site.swallow();
  await page.goto(`${site.url}/generate/text-to-video`);
  await expect(page.getByText('Generator gagal dimuat')).toBeVisible({ timeout: BEFORE_DEADLINE_MS });
  await expect(page.getByText('Kamu offline.')).toBeVisible();

  await page.unroute(isOfModels);
  await site.start();
  await expect(page.getByRole('textbox')).toBeVisible();
});

test('what is sent over a network that has just died is queued', async ({ site, profile }) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  await page.clock.install({ time: Date.now() });
  await signIn(page, site, account);
  await waitForWorker(page);
  await page.goto(`${site.url}/generate/text-to-image`);
  await page.getByRole('textbox').first().fill('perahu di danau');
  // The second once the app has noticed; both lead into the queue.
  const send = page.getByRole('button', { name: /^(Buat|Antrekan) · 3 koin$/ });
  await expect(send).toBeEnabled();
  site.swallow();
  await send.click();
  // The page's clock is moved on until the call has reached its deadline.
  const queued = page.getByRole('region', { name: /menunggu dikirim/ }).getByText('perahu di danau');
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1000);
        return queued.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
});
