/**
 * The system page is for admins. It shows the worst first, explains the ledger's differences and keeps what it read
 * without a network.
 */
import type { Page } from '@playwright/test';
import { API_BASE } from '../../contract/endpoint.ts';
import type { SystemReport } from '../../contract/dashboard.ts';
import { signInAdmin } from '../support/browser/admin.ts';
import { withWorker } from '../support/browser/browsers.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

const SYSTEM = `**${API_BASE}/dashboard/system`;
/** The real answer with something wrong in it. */
async function trouble(page: Page, change: (report: SystemReport) => void): Promise<void> {
  await page.route(SYSTEM, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: SystemReport };
    change(body.data);
    await route.fulfill({ response: answer, json: body });
  });
}

test('an admin lands on the overview, from where the system page and the menu are reached', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  await page.goto('/');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Ikhtisar' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Dasbor Admin' }).getByRole('link', { name: 'Sistem' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sistem' })).toBeVisible();
  const ledger = page.getByRole('region', { name: 'Cek pembukuan harian' });
  await expect(ledger).toContainText('Cocok');
  await expect(ledger).toContainText('WIB');
  await expect(page.getByRole('region', { name: 'Mesin' })).toContainText('Kilas Studio');
  await expect(page.getByRole('row', { name: /^Email/ })).toBeVisible();

  const asked = page.waitForRequest(SYSTEM);
  await page.getByRole('button', { name: 'Segarkan' }).click();
  await asked;

  await page.goto('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dasbor Admin' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('signing in as an admin leads there too', async ({ page }) => {
  const { email, password } = readProduct().admin;
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('nobody else gets there', async ({ page, browser }) => {
  await page.goto('/admin/system');
  await expect(page).toHaveURL(/\/$/);
  const { tokens } = await verifiedPerson();
  const other = await (await browser.newContext({ baseURL: readProduct().url })).newPage();
  await startSignedIn(other, tokens);
  await other.goto('/admin/system');
  await expect(other).toHaveURL(/\/home$/);
  await other.getByRole('button', { name: 'Menu' }).click();
  // Not the header's link of the same name, which wide screens show before the menu has opened.
  await expect(other.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Aktivitas' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Dasbor Admin' })).toHaveCount(0);
  await other.context().close();
});

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('says the worst first, explains the ledger’s differences, and keeps what it read without a network', async ({
    page,
    context,
  }) => {
    await startSignedIn(page, await signInAdmin());
    await trouble(page, (report) => {
      report.concerns = [
        { code: 'ledger_differs', severity: 'urgent', count: 2, subject: null },
        { code: 'jobs_failed', severity: 'watch', count: 1, subject: 'send-mail' },
      ];
      report.ledger = {
        ...report.ledger,
        state: 'differs',
        problems: [
          'account 7 (wallet of user a) says 11 but its entries sum to 10',
          'top-up T1 is completed but was never credited',
        ],
      };
    });
    await page.goto('/admin/system');
    await expect(page.getByRole('heading', { name: '1 hal butuh kamu sekarang' })).toBeVisible();
    const concerns = page.getByRole('region', { name: '1 hal butuh kamu sekarang' }).getByRole('listitem');
    await expect(concerns.first()).toContainText('Pembukuan tidak cocok di 2 tempat');
    await expect(concerns.nth(1)).toContainText('1 email tidak terkirim');
    const ledger = page.getByRole('region', { name: 'Cek pembukuan harian' });
    await expect(ledger).toContainText('Saldo seseorang tidak sama dengan jumlah mutasinya.');
    await ledger.getByText('Yang mana saja').last().click();
    await expect(ledger.getByText('top-up T1 is completed but was never credited')).toBeVisible();

    await context.setOffline(true);
    await expect(page.getByText(/Kamu offline\. Data /)).toBeVisible();
    await expect(ledger).toContainText('Ada selisih');
  });
});

test('counts refused webhooks also when they are no concern, and says which files the sizes leave out', async ({
  page,
}) => {
  await startSignedIn(page, await signInAdmin());
  await trouble(page, (report) => {
    report.concerns = [];
    report.webhooks = { ...report.webhooks, refused: 4321, refused_lately: 0, last_refused_at: report.read_at };
  });
  await page.goto('/admin/system');
  await expect(page.getByRole('region', { name: 'Pembayaran' })).toContainText('4.321');
  const storage = page.getByRole('region', { name: 'Penyimpanan' });
  await expect(storage).toContainText('termasuk pratinjau, kecuali dari hasil sebelum hitungan ini ada');
  await expect(storage).toContainText('tanpa gambar dari sebelum hitungan ini ada');
});

test('says that it did not load, and loads when asked again', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  await page.route(SYSTEM, (route) =>
    route.fulfill({ status: 403, json: { code: 'forbidden', message: 'You do not have access to this.' } }),
  );
  await page.goto('/admin/system');
  await expect(page.getByRole('alert')).toContainText('Halaman sistem gagal dimuat');
  await page.unroute(SYSTEM);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('region', { name: 'Cek pembukuan harian' })).toBeVisible();
});

for (const [theme, language, width] of [
  ['light', 'id', 390],
  ['dark', 'en', 390],
  ['light', 'en', 1280],
  ['dark', 'id', 1280],
] as const) {
  test(`is accessible: ${theme}, ${language}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, language);
    await startSignedIn(page, await signInAdmin());
    await page.goto('/admin/system');
    await expect(page.locator('dl').first()).toBeVisible();
    await test.step('well', () => expectAccessible(page));
    await trouble(page, (report) => {
      report.concerns = [
        { code: 'ledger_differs', severity: 'urgent', count: 1, subject: null },
        { code: 'engine_failing', severity: 'urgent', count: 5, subject: 'Kilas Studio' },
        { code: 'sweep_overdue', severity: 'watch', count: null, subject: null },
      ];
      report.ledger = {
        ...report.ledger,
        state: 'differs',
        problems: ['account 7 (wallet of user a) is below zero: -4'],
      };
      report.engines = report.engines.map((engine) => ({
        ...engine,
        state: 'failing',
        failed: 5,
        last_failed_at: report.read_at,
      }));
      report.payments = { ...report.payments, open_receipts: 1, open_receipts_amount: 24_000 };
    });
    await page.reload();
    await expect(page.locator('details')).toBeVisible();
    await page.locator('summary').click();
    await test.step('in trouble', () => expectAccessible(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('dashboard screens other than lists say so, too, when there is no network', async ({ page, context }) => {
    const tokens = await signInAdmin();
    const { id } = await verifiedPerson();
    await startSignedIn(page, tokens);
    for (const path of [`/admin/users/${id}`, '/admin/money/reconcile', '/admin/blog']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(true);
      await expect(page.locator('#main').getByText('Kamu offline').first()).toBeVisible();
      await context.setOffline(false);
    }
  });
});
