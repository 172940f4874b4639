/**
 * The public screens, the menu and the profile pass the accessibility checks in both themes and languages, forms with
 * complaints included.
 */
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { badge, openMenu, openProfile } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

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

// Each theme meets each language and each size, but not in every combination: the desktop takes the other language.
for (const theme of ['light', 'dark'] as const) {
  test(`public screens, ${theme}`, async ({ page, isMobile }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, languageOf(theme, isMobile));
    for (const path of PUBLIC_PATHS) {
      await page.goto(path);
      await expect(page.locator('main h1')).toBeVisible();
      await page.mouse.move(10, 10);
      await expect(page.locator('[data-prerendered]')).toHaveCount(0);
      await test.step(path, () => expectAccessible(page));
    }
    await page.goto('/auth/register');
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    await test.step('a form with complaints', () => expectAccessible(page));
  });

  test(`menu and profile, ${theme}`, async ({ page, isMobile }) => {
    const { tokens, fullName } = await verifiedPerson();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, languageOf(theme, isMobile));
    await startSignedIn(page, tokens);
    await page.goto('/home');
    await expect(badge(page)).toBeVisible();
    await openMenu(page);
    await test.step('menu', () => expectAccessible(page));
    await page.keyboard.press('Escape');
    await openProfile(page, fullName);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await test.step('profile', () => expectAccessible(page));
  });
}

const languageOf = (theme: 'light' | 'dark', isPhone: boolean) => ((theme === 'light') === isPhone ? 'id' : 'en');
