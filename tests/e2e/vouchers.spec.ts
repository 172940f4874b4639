/**
 * A voucher brings its coins once however it is spelled, each refusal has its own words, guessing leads to a pause, and
 * without a network the screen says so before the press.
 */
import type { Page } from '@playwright/test';
import { withWorker } from '../support/browser/browsers.ts';
import { makeVoucher } from '../support/browser/money.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { reloadWithoutNetwork } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';

const coins = (page: Page, figure: string) => page.getByRole('banner').getByText(figure, { exact: true });

async function redeem(page: Page, code: string): Promise<void> {
  await page.getByLabel('Kode voucher').fill(code);
  await page.getByRole('button', { name: 'Tukar', exact: true }).click();
}

test('a code with spaces and small letters brings its coins once, and says when after that', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const code = await makeVoucher({ credits: 150 });
  await startSignedIn(page, tokens);
  await page.goto('/redeem-voucher');
  await expect(coins(page, '200')).toBeVisible();
  await redeem(page, ` ${code.toLowerCase().replace('uji', 'uji - ')} `);
  await expect(page.getByRole('heading', { name: 'Vouchermu berhasil ditukar!' })).toBeFocused();
  await expect(page.getByText('+150 koin')).toBeVisible();
  await expect(page.getByText('Saldo baru: 350 koin')).toBeVisible();
  await expect(coins(page, '350')).toBeVisible();

  const today = new Intl.DateTimeFormat('id-ID', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Jakarta',
  }).format(new Date());
  await page.getByRole('button', { name: 'Tukar voucher lain' }).click();
  await redeem(page, code);
  const refusal = page.getByRole('alert').filter({ hasText: 'Kamu sudah menukar voucher ini.' });
  await expect(refusal).toContainText(`Kamu sudah menukarnya pada ${today}`);
  await page.reload();
  await redeem(page, code.toLowerCase());
  await expect(refusal).toContainText(`Kamu sudah menukarnya pada ${today}`);
  await expect(coins(page, '350')).toBeVisible();
});

test('no code, an unknown and an expired one get different fixed words', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const ended = await makeVoucher({ credits: 50, seconds: 1 });
  const end = Date.now() + 1000;
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.goto('/redeem-voucher');
  const field = page.getByLabel('Voucher code');
  const button = page.getByRole('button', { name: 'Redeem', exact: true });
  await field.fill('   ');
  await button.click();
  await expect(page.getByText('Please enter a voucher code')).toBeVisible();
  await expect(field).toBeFocused();
  const refusal = page.getByRole('alert').filter({ hasText: 'Failed to redeem voucher' });
  await field.fill('BUKANKODE');
  await button.click();
  await expect(refusal).toContainText('not valid');
  await expect.poll(() => Date.now()).toBeGreaterThan(end);
  await field.fill(ended);
  await button.click();
  await expect(refusal).toContainText('This voucher has expired.');
  await expect(coins(page, '200')).toBeVisible();
});

test('guessing leads to a pause', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/redeem-voucher');
  const refusal = page.getByRole('alert').filter({ hasText: 'Voucher gagal ditukar' });
  await expect(async () => {
    await redeem(page, `TEBAK${Math.random().toString(36).slice(2, 8)}`);
    await expect(refusal).toContainText('Terlalu sering.', { timeout: 300 });
  }).toPass({ intervals: [0] });
});

test('without a network the screen says so before the press, and keeps the code until it is back', async ({
  page,
  context,
}) => {
  const { tokens } = await verifiedPerson();
  const code = await makeVoucher({ credits: 75 });
  await startSignedIn(page, tokens);
  await page.goto('/redeem-voucher');
  await expect(coins(page, '200')).toBeVisible();
  await page.getByLabel('Kode voucher').fill(code);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: 'Offline: ini butuh internet' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Kamu offline.')).toBeVisible();
  await page.getByLabel('Kode voucher').press('Enter');
  await expect(page.getByLabel('Kode voucher')).toHaveValue(code);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tukar', exact: true }).click();
  await expect(page.getByText('Saldo baru: 275 koin')).toBeVisible();
});

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('the screen opens without a network too', async ({ page }) => {
    const { tokens } = await verifiedPerson();
    await startSignedIn(page, tokens);
    await page.goto('/redeem-voucher');
    await expect(coins(page, '200')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await waitForPersisted(page, ['balance']);
    await reloadWithoutNetwork(page);
    await expect(page.getByRole('button', { name: 'Offline: ini butuh internet' })).toBeVisible();
    await expect(coins(page, '200')).toBeVisible();
  });
});
