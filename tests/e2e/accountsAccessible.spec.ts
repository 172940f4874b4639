/**
 * The public screens, the menu and the profile pass the accessibility checks in both themes and languages, forms with
 * complaints included.
 */
import type { Page } from '@playwright/test';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { badge, openMenu, openProfile } from '../support/browser/steps.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';

const PUBLIC_PATHS = [
  '/',
  '/auth/login',
  '/auth/register',
  '/auth/verify-email',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/callback',
  '/privacy-policy',
  '/terms-of-service',
  '/blog',
  '/blog/apa-yang-dibeli-koin',
  '/no-such-page',
];

// A phone takes one language and both themes, a desk the other language in the dark.
const checkHere = (page: Page, isPhone: boolean) =>
  isPhone ? expectAccessibleInBothThemes(page) : expectAccessible(page);

test.beforeEach(async ({ page, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  await speak(page, isMobile ? 'id' : 'en');
});

test('public screens', async ({ page, isMobile }) => {
  test.slow();
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await page.mouse.move(10, 10);
    await expect(page.locator('[data-prerendered]')).toHaveCount(0);
    await test.step(path, () => checkHere(page, isMobile));
  }
  await page.goto('/auth/register');
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await test.step('a form with complaints', () => checkHere(page, isMobile));
});

test('menu and profile', async ({ page, isMobile }) => {
  const { tokens, fullName } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  await openMenu(page);
  await test.step('menu', () => checkHere(page, isMobile));
  await page.keyboard.press('Escape');
  await openProfile(page, fullName);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await test.step('profile', () => checkHere(page, isMobile));
});
