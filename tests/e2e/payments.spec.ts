import type { Topup } from '../../contract/payments.ts';
import { choose, createButton } from '../support/browser/generation.ts';
import { callAs, makePaidTopup, makeTopup } from '../support/browser/money.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('exactly the missing coins, by QRIS, and back to the same draft', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Kota neon di malam hujan');
  await choose(page, 'Resolusi', '1080p Full HD');
  await choose(page, 'Durasi', '10 detik');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  await expect(createButton(page)).toHaveText('Buat · 360 koin');
  await createButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Isi saldo sekarang' }).click();

  await expect(page.getByRole('heading', { name: 'Kurang 160 koin lagi' })).toBeVisible();
  await page.getByRole('link', { name: /^Isi 160 koin/ }).click();
  const summary = page.getByRole('region', { name: 'Ringkasan pesanan' });
  await expect(summary).toContainText('Bonus koin (isi saldo pertama)+32 koin');
  await expect(summary).toContainText('Total koin192 koin');

  await page.getByRole('button', { name: 'Bayar' }).click();
  await expect(page.getByText('Pilih metode pembayaran dulu').first()).toBeVisible();
  await page.getByRole('radio', { name: 'QRIS' }).check();
  await expect(summary).toContainText(/SubtotalRp\s16\.000/);
  await expect(summary).toContainText(/Biaya layananRp\s112/);
  await expect(summary).toContainText(/PPNRp\s12/);
  await expect(summary).toContainText(/Total bayarRp\s16\.124/);
  await page.getByRole('button', { name: /^Bayar Rp\s16\.124$/ }).click();

  await expect(page.getByRole('heading', { name: 'Selesaikan pembayaranmu' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kode QRIS senilai Rp\s16\.124$/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30):\d\d$/);
  const image = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan' }).click();
  expect((await image).suggestedFilename()).toMatch(/^kilas-qris-TU\w+\.png$/);

  await page.getByRole('button', { name: 'Simulasikan pembayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeFocused();
  await expect(page.getByText('Sekarang saldomu 392 koin.')).toBeVisible();
  await expect(page.getByText('“Kota neon di malam hujan”')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke drafmu' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Kota neon di malam hujan');
  await expect(createButton(page)).toHaveText('Buat · 360 koin');
});

test('a second payment is asked about, and takes the first one’s place', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const first = await makeTopup(tokens.access_token, { method: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: 'Pembayaran yang menunggu' })).toContainText('28.440');
  await page.goto('/order?package_id=coins-500');
  await page.getByRole('radio', { name: 'DANA' }).check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Masih ada pembayaran yang menunggu' });
  await dialog.getByRole('button', { name: 'Ganti dengan yang ini' }).click();
  await expect(page.getByRole('link', { name: 'Buka DANA' })).toBeVisible();
  const { data } = await callAs<{ data: Topup }>(tokens.access_token, 'GET', `/credits/topup/${first.topup_id}`);
  expect(data.state).toBe('cancelled');
});

test('a virtual account: number to copy, steps, status, and late money after a cancellation', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  const topup = await makeTopup(tokens.access_token, { method: 'virtual-account', channel: 'MANDIRI_VIRTUAL_ACCOUNT' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${topup.reference_id}`);
  const number = topup.payment?.virtual_account_number as string;
  await page.getByRole('button', { name: `Salin ${number}` }).click();
  await expect(page.getByText('Tersalin')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(page.getByText('Buka Livin’ by Mandiri dan masuk.')).toBeVisible();

  await page.getByRole('button', { name: 'Cek status' }).click();
  await expect(page.getByText('Belum masuk. Biasanya butuh 5 sampai 15 menit.')).toBeVisible();
  await page.getByRole('button', { name: 'Batalkan pembayaran' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Batalkan pembayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Pembayaran ini dibatalkan' })).toBeVisible();

  await fetch(topup.payment?.checkout_url as string, { method: 'POST', body: new URLSearchParams({ result: 'pay' }) });
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeVisible();
});

test('an e-wallet comes back to a payment that is complete', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'OVO' }).check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(page.getByLabel('Nomor HP e-wallet')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('radio', { name: 'DANA' }).check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.getByRole('link', { name: 'Buka DANA' }).click();
  await page.locator('button[value=pay]').click();
  await page.waitForURL('**/payments/detail/*');
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeVisible();
});

test('the fixed words, in English', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.route('**/credits/packages', (route) => route.fulfill({ status: 422, json: {} }));
  await page.goto('/top-up');
  await expect(page.getByText('Failed to load topup packages')).toBeVisible();
  await expect(page.getByText('Failed to fetch packages')).toBeVisible();
  await expect(page.getByText('Video, 1080p, 10 seconds')).toBeVisible();
  await page.route('**/credits/payment-channels?*', (route) => route.fulfill({ status: 422, json: {} }));
  await page.goto('/order?package_id=coins-250');
  await expect(page.getByText('Failed to load payment methods')).toBeVisible();
  await expect(page.getByText('Failed to fetch payment channels')).toBeVisible();
  await page.unroute('**/credits/payment-channels?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Please select payment method').first()).toBeVisible();
  await page.route(/\/credits\/invoices\/(\?|$)/, (route) => route.fulfill({ status: 422, json: {} }));
  await page.goto('/payments/history');
  await expect(page.getByText('Failed to fetch invoices').first()).toBeVisible();
});

test('pressing again after a lost answer is one payment under one key', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const keys: (string | undefined)[] = [];
  await page.route('**/credits/topup/qris', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'QRIS' }).check();
  const pay = page.getByRole('button', { name: /^Bayar Rp/ });
  await pay.click();
  await expect(page.getByText('Koneksinya tidak tembus')).toBeVisible();
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Selesaikan pembayaranmu' })).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  const { data } = await callAs<{ data: Topup[] }>(tokens.access_token, 'GET', '/credits/topup/pending');
  expect(data).toHaveLength(1);
});

test('without a network the button says so before the tap', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'QRIS' }).check();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline: ini butuh internet' })).toHaveAttribute('aria-disabled', 'true');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeVisible();
});

test('history: figures, filters, and an invoice alone on the paper', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const paid = await makePaidTopup(tokens.access_token);
  await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  await page.goto('/payments/history');
  await expect(page.getByText('1–2 dari 2')).toBeVisible();
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.locator('label', { has: page.getByRole('radio', { name: 'Lunas' }) }).click();
  await sheet.getByRole('button', { name: 'Tampilkan hasil' }).click();
  await expect(page).toHaveURL(/status=paid/);
  await expect(page.getByText('1–1 dari 1')).toBeVisible();
  await page.getByRole('searchbox').fill('tidak ada');
  await expect(page.getByText('Tidak ketemu')).toBeVisible();
  await page.getByRole('button', { name: 'Tampilkan semua pembayaran' }).click();
  await page.getByRole('link', { name: new RegExp(paid.invoice_number) }).click();
  const invoice = page.getByRole('article');
  await expect(invoice).toContainText('Sudah kami terima');
  await page.emulateMedia({ media: 'print' });
  await expect(invoice).toBeVisible();
  await expect(page.getByRole('banner').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cetak atau PDF' })).toBeHidden();
});
