/** Coins are bought from package to thanks without a pointer. */
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('coins are bought without a pointer', async ({ page, isMobile }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  // When the live channel opens, prices are asked again: no old one is paid.
  const channel = page.waitForResponse(/\/api-lens\/events$/);
  await page.goto('/top-up');
  await channel;
  await page.getByRole('region', { name: 'Pilih paket' }).getByRole('link').first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: 'QRIS' }).focus();
  await page.keyboard.press('Space');
  // One choice over all groups: the arrow leads out of the first into the next.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'GoPay' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  // The price is on the button, and on a wide screen its lines are beside the choice.
  const pay = page.getByRole('button', { name: /^Bayar Rp\s10\.078$/ });
  await expect(pay).toBeInViewport();
  if (!isMobile) await expect(page.getByRole('region', { name: 'Ringkasan pesanan' })).toBeInViewport({ ratio: 1 });
  // Until the chosen way's price is known, Enter pays nothing.
  await expect(page.getByRole('radio', { name: 'QRIS' })).toBeChecked();
  await expect(pay).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Selesaikan pembayaranmu' })).toBeFocused();

  // A phone can scan a desktop's screen, but not its own.
  await expect(
    page.getByText(isMobile ? 'Ketuk ikon galeri dan pilih gambarnya.' : 'Arahkan kamera ke layar ini.'),
  ).toBeVisible();
  await expect(
    page.getByText(isMobile ? 'Arahkan kamera ke layar ini.' : 'Ketuk ikon galeri dan pilih gambarnya.'),
  ).toBeHidden();
  await page.getByRole('button', { name: 'Batalkan pembayaran' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Tidak jadi' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Simulasikan pembayaran' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Terima kasih, koinmu sudah masuk!' })).toBeFocused();
});
