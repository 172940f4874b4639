/**
 * A change whose answer is lost on the way: pressing again is not reported as somebody else's change, and what is
 * changed in the form meanwhile is neither lost unnoticed nor done twice.
 */
import type { Page } from '@playwright/test';
import type { TokenReply } from '../../contract/accounts.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { post, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, test } from '../support/browser/test.ts';

// It sets prices.
test.use({ hasOwnProduct: true });

/** Signs in and shows the password, so that no dialog asks for it. */
async function openDashboard(page: Page) {
  const { admin, url } = readProduct();
  const tokens = await post<TokenReply>('/auth/login', admin);
  const confirmed = await fetch(`${url}${API_BASE}/dashboard/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.access_token}` },
    body: JSON.stringify({ password: admin.password }),
  });
  expect(confirmed.status).toBe(200);
  await startSignedIn(page, tokens);
}

/** The first of these calls arrives, and its answer does not. */
async function loseFirstAnswer(page: Page, pattern: string) {
  let isLost = false;
  await page.route(pattern, async (call) => {
    if (call.request().method() === 'GET' || isLost) return call.continue();
    isLost = true;
    await call.fetch();
    await call.abort('connectionreset');
  });
}

test('a price: pressed again it is the same price, changed it says that the first had arrived', async ({ page }) => {
  await openDashboard(page);
  await page.goto('/admin/prices?kind=rate');
  const rates = page.getByRole('region', { name: 'Koin per detik atau gambar' });
  const dialog = page.getByRole('dialog');
  const begin = async (coins: string) => {
    await page.getByRole('button', { name: /^Ubah\s*: 4K/ }).click();
    await dialog.getByLabel('Koin').fill(coins);
    await dialog.getByLabel('Alasan').fill('Mesin lebih mahal');
    await dialog.getByRole('button', { name: 'Tetapkan harga' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
  };

  await loseFirstAnswer(page, '**/dashboard/prices');
  await begin('21');
  await dialog.getByRole('button', { name: 'Tetapkan harga' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rates).toContainText('21 koin');

  await page.unroute('**/dashboard/prices');
  await loseFirstAnswer(page, '**/dashboard/prices');
  await begin('22');
  await dialog.getByLabel('Koin').fill('23');
  await dialog.getByRole('button', { name: 'Tetapkan harga' }).click();
  await expect(page.getByText('Percobaan pertamamu ternyata sampai')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(rates).toContainText('22 koin');

  // Then it can be changed like any other.
  await page.unroute('**/dashboard/prices');
  await page.getByRole('button', { name: /^Ubah\s*: 4K/ }).click();
  await dialog.getByLabel('Koin').fill('23');
  await dialog.getByLabel('Alasan').fill('Mesin lebih mahal lagi');
  await dialog.getByRole('button', { name: 'Tetapkan harga' }).click();
  await expect(rates).toContainText('23 koin');
});

test('turning an account off: closed without an answer, it says what became of it', async ({ page }) => {
  const person = await verifiedPerson();
  await openDashboard(page);
  await page.goto(`/admin/users/${person.id}`);
  await loseFirstAnswer(page, '**/deactivate');
  await page.getByRole('button', { name: 'Nonaktifkan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Alasan').fill('Laporan penipuan');
  await dialog.getByRole('button', { name: 'Nonaktifkan' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(page.getByText('Nonaktif', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aktifkan', exact: true })).toBeVisible();
});
