/**
 * Buying coins, invoices, vouchers, activity and templates pass the accessibility checks in both themes and languages.
 */
import { makePaidTopup, makeTopup, makeVoucher } from '../support/browser/money.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

const WORDS = {
  id: {
    cancel: 'Batalkan pembayaran',
    pay: /^Bayar/,
    redeem: 'Tukar',
    filters: /^Filter/,
    byType: 'Per jenis',
    table: 'Baca sebagai tabel',
    curated: 'Dari Kilas',
    save: 'Simpan template',
  },
  en: {
    cancel: 'Cancel payment',
    pay: /^Pay/,
    redeem: 'Redeem',
    filters: /^Filter/,
    byType: 'By type',
    table: 'Read as a table',
    curated: 'From Kilas',
    save: 'Save template',
  },
};

// Two pairs are enough: contrast depends on the theme only, names on the language only.
for (const [theme, language] of [
  ['light', 'id'],
  ['dark', 'en'],
] as const) {
  const words = WORDS[language];

  test.describe(`${theme}, ${language}`, () => {
    test.slow();
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await speak(page, language);
    });

    test('buying coins', async ({ page }) => {
      const { tokens } = await verifiedPerson();
      await startSignedIn(page, tokens);
      await page.goto('/top-up?need=360');
      await expect(page.locator('a[href="/order?package_id=coins-5000"]')).toBeVisible();
      await expect(page.locator('#shortfall')).toBeVisible();
      await test.step('top-up', () => expectAccessible(page));
      await page.goto('/order?package_id=coins-250');
      await page.getByRole('radio', { name: 'OVO' }).check();
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.locator('[aria-invalid]')).toBeVisible();
      await test.step('order', () => expectAccessible(page));
      const account = await makeTopup(tokens.access_token, {
        method: 'virtual-account',
        channel: 'BCA_VIRTUAL_ACCOUNT',
      });
      await page.getByRole('radio', { name: 'BCA' }).check();
      await page.getByRole('button', { name: words.pay }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step('a payment waits', () => expectAccessible(page));
      const qris = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
      for (const { reference_id, channel } of [account, qris]) {
        await page.goto(`/payments/detail/${reference_id}`);
        await expect(page.getByRole('timer')).toBeVisible();
        await test.step(channel.code, () => expectAccessible(page));
      }
      await page.getByRole('button', { name: words.cancel }).click();
      await test.step('cancel', () => expectAccessible(page));
      await page.getByRole('dialog').getByRole('button', { name: words.cancel }).click();
      await expect(page.locator('#ended')).toBeVisible();
      await test.step('cancelled', () => expectAccessible(page));
    });

    test('what was bought, got and spent', async ({ page }) => {
      const { tokens } = await verifiedPerson();
      const paid = await makePaidTopup(tokens.access_token);
      const code = await makeVoucher({ credits: 10 });
      await callAs(tokens.access_token, 'POST', '/vouchers/redeem', { code });
      await startSignedIn(page, tokens);
      await page.goto(`/payments/detail/${paid.reference_id}`);
      await expect(page.locator('#paid')).toBeVisible();
      await test.step('paid', () => expectAccessible(page));
      await page.goto('/payments/history');
      await expect(page.getByText(paid.invoice_number)).toBeVisible();
      await test.step('history', () => expectAccessible(page));
      await page.getByRole('button', { name: words.filters }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step('filters', () => expectAccessible(page));
      await page.goto('/redeem-voucher');
      await page.locator('input[name=code]').fill(code);
      await page.getByRole('button', { name: words.redeem, exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible();
      await test.step('voucher', () => expectAccessible(page));
      await page.goto('/activity');
      await expect(page.getByText(paid.invoice_number).first()).toBeVisible();
      await test.step('activity', () => expectAccessible(page));
      await page.goto('/activity?view=charts');
      await page.locator('label', { has: page.getByRole('radio', { name: words.byType }) }).click();
      await expect(page.locator('.apexcharts-bar-area').first()).toBeAttached();
      await page.getByText(words.table).first().click();
      await test.step('charts', () => expectAccessible(page));
    });

    test('templates', async ({ page }) => {
      const { tokens } = await verifiedPerson();
      await startSignedIn(page, tokens);
      await page.goto('/template');
      const card = page.getByRole('list', { name: words.curated }).getByRole('button').first();
      await expect(card).toBeVisible();
      await test.step('list', () => expectAccessible(page));
      await card.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step('sheet', () => expectAccessible(page));
      await page.goto('/template/create?prompt=Foto%20%7Bproduk%7D');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
      await test.step('form', () => expectAccessible(page));
    });
  });
}
