/** Sharing, editing, animating and saving a storyboard act on the panel that is shown, byte for byte. */
import { createHash } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { createButton, makeItems } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The picture that a request of the composer sends, and keeps the request from the server. */
async function sentPicture(page: Page, path: RegExp): Promise<() => string | undefined> {
  let request: Request | undefined;
  await page.route(path, (route) => {
    request = route.request();
    return route.abort();
  });
  return () => {
    const body = request?.postDataJSON() as { image_base64: string } | undefined;
    return body && digestOf(Buffer.from(body.image_base64.replace(/^data:[^,]*,/, ''), 'base64'));
  };
}

test('share, edit and to-video take the panel that is shown, not the first', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [story] = await makeItems(tokens.access_token, '/images/storyboard', {
    prompt: 'Pagi di gunung, siang di pantai, malam di kota',
    max_images: 3,
  });
  const panels = await Promise.all(
    story!.panels.map(async ({ url }) => digestOf(await (await page.request.get(url)).body())),
  );
  expect(new Set(panels).size).toBe(3);
  await startSignedIn(page, tokens);
  // The device's share sheet, which no test browser has.
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      canShare: () => true,
      async share({ files = [] }: ShareData) {
        const [file] = files as [File];
        const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
        const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        Object.assign(window, { shared: { name: file.name, hex } });
      },
    });
  });
  /** Opens the details at the third panel. */
  async function showThird() {
    await page.goto(`/home?image=${story!.id}`);
    const third = page.getByRole('dialog').getByRole('button', { name: /^Tampilkan panel 3/ });
    await third.click();
    await expect(third).toHaveAttribute('aria-pressed', 'true');
  }

  await test.step('shared', async () => {
    await showThird();
    // In the strip, and the large one.
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Unduh panel 3' })).toHaveCount(2);
    await page.getByRole('dialog').getByRole('button', { name: 'Bagikan' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared?: unknown }).shared))
      .toEqual({ name: expect.stringMatching(/-3\.webp$/), hex: panels[2] });
  });
  for (const { action, path, address, prompt } of [
    {
      action: 'Edit gambar ini',
      path: '/generate/image-edit',
      address: /\/images\/image-to-image$/,
      prompt: 'Jadikan sketsa pensil',
    },
    {
      action: 'Jadikan video',
      path: '/generate/image-to-video',
      address: /\/image-to-video\/generate$/,
      prompt: 'Kamera maju pelan',
    },
  ])
    await test.step(action, async () => {
      const sent = await sentPicture(page, address);
      await showThird();
      await page.getByRole('dialog').getByRole('button', { name: action }).click();
      await expect(page).toHaveURL(path);
      await page.getByRole('textbox').fill(prompt);
      await createButton(page).click();
      await expect.poll(sent).toBe(panels[2]);
    });
});
