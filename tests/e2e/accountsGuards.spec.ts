/**
 * Signed-in screens open only with a session, and a way back never leads to another site. A link with a token signs
 * nobody in unless this tab itself went to Google, and another account takes over only after a question.
 */
import type { Page } from '@playwright/test';
import { API_BASE } from '../../contract/endpoint.ts';
import { wholeBrowser, withoutWorker } from '../support/browser/browsers.ts';
import { returnFromGoogle, speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { badge, fillLogin } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

// Switching accounts signs the first one out, which crashes the headless shell.
test.use({ ...wholeBrowser, ...withoutWorker });

const SIGNED_IN_ONLY = [
  '/home',
  '/generate',
  '/generate/text-to-video',
  '/generate/image-to-video',
  '/generate/text-to-image',
  '/generate/image-edit',
  '/history',
];

test('without a session every signed-in route leads to the start page, and unknown paths too', async ({ page }) => {
  for (const path of [...SIGNED_IN_ONLY, '/nowhere', '/generate/nothing']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/');
  }
});

test('public pages are open to everyone', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kebijakan privasi');
  await page.goto('/terms-of-service');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ketentuan layanan');
  await expect(page.getByRole('link', { name: 'CC BY 3.0' })).toBeVisible();
});

test('with a session the start page and unknown paths lead home, and every route opens', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  for (const path of ['/', '/nowhere', '/generate/nothing', '/auth/login', '/auth/register']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/home');
  }
  for (const path of SIGNED_IN_ONLY) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  }
  await page.goto('/privacy-policy');
  await expect(badge(page)).toBeVisible();
});

const keptToken = (page: Page) => page.evaluate(() => localStorage.getItem('kilas.access_token'));
/** Leaves the tab as a tap on "Continue with Google" does. */
const beginAtGoogle = (page: Page) =>
  page.evaluate(() => sessionStorage.setItem('kilas.google_attempt', String(Date.now())));

test('the way back from Google signs in the tab that went there, and the token stays nowhere', async ({ page }) => {
  const person = await returnFromGoogle();
  await page.goto('/auth/login');
  await beginAtGoogle(page);
  await page.goto(`/auth/callback?token=${person.token}`);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  expect(page.url()).not.toContain('token');
  expect(await keptToken(page)).toBeTruthy();
  expect(await keptToken(page)).not.toBe(person.token);
});

test('a link that somebody else sends signs nobody in, wherever it leads', async ({ page }) => {
  test.slow();
  const { token } = await returnFromGoogle();
  const { tokens } = await verifiedPerson();
  await page.goto('/auth/login');
  for (const path of ['/', '/home', '/auth/login', '/generate', '/auth/callback']) {
    for (const foreign of [token, tokens.access_token, tokens.refresh_token]) {
      await page.goto(`${path}?token=${foreign}`);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await keptToken(page), path).toBeNull();
    }
  }
  await expect(page.getByRole('alert')).toContainText('Tautan masuk ini tidak dimulai dari tab ini.');
  await expectAccessible(page);
});

test('with a session it asks before another account takes its place, and a foreign link changes nothing', async ({
  page,
}) => {
  const owner = await verifiedPerson();
  const other = await returnFromGoogle();
  await startSignedIn(page, owner.tokens);
  await page.goto('/home');
  await expect(badge(page)).toBeVisible();
  const before = await keptToken(page);
  await page.goto(`/auth/callback?token=${other.token}`);
  await expect(page).toHaveURL('/home');
  expect(await keptToken(page)).toBe(before);
  await beginAtGoogle(page);
  await page.goto(`/auth/callback?token=${other.token}`);
  await expect(page.getByRole('heading', { name: 'Ganti akun?' })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeVisible();
  await expectAccessible(page);
  expect(await keptToken(page)).toBe(before);
  await page.getByRole('button', { name: 'Lanjut dengan akun Google' }).click();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => keptToken(page)).not.toBe(before);
});

test('an error in the address is shown, and removed from the address', async ({ page }) => {
  await speak(page, 'en');
  await page.goto('/?error=google_failed&message=Something+else&kept=1');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Authentication failed: Google sign-in did not complete. Try again.');
  await expect(page).toHaveURL('/?kept=1');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toBeHidden();
});

test('a browser that keeps nothing says that the token could not be saved', async ({ page }) => {
  await speak(page, 'en');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/auth/callback?token=anything');
  await expect(page.getByRole('alertdialog')).toContainText(
    /Login failed: Unable to save authentication token|Gagal masuk: token autentikasi tidak bisa disimpan/,
  );
  await expect(page).toHaveURL('/');
});

test('signing in leads back to where the session ended', async ({ page }) => {
  const person = await verifiedPerson();
  await startSignedIn(page, { ...person.tokens, expires_in: -1, refresh_token: 'revoked' });
  await page.goto('/history?status=failed');
  await page.waitForURL('**/auth/login**');
  await expect(page.getByText('Sesi berakhir')).toBeVisible();
  await fillLogin(page, person);
  await page.waitForURL('**/history?status=failed');
});

test('a way back never leads to another site', async ({ page }) => {
  const person = await verifiedPerson();
  await page.goto('/auth/login?next=//evil.example/');
  await fillLogin(page, person);
  await expect(page).toHaveURL('/home');
});

test('the Google button is there only when the server has it set up', async ({ page }) => {
  await page.goto('/auth/login');
  const google = page.getByRole('link', { name: 'Lanjut dengan Google' });
  await expect(page.getByRole('button', { name: 'Masuk', exact: true })).toBeVisible();
  await expect(google).toBeHidden();
  await page.route(`**${API_BASE}/auth/providers`, (route) => route.fulfill({ json: { data: { google: true } } }));
  // Opened directly, the sign-in page would be drawn by the server; reached by a link, it is drawn by the app.
  await page.goto('/history');
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
  await expect(google).toHaveAttribute('href', `${API_BASE}/auth/google`);
});
