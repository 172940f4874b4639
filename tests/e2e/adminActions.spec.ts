/**
 * What admins change, after the password and with a reason: roles, items, vouchers, prices, a pause. Creators see a pause
 * or a lost session at once.
 */
import { eq } from 'drizzle-orm';
import { API_BASE } from '../../contract/endpoint.ts';
import { callAs } from '../support/browser/callAs.ts';
import { showPassword, signInAdmin } from '../support/browser/admin.ts';
import { users } from '../../server/accounts/tables.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expandComposer, makeImages } from '../support/browser/generation.ts';
import { openProductDatabase } from '../support/browser/productDatabase.ts';
import { expect, test } from '../support/browser/test.ts';

// It pauses the engine and sets prices.
test.use({ hasOwnProduct: true });

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
  await test.step('signing in again says why not, and where to write', async () => {
    await other.getByLabel('Email').fill(person.email);
    await other.getByLabel('Kata sandi', { exact: true }).fill(person.password);
    await other.getByRole('button', { name: 'Masuk', exact: true }).click();
    const refusal = other.getByRole('alert').filter({ hasText: 'Akun ini dinonaktifkan' });
    await expect(refusal.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  });
  await other.close();
  await page.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await dialog.getByLabel('Alasan').fill('Banding diterima');
  await dialog.getByRole('button', { name: 'Aktifkan', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nonaktifkan', exact: true })).toBeVisible();
});

test('a removed admin is out of the dashboard at once, in an open screen too', async ({ page, browser }) => {
  const person = await verifiedPerson();
  const { database } = await openProductDatabase();
  await database.update(users).set({ role: 'admin' }).where(eq(users.id, person.id));
  const other = await (await browser.newContext({ baseURL: readProduct().url })).newPage();
  await startSignedIn(other, person.tokens);
  await other.goto(`/admin/users?search=${encodeURIComponent(readProduct().admin.email)}`);
  await expect(other.getByText(readProduct().admin.email)).toBeVisible();

  await startSignedIn(page, await signInAdmin());
  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole('button', { name: 'Cabut peran admin', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('Pindah tugas');
  await dialog.getByRole('button', { name: 'Cabut peran', exact: true }).click();
  await showPassword(page);
  await expect(dialog).toBeHidden();

  await expect(other).toHaveURL(/\/auth\/login/);
  await expect(other.getByText(readProduct().admin.email)).toHaveCount(0);
  await other.close();
});

test('shows a deleted account without its placeholder address, in lists and on its page', async ({ page }) => {
  const person = await verifiedPerson();
  const { email, password } = person;
  await callAs(person.tokens.access_token, 'DELETE', '/me', { confirm_email: email, password });
  await startSignedIn(page, await signInAdmin());
  await page.goto(`/admin/money?view=given&user_id=${person.id}`);
  await page
    .getByRole('region', { name: 'Koin diberikan' })
    .getByRole('link', { name: /^Akun terhapus/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akun terhapus');
  await expect(page.getByText('@deleted.invalid')).toHaveCount(0);
});

test('says that another admin was faster, and shows the current state behind the dialog', async ({ page }) => {
  test.slow();
  const person = await verifiedPerson();
  const [item] = await makeImages(person.tokens.access_token, { prompt: 'Kain sutra biru', count: 1 });
  await startSignedIn(page, await signInAdmin());
  await page.goto(`/admin/content/${item!.id}`);
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('Dilaporkan');
  const { access_token: other } = await signInAdmin();
  await callAs(other, 'POST', '/dashboard/confirm', { password: readProduct().admin.password });
  await callAs(other, 'DELETE', `/dashboard/content/image/${item!.id}`, { reason: 'Lebih dulu' });
  await dialog.getByRole('button', { name: 'Hapus', exact: true }).click();
  await showPassword(page);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Lebih dulu', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pulihkan', exact: true })).toBeVisible();
});

test('takes one item away and brings it back, then all of somebody’s, confirmed by their number', async ({ page }) => {
  test.slow();
  const person = await verifiedPerson();
  const [sky] = await makeImages(person.tokens.access_token, { prompt: 'Kain sutra biru', count: 2 });
  const owned = async () => (await callAs<{ total: number }>(person.tokens.access_token, 'GET', '/library/')).total;
  await startSignedIn(page, await signInAdmin());
  const dialog = page.getByRole('dialog');
  const confirm = async (button: string) => {
    await dialog.getByLabel('Alasan').fill('Dilaporkan');
    await dialog.getByRole('button', { name: button, exact: true }).click();
  };
  await page.goto(`/admin/content/${sky!.id}`);
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await expect(dialog).toContainText('30 hari');
  await confirm('Hapus');
  await showPassword(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Dilaporkan', { exact: true })).toBeVisible();
  expect(await owned()).toBe(1);
  await page.getByRole('button', { name: 'Pulihkan', exact: true }).click();
  await confirm('Pulihkan');
  await expect(page.getByRole('button', { name: 'Hapus', exact: true })).toBeVisible();
  expect(await owned()).toBe(2);

  await page.goto(`/admin/users/${person.id}`);
  await page.getByRole('button', { name: 'Hapus semua konten', exact: true }).click();
  await dialog.getByLabel('Alasan').fill('Dilaporkan');
  await dialog.getByLabel(/^Ketik 2/).fill('3');
  await dialog.getByRole('button', { name: 'Hapus semua', exact: true }).click();
  await expect(dialog.getByLabel(/^Ketik 2/)).toHaveAttribute('aria-invalid', 'true');
  expect(await owned()).toBe(2);
  await dialog.getByLabel(/^Ketik 2/).fill('2');
  await dialog.getByRole('button', { name: 'Hapus semua', exact: true }).click();
  await expect(dialog).toBeHidden();
  expect(await owned()).toBe(0);
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

test('sets a price for a future day, and withdraws it', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/prices?kind=rate');
  await page.getByRole('button', { name: /^Ubah\s*: 4K/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Koin').fill('12');
  await dialog.getByLabel('Berlaku mulai (WIB)').fill('2098-01-01T00:00');
  await dialog.getByLabel('Alasan').fill('Harga tahun depan');
  await dialog.getByRole('button', { name: 'Tetapkan harga' }).click();
  await showPassword(page);
  const rates = page.getByRole('region', { name: 'Koin per detik atau gambar' });
  await expect(rates).toContainText('12 koin mulai 1 Jan 2098');
  await rates.getByRole('button', { name: /^Tarik/ }).click();
  await dialog.getByLabel('Alasan').fill('Batal');
  await dialog.getByRole('button', { name: 'Tarik' }).click();
  await expect(rates.getByRole('button', { name: /^Tarik/ })).toHaveCount(0);
  await page.getByText('Semua perubahan').click();
  await expect(page).toHaveURL(/view=history/);
  await expect(page.getByRole('article').first()).toContainText('Ditarik');
});

test('a pause is seen by creators before they ask, and is over for them too', async ({ page, browser }) => {
  const person = await verifiedPerson();
  const other = await (await browser.newContext({ baseURL: readProduct().url })).newPage();
  await startSignedIn(other, person.tokens);
  await other.goto('/generate');
  await expandComposer(other);
  const money = await other.context().newPage();
  await money.goto('/top-up');
  await expect(money.getByRole('heading', { name: 'Pilih paket' })).toBeVisible();
  const pricesAsked = money.waitForRequest(`**${API_BASE}/credits/packages`);
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/system');
  await page.getByRole('button', { name: /^Jeda\s*: Kilas Studio/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Yang dilihat kreator, dalam bahasa Indonesia').fill('Studio dibersihkan sebentar.');
  await dialog.getByLabel('Alasan').fill('Uji jeda');
  await dialog.getByRole('button', { name: 'Jeda' }).click();
  await showPassword(page);
  await expect(other.getByText('Studio dibersihkan sebentar.')).toBeVisible();
  // The same event announces prices.
  await pricesAsked;
  // The notice of a pause also ends it.
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Lanjutkan\s*: Kilas Studio dijeda/ })
    .click();
  await dialog.getByLabel('Alasan').fill('Sudah bersih');
  await dialog.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(other.getByText('Studio dibersihkan sebentar.')).toHaveCount(0);
  await other.close();
});
