/** An address is verified by a link, whose token stays nowhere, and every mistake is shown beside its field. */
import { wholeBrowser } from '../support/browser/browsers.ts';
import { codeOf, linkOf, readMail } from '../support/browser/mailbox.ts';
import { registerPerson, speak, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { fillLogin, signOut, signUp } from '../support/browser/steps.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

test('the link of the e-mail verifies, and its token stays nowhere', async ({ page }) => {
  const person = await registerPerson();
  const link = linkOf(await readMail(person.email));
  const token = new URLSearchParams(link.split('?')[1]).get('token') as string;
  await page.goto('/privacy-policy');
  await page.goto(link);
  await expect(page).toHaveURL('/auth/verify-email');
  await expectAccessible(page);
  await page.getByLabel('Kata sandi', { exact: true }).fill('sandi-orang-lain-5');
  await page.getByRole('button', { name: 'Verifikasi dan masuk' }).click();
  await expect(page.getByText('Kata sandinya salah.')).toBeVisible();
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Verifikasi dan masuk' }).click();
  await page.waitForURL('**/home');
  await page.goBack();
  expect(page.url()).not.toContain(token);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByLabel('Kata sandi', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Verifikasi dan masuk' }).click();
  await expect(page.getByRole('alert')).toContainText('Verifikasi email gagal');
  await page.getByRole('button', { name: 'Pakai kode saja' }).click();
  await expect(page.getByLabel('Kode')).toBeVisible();
});

test('somebody whose address was signed up by someone else sets a password of their own by the link', async ({
  page,
}) => {
  const stranger = await registerPerson();
  await page.goto(linkOf(await readMail(stranger.email)));
  await page.getByRole('button', { name: 'Lupa? Buat kata sandi baru' }).click();
  await page.getByLabel('Kata sandi baru').fill('layang-layang-9');
  await page.getByRole('button', { name: 'Verifikasi dan masuk' }).click();
  await page.waitForURL('**/home');
  await signOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(page, stranger);
  await expect(page.getByRole('alert')).toContainText('Email atau kata sandi salah.');
  await fillLogin(page, { ...stranger, password: 'layang-layang-9' });
  await page.waitForURL('**/home');
});

test('an unverified address leads to a message saying so, and to another e-mail', async ({ page }) => {
  const person = await registerPerson();
  await readMail(person.email);
  await speak(page, 'en');
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Please verify your email first. Check your inbox.');
  await page.getByRole('button', { name: 'Resend verification email' }).click();
  // A message went out a moment ago: the page says how long to wait instead of sending another.
  await expect(
    page
      .getByRole('alert')
      .getByText('Failed to resend verification email')
      .or(page.getByRole('heading', { name: 'Check your email' })),
  ).toBeVisible();
});

test('an unverified address leads to the screen for the code that it has already', async ({ page }) => {
  const person = await registerPerson();
  const code = codeOf(await readMail(person.email));
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await page.getByRole('alert').getByRole('link', { name: 'Ketik kodenya' }).click();
  await page.getByLabel('Kode').fill(code);
  await page.waitForURL('**/home');
});

test('a wrong code and a wrong password are reported beside the form', async ({ page }) => {
  const person = await registerPerson();
  const code = codeOf(await readMail(person.email));
  await speak(page, 'en');
  await page.goto('/auth/verify-email');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('That code isn’t right. Check it and try again.')).toBeVisible();

  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password.');
});

test('the form names each missing field, goes to the first, and removes each complaint once it is fixed', async ({
  page,
}) => {
  await speak(page, 'en');
  await page.goto('/auth/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  for (const text of ['Full name is required', 'Email is required', 'Password must be at least 8 characters'])
    await expect(page.getByText(text)).toBeVisible();
  const name = page.getByLabel('Full name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Full name is required/);
  await name.fill('Sari');
  await expect(page.getByText('Full name is required')).toBeHidden();

  await page.getByLabel('Email').fill('sari@contoh.id');
  await page.getByLabel('Password', { exact: true }).fill('kuda-laut-biru-7');
  await page.getByLabel('Repeat password').fill('something else');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('an address that already has an account is reported', async ({ page }) => {
  const person = await verifiedPerson();
  await page.goto('/auth/register');
  await signUp(page, person);
  await expect(page.getByRole('alert')).toContainText('Email ini sudah terdaftar. Pakai email lain atau masuk.');
});

test('a forgotten password is reset with the code', async ({ page }) => {
  const person = await verifiedPerson();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(person.email);
  // Before the app is there, a link is a plain one, which takes nothing along.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Lupa kata sandi?' }).click();
  await expect(page).toHaveURL(/forgot-password/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Kirim kode' }).click();
  await expect(page.getByRole('heading', { name: 'Buat kata sandi baru' })).toBeVisible();
  await page.getByLabel('Kode').fill(codeOf(await readMail(person.email)));
  await page.getByLabel('Kata sandi baru').fill('layang-layang-9');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();

  await page.waitForURL('**/home');
  await expect(page.getByText('Kata sandi barumu tersimpan')).toBeVisible();
  await signOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
  await fillLogin(page, { ...person, password: 'layang-layang-9' });
  await page.waitForURL('**/home');
});

test('password managers find what they look for', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  const password = page.getByLabel('Kata sandi', { exact: true });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill('kelihatan');
  await page.getByRole('button', { name: 'Tampilkan kata sandi' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.goto('/auth/register');
  await expect(page.getByLabel('Kata sandi', { exact: true })).toHaveAttribute('autocomplete', 'new-password');
  await page.goto('/auth/verify-email');
  await expect(page.getByLabel('Kode')).toHaveAttribute('autocomplete', 'one-time-code');
});
