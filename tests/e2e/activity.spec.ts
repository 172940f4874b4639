/**
 * Every movement of coins is shown with its balance and cause, leads there and back, and can be filtered, exported,
 * read as charts or tables, and read again without a network.
 */
import { readFile } from 'node:fs/promises';
import { withWorker } from '../support/browser/browsers.ts';
import { makeImages } from '../support/browser/generation.ts';
import { makePaidTopup } from '../support/browser/money.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { reloadWithoutNetwork } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test('every movement with its balance and cause, there and back', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const topup = await makePaidTopup(tokens.access_token);
  await makeImages(tokens.access_token, { prompt: 'Kain sutra putih' });
  await startSignedIn(page, tokens);
  await page.goto('/activity');
  const rows = page.getByRole('region', { name: 'Mutasi' }).locator('ol > li');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('Kain sutra putih');
  await expect(rows.first()).toContainText('−3 koin');
  await expect(rows.first()).toContainText('Saldo 497');
  await expect(rows.first()).toContainText('Terpakai');
  await expect(page.locator('dl').filter({ hasText: 'Masuk' })).toContainText('0 → 497');

  await page
    .getByRole('link', { name: `Invoice ${topup.invoice_number}` })
    .first()
    .click();
  await expect(page.getByRole('article')).toContainText(topup.invoice_number);
  await page.getByRole('link', { name: 'Lihat di Aktivitas' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('searchbox')).toHaveValue(/^#\d+$/);

  await page.goto('/activity');
  await page.getByRole('link', { name: 'Kain sutra putih' }).click();
  await expect(page).toHaveURL(/\/home\?image=/);
});

test('filters narrow the list, and the spreadsheet follows them', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await makePaidTopup(tokens.access_token);
  await startSignedIn(page, tokens);
  await page.goto('/activity');
  await page.getByRole('button', { name: /^Filter/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.locator('label', { has: page.getByRole('radio', { name: 'Isi saldo' }) }).click();
  await sheet.getByLabel('Koin dari').fill('100');
  await sheet.getByRole('button', { name: 'Lihat hasilnya' }).click();
  await expect(page).toHaveURL(/transaction_type=purchase/);
  await expect(page.getByText('1 dari 1', { exact: true })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor CSV' }).click();
  await expect(page.locator('[data-toast]', { hasText: 'Tersimpan di unduhanmu' })).toContainText('.csv');
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Isi saldo');
});

test('the filters do not move when the totals above them arrive', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  // A slow check of the connection would put a notice above the filters.
  await page.route('**/auth/providers', (route) => route.fulfill());
  let answer = () => undefined as void;
  const isWanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/credits/audit-trail/summary*', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/activity');
  await expect(page.getByText('1 dari 1', { exact: true })).toBeVisible();
  const filters = page.getByRole('button', { name: /^Filter/ });
  const before = await filters.boundingBox();
  answer();
  await expect(page.getByText('0 → 200')).toBeVisible();
  expect(await filters.boundingBox()).toEqual(before);
});

test('charts load when they come into view, and can be read as tables', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/activity');
  await expect(page.getByText('Kain sutra biru')).toBeVisible();
  expect(scripts.filter((url) => url.includes('BarChart'))).toEqual([]);
  await page
    .locator('label', { has: page.getByRole('radio', { name: 'Grafik' }) })
    .first()
    .click();
  const charts = page.getByRole('region', { name: 'Koin', exact: true });
  await expect(charts.locator('.apexcharts-bar-area').first()).toBeAttached();
  await charts.locator('label', { has: page.getByRole('radio', { name: 'Per jenis' }) }).click();
  await charts.getByText('Baca sebagai tabel').click();
  await expect(charts.getByRole('row', { name: /^Pemakaian 0 3$/ })).toBeVisible();
  await charts.locator('label', { has: page.getByRole('radio', { name: 'Per model' }) }).click();
  // The other chart comes with its table closed; until then the click would close the old one.
  await expect(charts.getByRole('row', { name: /^Pemakaian/ })).toHaveCount(0);
  await charts.getByText('Baca sebagai tabel').click();
  await expect(charts.getByRole('row', { name: /Kilas Studio Gambar/ })).toContainText('3');
  const patterns = page.getByRole('region', { name: 'Kapan kamu berkarya' });
  await patterns.locator('label', { has: page.getByRole('radio', { name: 'Hari' }) }).click();
  await patterns.getByText('Baca sebagai tabel').click();
  await expect(patterns.getByRole('row')).toHaveCount(8);
});

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('what was read once is there without a network', async ({ page }) => {
    const { tokens } = await verifiedPerson();
    await makePaidTopup(tokens.access_token);
    await startSignedIn(page, tokens);
    await page.goto('/activity');
    await expect(page.getByText('1–3 dari 3')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await waitForPersisted(page, ['activity', 'activity-summary', 'balance']);
    await reloadWithoutNetwork(page);
    await expect(page.getByText('1–3 dari 3')).toBeVisible();
    await expect(page.getByText('Kamu offline.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ekspor CSV Offline: ini butuh internet' })).toBeVisible();
  });
});
