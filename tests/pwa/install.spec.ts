/** The app can be installed; the offer comes with the first finished generation and takes "later" for an answer. */
import { wholeBrowser } from '../support/browser/browsers.ts';
import { expect, openSignedIn, test, waitForWorker } from './fixtures.ts';

// What a browser does with an app that can be installed.
test.use(wholeBrowser);

test('the browser finds nothing that prevents installing', async ({ site, diskProfile: profile }) => {
  const context = await profile.open();
  const page = await context.newPage();
  await page.goto(`${site.url}/auth/login`);
  await waitForWorker(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    id: string;
    start_url: string;
    shortcuts: { url: string }[];
    icons: { src: string; sizes: string }[];
  };
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  for (const { src } of manifest.icons) expect((await page.request.get(site.url + src)).status(), src).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url.split('?')[0])).toEqual([
    '/generate/text-to-video',
    '/generate/text-to-image',
    '/history',
    '/top-up',
  ]);
});

test('the offer to install comes with the first finished generation, and "later" is respected', async ({
  site,
  profile,
}) => {
  const { account, page } = await openSignedIn({ site, profile, prompts: [] });
  const card = page.getByRole('region', { name: 'Pasang Kilas' });
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'dismissed' }),
    });
    window.dispatchEvent(offer);
  });
  await expect(card).toHaveCount(0);

  site.api.finish(account, 'ombak pagi');
  await page
    .getByRole('link', { name: /Riwayat/ })
    .first()
    .click();
  await expect(card).toBeVisible();
  await test.step('beside a result that has just come it would push it down', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: /^Buat/ }).first().click();
    await expect(page.locator('[data-bottom-bar]')).toBeVisible();
    await expect(card).toBeHidden();
    await page.goBack();
    await expect(card).toBeVisible();
  });
  await card.getByRole('button', { name: 'Nanti' }).click();
  await expect(card).toHaveCount(0);

  site.api.finish(account, 'ombak sore');
  await page.reload();
  await expect(page.locator('#main')).toContainText('ombak pagi');
  await expect(card).toHaveCount(0);
});
