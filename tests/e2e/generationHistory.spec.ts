/**
 * The history keeps its open actions in sight when the phone is turned, shows a slow download on its button, and
 * follows links that clear or set its filters.
 */
import type { Page } from '@playwright/test';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { makeTask } from '../support/tasks.ts';

const PICTURE = '/templates/storyboard-cerita-pagi.webp';
const clip = makeTask({
  status: 'completed',
  prompt: 'Ombak pagi',
  completed_at: '2026-11-21T03:00:30.000Z',
  credits: { held: 0, charged: 40, returned: 0 },
  media: {
    url: PICTURE,
    poster_url: PICTURE,
    thumbnail_url: PICTURE,
    width: 1280,
    height: 720,
    duration_seconds: 5,
    size_bytes: 1,
    mime_type: 'video/mp4',
  },
});

/** The history of somebody who has one video, by default a finished one. */
async function openHistory(page: Page, task = clip) {
  const { tokens } = await verifiedPerson();
  await page.route(/\/api-lens\/videos\/\?/, (route) =>
    route.fulfill({ json: { data: [task], page: 1, page_size: 20, total: 1 } }),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, tokens);
  await page.goto('/history');
  const row = page.getByRole('article', { name: task.prompt });
  return {
    row,
    dots: row.getByRole('button', { name: 'Aksi lain' }),
    sheet: page.getByRole('dialog', { name: 'Aksi lain' }),
  };
}

test('a phone that is turned keeps the open actions in sight, and the screen can be used after them', async ({
  page,
}) => {
  const { row, dots, sheet } = await openHistory(page);
  await dots.click();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(dots).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Unduh' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await row.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a slow download shows on the button that opened its actions', async ({ page }) => {
  const { dots, sheet } = await openHistory(page);
  const arrival = Promise.withResolvers<void>();
  await page.route(`**/api-lens/videos/${clip.id}/download`, async (route) => {
    await arrival.promise;
    await route.fulfill({ contentType: 'video/mp4', body: 'clip' });
  });
  await expect(dots).not.toHaveAttribute('aria-busy');
  await dots.click();
  await sheet.getByRole('button', { name: 'Unduh' }).click();
  await expect(sheet).toBeHidden();
  await expect(dots).toHaveAttribute('aria-busy', 'true');
  const download = page.waitForEvent('download');
  arrival.resolve();
  expect((await download).suggestedFilename()).toBe('kilas-ombak-pagi-42.mp4');
  await expect(dots).not.toHaveAttribute('aria-busy');
});

test('links that clear the search empty its field, and what was cancelled can be looked for', async ({ page }) => {
  await openHistory(page);
  const field = page.getByRole('searchbox');
  await field.fill('ombak');
  await expect(page).toHaveURL(/search=ombak/);
  await page.getByRole('navigation').getByRole('link', { name: 'Riwayat' }).click();
  await expect(page).toHaveURL('/history');
  await expect(field).toHaveValue('');
  await page.locator('fieldset label', { hasText: 'Dibatalkan' }).click();
  await expect(page).toHaveURL('/history?status=cancelled');
});

test('at a desk, the mark of what failed stands in the place of its picture, not over its text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const failed = makeTask({
    status: 'failed',
    prompt: 'Ombak sore',
    failure: { code: 'generation_failed', message: 'Video generation failed. Please try again.' },
  });
  const { row } = await openHistory(page, failed);
  const text = await row.getByText(failed.prompt, { exact: true }).boundingBox();
  const mark = await row.locator('svg').first().boundingBox();
  expect(mark!.x + mark!.width).toBeLessThan(text!.x);
});

for (const width of [320, 390, 768])
  test(`a long reason leaves room for what happened to the coins (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await speak(page, 'en');
    const failed = makeTask({
      status: 'failed',
      prompt: 'Ombak sore yang panjang sekali sampai ke ujung pantai dan kembali lagi ke laut',
      failure: { code: 'engine_unreadable', message: '' },
      credits: { held: 0, charged: 0, returned: 40 },
    });
    const { row } = await openHistory(page, failed);
    const coins = await row.getByText('40 credits came back to your balance.').boundingBox();
    const again = await row.getByRole('button', { name: /^Generate again/ }).boundingBox();
    const all = await row.boundingBox();
    expect(coins!.y + coins!.height).toBeLessThanOrEqual(all!.y + all!.height);
    if (width < 768) expect(coins!.y + coins!.height).toBeLessThanOrEqual(again!.y);
    expect(await row.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

for (const path of ['/home', '/history']) {
  test(`nobody is offered a search before there is something to find: ${path}`, async ({ page }) => {
    const { tokens } = await verifiedPerson();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api-lens\/(library|videos)\/\?/, async (route) => {
      await held;
      const data = [makeTask({ prompt: 'Ombak pagi' })];
      return route.fulfill({ json: { data, page: 1, page_size: 20, total: 1 } });
    });
    await startSignedIn(page, tokens);
    await page.goto(path);
    await expect(page.locator('.skeleton').last()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    answer();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
}

test('while the very first is being made, nobody is asked to make a first one', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await page.route(/\/api-lens\/library\/\?/, (route) => {
    const data = route.request().url().includes('status=processing') ? [makeTask({ status: 'processing' })] : [];
    return route.fulfill({ json: { data, page: 1, page_size: 20, total: data.length } });
  });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mulai dari salah satu ini' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buat video pertamamu' })).toBeHidden();
});
