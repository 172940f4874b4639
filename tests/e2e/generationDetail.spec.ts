/**
 * In the details of an item fingers turn pages, enlarge and move the picture. A result is shared as the file itself,
 * and closing the share sheet is no failure.
 */
import type { Locator, Page } from '@playwright/test';
import { makeImages, makeItems } from '../support/browser/generation.ts';
import { callAs } from '../support/browser/callAs.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { makeTask } from '../support/tasks.ts';

interface Point {
  x: number;
  y: number;
}

/** Moves fingers as the device reports them: each along its own path, all together. */
async function moveFingers(page: Page, ways: { from: Point; to: Point }[]): Promise<void> {
  const device = await page.context().newCDPSession(page);
  const steps = 8;
  const at = (share: number) =>
    ways.map(({ from, to }, id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }));
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await device.detach();
}

async function boxOf(target: Locator): Promise<{ middle: Point; width: number }> {
  const { x, y, width, height } = await target.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
    undefined,
    { timeout: 10_000 },
  );
  return { middle: { x: x + width / 2, y: y + height / 2 }, width };
}

/** One finger sideways over the picture. */
async function swipe(page: Page, over: Locator, by: number): Promise<void> {
  const { middle } = await boxOf(over);
  await moveFingers(page, [{ from: { x: middle.x - by / 2, y: middle.y }, to: { x: middle.x + by / 2, y: middle.y } }]);
}

test('a finger leads from one item to the next and back; two enlarge a picture, and then one moves it', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  for (const prompt of ['Kain sutra biru', 'Kain sutra emas']) await makeImages(tokens.access_token, { prompt });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra emas' }).click();
  const details = page.getByRole('dialog');
  const newest = details.getByRole('img', { name: 'Kain sutra emas' });
  const older = details.getByRole('img', { name: 'Kain sutra biru' });
  await expect(details.getByRole('button', { name: 'Karya berikutnya' })).toBeVisible();

  await test.step('swiped', async () => {
    await swipe(page, newest, -160);
    await expect(older).toBeVisible();
    await swipe(page, older, 160);
    await expect(newest).toBeVisible();
  });
  // A page turn would change the address before the next gesture arrives, so the address is compared once that gesture
  // has taken effect.
  const address = page.url();
  await test.step('too short a move is no swipe; pinched open it is larger, and the file itself', async () => {
    await swipe(page, newest, -40);
    const { middle, width } = await boxOf(newest);
    await moveFingers(page, [
      { from: { x: middle.x - 30, y: middle.y }, to: { x: middle.x - 90, y: middle.y } },
      { from: { x: middle.x + 30, y: middle.y }, to: { x: middle.x + 90, y: middle.y } },
    ]);
    await expect(details.getByRole('button', { name: 'Tampilkan utuh' })).toBeVisible();
    expect(page.url()).toBe(address);
    await expect.poll(async () => (await boxOf(newest)).width / width).toBeCloseTo(3, 0);
    await expect(newest).toHaveAttribute('src', /main/);
  });
  await test.step('moved by one finger', async () => {
    const { middle } = await boxOf(newest);
    await moveFingers(page, [{ from: { x: 260, y: middle.y }, to: { x: 140, y: middle.y } }]);
    await expect.poll(async () => (await boxOf(newest)).middle.x).toBeLessThan(middle.x - 80);
  });
  await test.step('that turned no page; pinched together it is whole again, and a swipe turns one', async () => {
    const { middle } = await boxOf(newest);
    await moveFingers(page, [
      { from: { x: 60, y: middle.y }, to: { x: 190, y: middle.y } },
      { from: { x: 340, y: middle.y }, to: { x: 210, y: middle.y } },
    ]);
    await expect(details.getByRole('button', { name: 'Perbesar' })).toBeVisible();
    expect(page.url()).toBe(address);
    await swipe(page, newest, -160);
    await expect(older).toBeVisible();
  });
});

test('on a desk a toast is above what stands along the bottom of the full screen', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra biru' }).click();
  await page.getByRole('button', { name: 'Salin prompt' }).click();
  const toast = page.locator('[data-toast]');
  await toast.hover();
  await page.getByRole('button', { name: 'Layar penuh' }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Layar penuh' });
  const { top, bottom } = await viewer
    .locator('[data-toast]')
    .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  expect(top).toBeGreaterThan(64);
  expect(bottom).toBeLessThan(400);
});

