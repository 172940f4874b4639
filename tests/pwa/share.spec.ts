/**
 * The phone's share sheet starts the closed app with a photo: the worker answers before anything else, without a
 * network, and the photo is in image to video, for a guest after signing in.
 */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MODELS, waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { expect, signIn, test, waitForWorker } from './fixtures.ts';

/** Posts from outside the app, as the share sheet does. */
async function share(page: Page, origin: string): Promise<void> {
  const buffer = await sharp({ create: { width: 120, height: 160, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.setContent(
    `<form method="post" action="${origin}/share" enctype="multipart/form-data"><input type="file" name="photo"></form>`,
  );
  await page.locator('input').setInputFiles({ name: 'pantai.jpg', mimeType: 'image/jpeg', buffer });
  await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
}

/** One picture, by the button that opens it, or by the pile of them in the collapsed composer. */
const attached = (page: Page) =>
  page.getByRole('button', { name: /^Gambar 1 dari 1: lihat atau ubah$|^Gambarmu: buka$/ });

for (const cut of ['offline', 'lie-fi'] as const) {
  test(`a photo starts the closed app on its way to image to video (${cut})`, async ({
    site,
    diskProfile: profile,
  }) => {
    const account = site.api.addAccount('Rani', ['ombak pagi']);
    const first = await (await profile.open()).newPage();
    await signIn(first, site, account);
    await waitForWorker(first);
    await first.goto(`${site.url}/generate/image-to-video`);
    await expect(first.getByRole('textbox')).toBeVisible();
    // Stored after they are shown: a browser that is closed at once has not got that far.
    await waitForPersisted(first, ['user', ...MODELS]);

    const context = await profile.open();
    if (cut === 'offline') await context.setOffline(true);
    else site.swallow();
    const page = await context.newPage();
    await share(page, site.url);
    await expect(page).toHaveURL(/\/generate\/image-to-video/);
    await expect(attached(page)).toHaveCount(1);
  });
}

test('a guest’s photo waits for the sign-in, although the app was closed before and after', async ({
  site,
  diskProfile: profile,
}) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const first = await (await profile.open()).newPage();
  await first.goto(`${site.url}/auth/login`);
  await waitForWorker(first);

  const sharing = await (await profile.open()).newPage();
  await share(sharing, site.url);
  await sharing.waitForURL((address) => address.pathname === '/');

  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(account.user.email);
  await page.locator('input[name=password]').fill('rahasia-sekali');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/generate\/image-to-video/);
  await expect(attached(page)).toHaveCount(1);
});
