/** Past payments: figures, filters, an invoice on paper, and the way on from an unknown one. */
import type { Page } from '@playwright/test';
import { makePaidTopup, makeTopup } from '../support/browser/money.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

test('an unknown payment says so and leads to the known ones', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/payments/detail/TU-TIDAK-ADA');
  await expect(page.getByRole('heading', { name: 'Pembayaran ini tidak ketemu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Riwayat pembayaran' }).click();
  await expect(page).toHaveURL(/\/payments\/history$/);
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
  await sheet.getByRole('button', { name: 'Lihat hasilnya' }).click();
  await expect(page).toHaveURL(/status=paid/);
  await expect(page.getByText('1 dari 1', { exact: true })).toBeVisible();
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
  expect(await countSheets(page, 'A4')).toBe(1);
  // What a receipt printer's driver calls a page.
  expect(await countSheets(page, 'A6')).toBeLessThanOrEqual(2);
});

async function countSheets(page: Page, format: 'A4' | 'A6'): Promise<number> {
  const document = await page.pdf({ format, preferCSSPageSize: false });
  return document.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
