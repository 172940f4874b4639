/**
 * Language and theme are chosen once, kept in the browser and saved to the account. Every text on the screen follows
 * the switch at once.
 */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { chooseLanguage, openMenu, openProfile } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test('Indonesian by default; the choice is kept in this browser', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Satu kalimat jadi video');
  await chooseLanguage(page, 'EN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One sentence becomes a video');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('kilas.language'))).toBe('"en"');
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test('a plain value under the key counts too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('kilas.language', 'en'));
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
});

test('every text of a screen follows the switch at once, errors included', async ({ page }) => {
  await page.goto('/auth/login');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText('Email wajib diisi')).toBeVisible();
  await chooseLanguage(page, 'EN');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('wajib diisi')).toHaveCount(0);
});

test('the choice is saved to the account', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await openMenu(page);
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/me/preferences'),
  );
  await chooseLanguage(page, 'EN');
  expect(((await (await saved).json()) as { data: { language: string } }).data.language).toBe('en');
});

test('a theme overrides the device and is there before the first paint of the next visit', async ({ page }) => {
  const { tokens, fullName } = await verifiedPerson();
  await page.emulateMedia({ colorScheme: 'light' });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await openProfile(page, fullName);
  await page.getByText('Gelap', { exact: true }).click();
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'kilas-dark');
});
