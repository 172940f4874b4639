import { API_BASE } from '../../contract/endpoint.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { badge, fillLogin } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

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

test('a token in any address becomes the session and leaves the address and the history', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await page.goto('/privacy-policy');
  await page.goto(`/auth/callback?token=${tokens.access_token}`);
  await expect(page).toHaveURL('/home');
  await page.goBack();
  expect(page.url()).not.toContain('token');
  expect(await page.evaluate(() => localStorage.getItem('kilas.access_token'))).toBeTruthy();
});

test('an address with an error is told and cleaned', async ({ page }) => {
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
  await page.goto('/?token=anything');
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
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(google).toBeHidden();
  await page.route(`**${API_BASE}/auth/providers`, (route) => route.fulfill({ json: { data: { google: true } } }));
  await page.reload();
  await expect(google).toHaveAttribute('href', `${API_BASE}/auth/google`);
});
