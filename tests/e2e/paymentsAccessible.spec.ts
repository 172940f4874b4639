/**
 * Buying coins, invoices, vouchers, activity and templates pass the accessibility checks in both themes.
 */
import { makePaidTopup, makeTopup, makeVoucher } from '../support/browser/money.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Generation, the public screens and a part of the dashboard do so in Indonesian.
  await speak(page, 'en');
});

test('buying coins', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/top-up?need=360');
  await expect(page.locator('a[href="/order?package_id=coins-5000"]')).toBeVisible();
  await expect(page.locator('#shortfall')).toBeVisible();
  await test.step('top-up', () => expectAccessibleInBothThemes(page));
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'OVO' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.locator('[aria-invalid]')).toBeVisible();
  await test.step('order', () => expectAccessibleInBothThemes(page));
  const account = await makeTopup(tokens.access_token, {
    method: 'virtual-account',
    channel: 'BCA_VIRTUAL_ACCOUNT',
  });
  await page.getByRole('radio', { name: 'BCA' }).check();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('a payment waits', () => expectAccessibleInBothThemes(page));
  const qris = await makeTopup(tokens.access_token, { method: 'qris', channel: 'QRIS' });
  for (const { reference_id, channel } of [account, qris]) {
    await page.goto(`/payments/detail/${reference_id}`);
    await expect(page.getByRole('timer')).toBeVisible();
    await test.step(channel.code, () => expectAccessibleInBothThemes(page));
  }
  await page.getByRole('button', { name: 'Cancel payment' }).click();
  await test.step('cancel', () => expectAccessibleInBothThemes(page));
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel payment' }).click();
  await expect(page.locator('#ended')).toBeVisible();
  await test.step('cancelled', () => expectAccessibleInBothThemes(page));
});

test('what was bought, got and spent', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const paid = await makePaidTopup(tokens.access_token);
  const code = await makeVoucher({ credits: 10 });
  await callAs(tokens.access_token, 'POST', '/vouchers/redeem', { code });
  await startSignedIn(page, tokens);
  await page.goto(`/payments/detail/${paid.reference_id}`);
  await expect(page.locator('#paid')).toBeVisible();
  await test.step('paid', () => expectAccessibleInBothThemes(page));
  await page.goto('/payments/history');
  await expect(page.getByText(paid.invoice_number)).toBeVisible();
  await test.step('history', () => expectAccessibleInBothThemes(page));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('filters', () => expectAccessibleInBothThemes(page));
  await page.goto('/redeem-voucher');
  await page.locator('input[name=code]').fill(code);
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\d/ })).toBeVisible();
  await test.step('voucher', () => expectAccessibleInBothThemes(page));
  await page.goto('/activity');
  await expect(page.getByText(paid.invoice_number).first()).toBeVisible();
  await test.step('activity', () => expectAccessibleInBothThemes(page));
  await page.goto('/activity?view=charts');
  await page.locator('label', { has: page.getByRole('radio', { name: 'By type' }) }).click();
  await expect(page.locator('.apexcharts-bar-area').first()).toBeAttached();
  await page.getByText('Read as a table').first().click();
  await test.step('charts', () => expectAccessibleInBothThemes(page));
});

test('templates', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/template');
  const card = page.getByRole('list', { name: 'From Kilas' }).getByRole('button').first();
  await expect(card).toBeVisible();
  await test.step('list', () => expectAccessibleInBothThemes(page));
  await card.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('sheet', () => expectAccessibleInBothThemes(page));
  await page.goto('/template/create?prompt=Foto%20%7Bproduk%7D');
  await page.getByRole('button', { name: 'Save template' }).click();
  await expect(page.locator('[aria-invalid]').first()).toBeVisible();
  await test.step('form', () => expectAccessibleInBothThemes(page));
});
