/**
 * Coins are bought for exactly what is missing, by every kind of channel, with each line of the price shown before the
 * tap. No tap pays twice, and late money is still credited.
 */
import { readFile } from 'node:fs/promises';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import type { Topup } from '../../contract/payments.ts';
import { choose, createButton } from '../support/browser/generation.ts';
import { letExpire, makeTopup, payAtSandbox } from '../support/browser/money.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('packages and prices show at once; the first bonus follows once it is known, in a place kept for it', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const asked = Promise.withResolvers<void>();
  await page.route('**/credits/summary', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto('/top-up');
  const first = page.getByRole('link', { name: /Rp\s10\.000/ });
  await expect(first).toBeVisible();
  await expect(page.getByText('+20 bonus')).toHaveCount(0);
  await expect(page.getByText('Isi saldo pertamamu', { exact: false })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
  const before = await first.boundingBox();
  asked.resolve();
  await expect(first.getByText('+20 bonus')).toBeVisible();
  expect(Math.abs((before?.y ?? 0) - ((await first.boundingBox())?.y ?? 0))).toBeLessThan(8);
});

test('exactly the missing coins, by QRIS, and back to the same draft', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Kota neon di malam hujan');
  await choose(page, 'Resolusi', '1080p Full HD');
  await choose(page, 'Durasi', '10 detik');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  await expect(createButton(page)).toHaveText('Buat 2 · 360 koin');
  await createButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Isi saldo sekarang' }).click();

  await expect(page.getByRole('heading', { name: 'Kurang 160 koin lagi' })).toBeVisible();
  await page.getByRole('link', { name: /^Isi 133 koin/ }).click();
  const summary = page.getByRole('region', { name: 'Ringkasan pesanan' });
  await expect(summary).toContainText('Bonus koin (isi saldo pertama)+27 koin');
  await expect(summary).toContainText('Total koin160 koin');

  await page.getByRole('button', { name: 'Bayar' }).click();
  await expect(page.getByText('Pilih cara bayar dulu').first()).toBeVisible();
  await page.getByRole('radio', { name: 'QRIS' }).check();
  await expect(summary).toContainText(/SubtotalRp\s13\.300/);
  await expect(summary).toContainText(/Biaya layananRp\s93/);
  await expect(summary).toContainText(/PPNRp\s10/);
  await expect(summary).toContainText(/Total bayarRp\s13\.403/);
  await page.getByRole('button', { name: /^Bayar Rp\s13\.403$/ }).click();

  await expect(page.getByRole('heading', { name: 'Selesaikan pembayaranmu' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Kode QRIS senilai Rp\s13\.403$/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(29|30)\.\d\d$/);
  const image = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan' }).click();
  expect((await image).suggestedFilename()).toMatch(/^kilas-qris-TU\w+\.png$/);

  await page.getByRole('button', { name: 'Simulasikan pembayaran' }).click();
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeFocused();
  await expect(page.getByText('Sekarang saldomu 360 koin.')).toBeVisible();
  await expect(page.getByText('“Kota neon di malam hujan”')).toBeVisible();
  await page.getByRole('link', { name: 'Kembali ke drafmu' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Kota neon di malam hujan');
  await expect(createButton(page)).toHaveText('Buat 2 · 360 koin');
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

test('a virtual account: number to copy, steps, status, and late money after a cancellation', async ({
  page,
  context,
}) => {
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

  await payAtSandbox(topup);
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
  await expect(page.getByRole('alert')).toContainText('Failed to fetch invoicesPlease try again in a moment.');
});

test('an old link to a package that is no longer sold leads to those that are', async ({ page }) => {
  await startSignedIn(page, (await verifiedPerson()).tokens);
  await page.goto('/order?package_id=coins-77');
  await expect(page.getByText('Paket ini tidak tersedia. Pilih yang lain.')).toBeVisible();
  await page.getByRole('link', { name: 'Pilih paket' }).click();
  await expect(page).toHaveURL('/top-up');
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

test('a shop: the code to copy, paid on another page, and this one notices', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  const topup = await makeTopup(tokens.access_token, { method: 'retail', channel: 'INDOMARET' });
  const code = topup.payment?.payment_code as string;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${topup.reference_id}`);
  await expect(page.getByRole('timer')).toHaveText(/^(24\.00\.00|23\.59\.\d\d)$/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: `Salin ${code}` }).click();
  await expect.poll(copied).toBe(code);
  await page.getByRole('button', { name: `Salin ${topup.order.total_payment}` }).click();
  await expect.poll(copied).toBe(String(topup.order.total_payment));
  await expect(page.getByText('Tunjukkan kode bayarnya.')).toBeVisible();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Halaman uji coba' }).click();
  await (await opened).locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeVisible();
});

test('the QR on the screen and in the saved image is the payload of the gateway', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const topup = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${topup.reference_id}`);
  const code = page.getByRole('img', { name: /^Kode QRIS/ });
  expect(await readQr(await code.screenshot())).toBe(topup.payment?.qr_string);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan' }).click();
  expect(await readQr(await readFile(await (await file).path()))).toBe(topup.payment?.qr_string);
});

test('too late: the clock is the server’s, and late money is still credited', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const topup = await makeTopup(tokens.access_token, { method: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' });
  const answers = new Set<Promise<void>>();
  let held: Promise<void> | null = null;
  await page.route(/\/credits\/(topup|invoices)\//, async (route) => {
    await held;
    const answer = route.fetch().then((response) => route.fulfill({ response }));
    answers.add(answer);
    await answer.finally(() => answers.delete(answer));
  });
  // A phone that is three hours ahead.
  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${topup.reference_id}`);
  await expect(page.getByRole('timer')).toHaveText(/^(24\.00\.00|23\.59\.\d\d)$/);
  // Said until the server's next answer, which brings its own time: only the phone's clock has gone on here.
  const seen = Promise.withResolvers<void>();
  held = seen.promise;
  // One that is still under way would start the countdown anew.
  await Promise.all(answers);
  await page.clock.fastForward('24:00:00');
  await expect(page.getByText('Waktunya habis. Kami cek sekali lagi…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Jangan dibayar lagi' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Salin/ })).toHaveCount(0);
  seen.resolve();
  await letExpire(topup);
  await page.getByRole('button', { name: 'Cek status' }).click();
  await expect(page.getByRole('heading', { name: 'Waktu bayarnya sudah habis' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute('href', '/order?package_id=coins-250');
  await payAtSandbox(topup);
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeVisible();
  await expect(page.getByText('Pembayaranmu masuk setelah batas waktu; koinnya tetap kami tambahkan.')).toBeVisible();
});

test('a payment that arrives on another screen is told there', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const topup = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /Bayar sekarang/ })).toBeVisible();
  await payAtSandbox(topup);
  const toast = page.getByText('Pembayaranmu sudah masuk');
  await expect(toast).toBeVisible();
  await expect(page.getByText('300 koin siap dipakai.')).toBeVisible();
  // Its own screen says so itself.
  const other = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await page.goto(`/payments/detail/${other.reference_id}`);
  await expect(page.getByRole('heading', { name: 'Selesaikan pembayaranmu' })).toBeVisible();
  await payAtSandbox(other);
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeVisible();
  await expect(toast).toBeHidden();
});

test('another way to pay replaces the first one', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const first = await makeTopup(tokens.access_token, { method: 'virtual-account', channel: 'BCA_VIRTUAL_ACCOUNT' });
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${first.reference_id}`);
  await page.getByRole('link', { name: 'Ganti cara bayar' }).click();
  await page.getByRole('radio', { name: 'Alfamart' }).check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await expect(page.getByText('Kode bayar untuk kasir')).toBeVisible();
  const { data } = await callAs<{ data: Topup[] }>(tokens.access_token, 'GET', '/credits/topup/pending');
  expect(data.map(({ channel }) => channel.code)).toEqual(['ALFAMART']);
  await page.goto(`/payments/detail/${first.reference_id}`);
  await expect(page.getByRole('heading', { name: 'Pembayaran ini dibatalkan' })).toBeVisible();
});

test('two payments at once only for those who agree', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-100');
  await page.getByRole('radio', { name: 'BNI' }).check();
  await page.getByRole('button', { name: /^Bayar Rp/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan keduanya, bayar masing-masing' }).click();
  await expect(page.getByText('Nomor virtual account', { exact: true })).toBeVisible();
  await page.goto('/home');
  const waiting = page.getByRole('region', { name: 'Pembayaran yang menunggu' });
  await expect(waiting).toContainText('Lihat 2 pembayaran');
  await page.evaluate(() => document.fonts.ready);
  expect((await waiting.boundingBox())?.height, 'one line').toBeLessThan(50);
  await waiting.getByRole('link').click();
  await expect(page).toHaveURL('/payments/history?status=pending');
});

test('a wallet that declines: the reason, and the same order again', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const topup = await makeTopup(tokens.access_token, { method: 'ewallet', channel: 'SHOPEEPAY' });
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${topup.reference_id}`);
  await page.getByRole('link', { name: 'Buka ShopeePay' }).click();
  await page.locator('button[value=decline]').click();
  await page.waitForURL('**/payments/detail/*');
  await expect(page.getByRole('heading', { name: 'Pembayaran ini gagal' })).toBeVisible();
  await expect(page.getByText('Tidak ada yang ditagih.')).toBeVisible();
  await page.getByRole('link', { name: 'Pesan lagi' }).click();
  await expect(page.getByRole('region', { name: 'Ringkasan pesanan' })).toContainText('Koin250 koin');
});

/** What a scanner reads from a picture. */
async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}
