/**
 * At 200 % zoom a phone of 390 px shows 195: nothing covers what the keyboard's focus is on, no sheet is wider than
 * the screen, no name in the navigation is cut, the dashboard's titles keep room for their words,
 * and prices do not scroll sideways.
 */
import type { Locator, Page } from '@playwright/test';
import { signInAdmin } from '../support/browser/admin.ts';
import { makeImages } from '../support/browser/generation.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { openProfile } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test.use({ viewport: { width: 195, height: 422 } });

/** Whether the middle of what has the focus can be seen. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { x, y, width, height } = focused.getBoundingClientRect();
    return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the composer is above the results, not over the one with the focus', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  const card = page.getByRole('article', { name: 'Kain sutra biru' });
  await card.getByRole('button', { name: 'Lihat: Kain sutra biru' }).focus();
  for (const name of ['Unduh', 'Pakai lagi', 'Favorit', 'Rincian']) {
    await page.keyboard.press('Tab');
    await expect(card.getByRole('button', { name })).toBeFocused();
    await expect.poll(() => isFocusSeen(page), name).toBe(true);
  }
});

test('the profile is as wide as the screen, with several devices too', async ({ page }) => {
  const { tokens, fullName } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.route(/\/me\/devices/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object[] };
    const other = { ...data[0], id: crypto.randomUUID(), is_current: false };
    return route.fulfill({ response: answer, json: { data: [...data, other] } });
  });
  await page.goto('/home');
  await openProfile(page, fullName);
  const profile = page.getByRole('dialog', { name: 'Profil dan pengaturan' });
  await expect(profile.getByRole('region', { name: 'Perangkat', exact: true }).getByRole('listitem')).toHaveCount(2);
  expect(await profile.evaluate((sheet) => sheet.scrollWidth)).toBeLessThanOrEqual(195);
});

test('no name in the navigation at the bottom is cut in two', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  const names = page.getByRole('navigation', { name: 'Navigasi cepat' }).getByRole('link');
  await expect(names).toHaveCount(4);
  const linesOf = (link: Element) => {
    const range = document.createRange();
    range.selectNodeContents(link.lastChild!);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  for (const name of await names.all()) expect(await name.evaluate(linesOf)).toBe(1);
});

test('titles of the dashboard and what is typed into a search have room for whole words', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  const widthOf = async (shown: Locator) => (await shown.boundingBox())?.width;
  await page.goto('/admin/blog');
  const article = page.getByRole('main').getByRole('listitem').first();
  await expect.poll(() => widthOf(article.getByRole('link').first())).toBeGreaterThan(110);
  await page.goto('/admin/users');
  await expect.poll(() => widthOf(page.getByRole('searchbox'))).toBeGreaterThan(90);
  await page.goto('/admin/system');
  const heading = (options: object) => page.getByRole('main').getByRole('heading', options).first();
  // The first of the second level says how things are, which other tests change.
  for (const title of [{ level: 1 }, { level: 2 }, { name: 'Cek pembukuan harian' }])
    await expect.poll(() => widthOf(heading(title)), JSON.stringify(title)).toBeGreaterThan(90);
});

test('the calculator is as wide as the screen, also with the longer English words', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.goto('/top-up');
  await expect(page.getByRole('region', { name: 'Calculator' }).getByText(/^≈ Rp/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(195);
});

test('the names in the order summary have room for whole words', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-5000');
  await page.getByRole('radio', { name: /^GoPay/ }).check({ force: true });
  const names = page.getByRole('region', { name: 'Ringkasan pesanan' }).getByRole('term');
  await expect(names.getByText('Total bayar')).toBeVisible();
  for (const name of await names.all())
    expect((await name.boundingBox())!.width, (await name.textContent())!).toBeGreaterThan(90);
});
