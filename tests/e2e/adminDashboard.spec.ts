/**
 * Admins get from a figure to the list behind it and to the person, and change things after the password and with a
 * reason. Creators see a pause or a lost session at once.
 */
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import type { TokenReply } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { callAs } from '../support/browser/callAs.ts';
import { MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { users } from '../../server/accounts/tables.ts';
import { webhookEvents } from '../../server/payments/tables.ts';
import { post, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expandComposer, makeImages } from '../support/browser/generation.ts';
import { openProductDatabase } from '../support/browser/productDatabase.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

// It pauses the engine and sets prices.
test.use({ hasOwnProduct: true });

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
  const [item] = await makeImages(person.tokens.access_token, { prompt: 'Langit biru', count: 1 });
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
  const [sky] = await makeImages(person.tokens.access_token, { prompt: 'Langit biru', count: 2 });
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

test('results of both kinds are in the list behind their figure, by keys alone', async ({ page }) => {
  test.slow();
  const person = await verifiedPerson();
  const prompt = `Kopi ${person.id.slice(-6)}`;
  await makeImages(person.tokens.access_token, { prompt, count: 1 });
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/dashboard?range=today');
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: /^CSV.*Kohort per minggu/ }).press('Enter');
  expect((await arrives).suggestedFilename()).toBe('kilas-kohort-per-minggu.csv');
  const figure = page.getByRole('link', { name: /^Hasil/ });
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/content\?.*outcome=completed/);
  await expect(page.getByRole('radio', { name: 'Percobaan' })).toBeChecked();
  const item = page.getByRole('region', { name: 'Percobaan' }).getByRole('link', { name: new RegExp(prompt) });
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(prompt).first()).toBeVisible();
  const remove = page.getByRole('button', { name: 'Hapus', exact: true });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
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

test('compares a day with the gateway’s report, which comes as a file; replays a message that was given up', async ({
  page,
}) => {
  const { database, clock } = await openProductDatabase();
  const now = clock.now();
  const event = { gateway: 'sandbox', body: {}, receivedAt: now, nextTryAt: now, tries: MAX_TRIES };
  await database.insert(webhookEvents).values({ ...event, key: `uji-${now.getTime()}`, outcome: 'gateway away' });
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/money');
  await page.getByRole('link', { name: 'Cocokkan satu hari' }).click();
  await page.getByLabel('Hari (WIB)').fill('2020-01-02');
  const csv = 'product_id,reference_id,type,status,amount\npy-x,TUX-1,PAYMENT,SUCCESS,28440\n';
  await page
    .getByLabel('Laporan transaksi atau saldo (CSV)')
    .setInputFiles({ name: 'xendit.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Cocokkan', exact: true }).click();
  const result = page.getByRole('region', { name: 'Hasil' });
  await expect(result).toContainText('1 baris perlu dilihat');
  await expect(result.getByRole('article')).toContainText('Tidak ada di sini');
  await expectAccessible(page);
  const arrives = page.waitForEvent('download');
  await result.getByRole('button', { name: 'CSV' }).click();
  expect((await arrives).suggestedFilename()).toBe('kilas-2020-01-02.csv');

  await page.goto('/admin/money?view=messages&message=given_up');
  await page.getByRole('button', { name: 'Coba lagi' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('Gateway sudah pulih');
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  await showPassword(page);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('gateway away')).toHaveCount(0);
});