test('a result is shared as the file itself; closing the device’s share sheet is no failure', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [made] = await makeItems(tokens.access_token, '/images/text-to-image', { prompt: 'Kain sutra biru', seed: 7 });
  await startSignedIn(page, tokens);
  // The device's share sheet, which no test browser has.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, {
      canShare: ({ files = [] }: ShareData) => files.every((file) => file.type.startsWith('image/')),
      async share({ files = [], text }: ShareData) {
        const [file] = files;
        shared.push({
          name: file?.name,
          type: file?.type,
          size: file?.size,
          format: await file?.slice(8, 12).text(),
          text,
        });
        if (shared.length === 2) throw new DOMException('Closed by the person', 'AbortError');
        if (shared.length === 3) throw new DOMException('A fresh press is wanted', 'NotAllowedError');
      },
    });
  });
  await page.goto(`/home?image=${made!.id}`);
  const button = page.getByRole('dialog').getByRole('button', { name: 'Bagikan' });
  const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
  await button.click();
  await expect.poll(shared).toEqual([
    {
      name: 'kilas-kain-sutra-biru-7.webp',
      type: 'image/webp',
      size: made!.media!.size_bytes,
      format: 'WEBP',
      text: 'Kain sutra biru',
    },
  ]);
  await button.click();
  await expect.poll(async () => (await shared()).length).toBe(2);
  // The third press leads to a toast; had the second been a failure, its toast would be there, too.
  await button.click();
  const toasts = page.locator('[data-toast]');
  await expect(toasts.filter({ hasText: 'Siap dibagikan' })).toBeVisible();
  // Checked at once: an assertion that waits for one toast would wait until the other is gone.
  expect(await toasts.count()).toBe(1);
});

test('an item that took longer than promised says so, and that its coins are back', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const task = makeTask({
    status: 'failed',
    prompt: 'Naga di atas gunung',
    failure: { code: 'generation_timed_out', message: 'x' },
    credits: { held: 0, charged: 0, returned: 40 },
  });
  await page.route(/\/api-lens\/(videos|library)\/\?/, (route) =>
    route.fulfill({ json: { data: [task], page: 1, page_size: 20, total: 1 } }),
  );
  await page.goto('/generate/text-to-video');
  const card = page.getByRole('article', { name: 'Naga di atas gunung' });
  await expect(card).toContainText('Prosesnya melewati batas waktu, jadi dihentikan.');
  await expect(card).toContainText('40 koin');
});

test('deleting an item with a public page says that the page goes, too, and both come back', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [made] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  const path = `/library/${made!.id}/share`;
  const { data } = await callAs<{ data: { url: string } }>(tokens.access_token, 'PUT', path, { shows_prompt: false });
  const answer = async () => (await page.request.get(data.url)).status();
  await startSignedIn(page, tokens);
  await page.goto(`/home?image=${made!.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
  const question = page.getByRole('dialog', { name: 'Hapus gambar ini?' });
  await expect(question).toContainText('Halaman publiknya ikut hilang.');
  expect(await answer()).toBe(200);
  await question.getByRole('button', { name: 'Hapus' }).click();
  await expect.poll(answer).toBe(404);

  await page.goto('/home');
  await page.getByRole('button', { name: 'Baru dihapus' }).click();
  await page.getByRole('button', { name: 'Kembalikan: Kain sutra biru' }).click();
  await expect(page.getByText('Tidak ada yang baru dihapus.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Gambar: Kain sutra biru' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Baru dihapus' })).toBeHidden();
  await expect.poll(answer).toBe(200);
});

test('an item that was deleted in its details does not come back by going forward', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra biru' }).click();
  const details = page.getByRole('dialog').filter({ has: page.getByRole('img', { name: 'Kain sutra biru' }) });
  await details.getByRole('button', { name: 'Hapus' }).click();
  await page.getByRole('dialog', { name: 'Hapus gambar ini?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(page).not.toHaveURL(/image=/);
  await page.goForward();
  await expect(page.getByRole('dialog', { name: 'Karya ini tidak bisa dibuka' })).toBeVisible();
  await expect(details).toBeHidden();
});

test('the strip of a storyboard follows the panel that is shown', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [story] = await makeItems(tokens.access_token, '/images/storyboard', {
    prompt: 'Pagi di gunung, siang di pantai, malam di kota, hujan di sawah',
    max_images: 4,
  });
  await startSignedIn(page, tokens);
  await page.goto(`/home?image=${story!.id}`);
  const panels = page.getByRole('dialog').getByRole('button', { name: /^Tampilkan panel/ });
  await expect(panels).toHaveCount(4);
  await expect(panels.nth(2)).not.toBeInViewport({ ratio: 0.95 });
  await panels.nth(2).click();
  await expect(panels.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(panels.nth(2)).toBeInViewport({ ratio: 0.95 });
  // A part of it is in sight, where a browser would leave it.
  await panels.first().click();
  await expect(panels.nth(2)).toBeInViewport();
  await expect(panels.nth(2)).not.toBeInViewport({ ratio: 0.95 });
  // By way of each panel's download button.
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab');
  await expect(panels.nth(2)).toBeFocused();
  await expect(panels.nth(2)).toBeInViewport({ ratio: 0.95 });
});
