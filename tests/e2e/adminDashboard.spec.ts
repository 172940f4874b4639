/**
 * Admins get from a figure to the list behind it and to the person, at a desk and on a phone, and compare a day with the
 * gateway.
 */
import { MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { showPassword, signInAdmin } from '../support/browser/admin.ts';
import { webhookEvents } from '../../server/payments/tables.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { makeImages } from '../support/browser/generation.ts';
import { openProductDatabase } from '../support/browser/productDatabase.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

// Its figures are of all who are there.
test.use({ hasOwnProduct: true });

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
  // A fraction is refused, and not read as ten times as much.
  await dialog.getByLabel('Koin').fill('2,5');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await expect(dialog.getByText('Tulis bilangan bulat.')).toBeVisible();
  await dialog.getByLabel('Koin').fill('1.025');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await showPassword(page);
  await expect(page.getByText('Saldo baru: 1.225')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pembukuan' })).toContainText('Ganti rugi uji coba');
  await page.getByRole('button', { name: 'Koreksi koin' }).click();
  // How much can be taken is said where it is typed: the dialog covers the balance.
  await expect(dialog).toContainText('Orang ini punya 1.225.');
  await dialog.getByLabel('Koin').fill('-9999');
  await dialog.getByLabel('Alasan').fill('Terlalu banyak');
  await dialog.getByRole('button', { name: 'Koreksi' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Orang ini tidak punya koin sebanyak itu.');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('link', { name: 'Log admin' }).click();
  await expect(page.getByRole('article').first()).toContainText('Ganti rugi uji coba');
});

test('a list that is empty has no search above it, one that is narrowed to nothing keeps it', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  const search = page.getByLabel('Cari kode dan alasan');
  // Without the vouchers of other tests.
  await page.route('**/dashboard/vouchers*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), data: [], total: 0 } });
  });
  await page.goto('/admin/vouchers');
  await expect(page.getByText('Belum ada apa-apa')).toBeVisible();
  await expect(search).toBeHidden();
  await page.goto('/admin/vouchers?search=uji');
  await expect(page.getByText('Tidak ada yang cocok', { exact: true })).toBeVisible();
  await expect(search).toHaveValue('uji');
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
