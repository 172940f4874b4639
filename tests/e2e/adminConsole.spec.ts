import type { Page } from '@playwright/test';
import type { TokenReply } from '../../contract/accounts.ts';
import { post, speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

const signInAdmin = () => post<TokenReply>('/auth/login', readProduct().admin);

/** The second sign-in, where it is asked for. */
async function showPassword(page: Page) {
  await page.getByRole('dialog').locator('input[type=password]').fill(readProduct().admin.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Lanjut' }).click();
}

test('from a figure to the list, to the person; corrects coins after the password, with a reason that stays', async ({
  page,
}) => {
  const { email } = await verifiedPerson();
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/dashboard?range=today');
  await page.getByRole('link', { name: /^Pengguna baru/ }).click();
  await expect(page).toHaveURL(/\/admin\/users\?.*date_from/);
  await page.getByLabel('Cari nama dan email').fill(email);
  await expect(page.getByRole('region', { name: 'Pengguna' }).getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('region', { name: 'Pengguna' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Koreksi koin' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Koin').fill('25');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await expect(dialog.getByText('Tulis dulu alasannya.')).toBeVisible();
  await dialog.getByLabel('Alasan').fill('Ganti rugi uji coba');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await showPassword(page);
  await expect(page.getByText('Saldo baru: 225')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pembukuan' })).toContainText('Ganti rugi uji coba');
  await page.getByRole('link', { name: 'Log admin' }).click();
  await expect(page.getByRole('article').first()).toContainText('Ganti rugi uji coba');
});

test('deactivating says what will happen, signs the person out in an open screen, and is taken back', async ({
  page,
  browser,
}) => {
  const person = await verifiedPerson();
  const other = await (await browser.newContext({ baseURL: readProduct().url })).newPage();
  await startSignedIn(other, person.tokens);
  await other.goto('/activity');
  await startSignedIn(page, await signInAdmin());
  await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
  await page.getByRole('region', { name: 'Pengguna' }).getByRole('link').click();
  await page.getByRole('button', { name: 'Nonaktifkan', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Semua perangkatnya keluar sekarang juga');
  await dialog.getByLabel('Alasan').fill('Penipuan');
  await dialog.getByRole('button', { name: 'Nonaktifkan', exact: true }).click();
  await showPassword(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
  await expect(other).toHaveURL(/\/auth\/login/);
  await other.close();
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await dialog.getByLabel('Alasan').fill('Banding diterima');
  await dialog.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nonaktifkan', exact: true })).toBeVisible();
});

test('makes a batch of vouchers, which comes as a file', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/vouchers');
  await page.getByRole('button', { name: 'Buat', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Jumlah kode').fill('3');
  await dialog.getByLabel('Alasan').fill('Acara kampus');
  await dialog.getByRole('button', { name: 'Buat', exact: true }).click();
  const arrives = page.waitForEvent('download');
  await showPassword(page);
  expect((await arrives).suggestedFilename()).toBe('kilas-vouchers.csv');
  await expect(page.getByRole('article').first()).toContainText('Acara kampus');
});

const SCREENS = ['dashboard', 'content', 'reports', 'users', 'money', 'vouchers', 'system', 'mails', 'log', 'blog'];

for (const [theme, language, width] of [
  ['light', 'id', 390],
  ['dark', 'en', 1280],
] as const) {
  test(`every screen is accessible and fits: ${theme}, ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, language);
    await startSignedIn(page, await signInAdmin());
    for (const screen of SCREENS) {
      await page.goto(`/admin/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      // The widest part of the overview comes after its figures.
      if (screen === 'dashboard') await expect(page.getByRole('heading', { name: /^(Kohort|Cohorts)/ })).toBeVisible();
      await test.step(screen, () => expectAccessible(page));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}
