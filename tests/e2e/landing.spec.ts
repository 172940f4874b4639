/** The landing page's clips: the picture first, at most one that plays, only in view, and a way to stop it. */
import type { Page } from '@playwright/test';
import { withMovement } from '../support/browser/browsers.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

const clips = (page: Page) =>
  page.locator('video').evaluateAll((videos: HTMLVideoElement[]) => ({
    count: videos.length,
    playing: videos.filter(({ paused, src }) => src && !paused).map(({ src }) => new URL(src).pathname),
  }));
const playing = (page: Page, slugs: string[]) =>
  expect.poll(() => clips(page)).toEqual({ count: 1, playing: slugs.map((slug) => `/landing/${slug}.mp4`) });

test.use(withMovement);

test('one clip plays, in view only, until somebody stops it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img', { name: /^bawah laut Bunaken/ }).first()).toBeVisible();
  await page.mouse.move(5, 5);
  await playing(page, ['bunaken']);
  await page.getByRole('button', { name: /Raja Ampat/ }).click();
  await playing(page, ['raja-ampat']);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await playing(page, []);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await playing(page, ['raja-ampat']);
  await page.getByRole('button', { name: 'Hentikan klip' }).click();
  await playing(page, []);
  await expectAccessible(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Putar klip' }).click();
  await playing(page, ['raja-ampat']);
});

test.describe('a visitor who prefers less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('sees pictures, and no clip is fetched', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
    await page.goto('/');
    await page.mouse.move(5, 5);
    await page.locator('#root:not([data-prerendered])').waitFor();
    await page.getByRole('button', { name: /Raja Ampat/ }).click();
    await expect(page.getByText('“kepulauan Raja Ampat')).toBeVisible();
    await playing(page, []);
    expect(fetched).toEqual([]);
  });
});
