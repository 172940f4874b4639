/** Without a network, packages and prices can be read, but nothing stored is shown as a price to pay. */
import { withWorker } from '../support/browser/browsers.ts';
import { withoutLiveChannel } from '../support/browser/liveChannel.ts';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { makePaidTopup } from '../support/browser/money.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { reloadWithoutNetwork } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

test.use(withWorker);

test('without a network the button says so before the tap', async ({ page, context }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'QRIS' }).check();
  await context.setOffline(true);
  await expect(page.getByRole('button', { name: 'Offline: ini butuh internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: /^Bayar Rp/ })).toBeVisible();
});

test('packages, ways to pay and their prices are read without a network, an order never opened says why not', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/order?package_id=coins-250');
  await waitForPersisted(page, ['payment-channels', 'order-summary']);
  await page.goto('/top-up');
  await expect(page.getByRole('link', { name: /^500 koin/ })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await waitForPersisted(page, ['packages', 'credits-summary']);
  await reloadWithoutNetwork(page);
  await expect(page.getByText(/Kamu offline\. Bayar butuh koneksi\. Data .+\.$/)).toBeVisible();
  await page.getByRole('link', { name: /^250 koin/ }).click();
  await page.getByRole('radio', { name: 'DANA' }).check();
  await expect(page.getByRole('region', { name: 'Ringkasan pesanan' })).toContainText(/Total bayarRp\s24\.400/);
  await expect(page.getByRole('button', { name: 'Offline: ini butuh internet' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.goBack();
  await page.getByRole('link', { name: /^500 koin/ }).click();
  await expect(page.getByText('Cara bayarnya muncul begitu kamu online')).toBeVisible();
});

test('a stored price cannot be paid, nor a stored bonus promised, until the server has answered', async ({ page }) => {
  // It would tell of the payment at once.
  await withoutLiveChannel(page);
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/top-up');
  await expect(page.getByText(/^Isi saldo pertamamu/)).toBeVisible();
  await waitForPersisted(page, ['packages', 'credits-summary']);
  await page.goto('/order?package_id=coins-250');
  await page.getByRole('radio', { name: 'DANA' }).check();
  await expect(page.getByRole('button', { name: /^Bayar Rp\s24\.400$/ })).toBeEnabled();
  await waitForPersisted(page, ['order-summary",{"package_id":"coins-250"},"DANA']);
  await makePaidTopup(tokens.access_token);

  // Old enough to be fetched again.
  await page.clock.setSystemTime(Date.now() + 2 * 60_000);
  const dearer = Promise.withResolvers<void>();
  await page.route(/\/credits\/topup\/quote\?.*channel=/, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data: object };
    await dearer.promise;
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, total_payment: 25_000 } } });
  });
  await page.reload();
  await page.getByRole('radio', { name: 'DANA' }).check();
  await expect(page.getByRole('button', { name: /^Bayar Rp\s24\.400$/ })).toBeDisabled();
  dearer.resolve();
  await expect(page.getByRole('button', { name: /^Bayar Rp\s25\.000$/ })).toBeEnabled();

  const bonusless = Promise.withResolvers<void>();
  await page.route('**/credits/summary', async (route) => {
    await bonusless.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/credits/summary');
  await page.goto('/top-up');
  await asked;
  await expect(page.getByRole('heading', { name: 'Pilih paket' })).toBeVisible();
  const big = page.getByRole('link', { name: /^500 koin/ });
  await expect(big).toBeVisible();
  // Meanwhile the screen is whole: what 500 coins buy without a bonus, and that the bonus is being looked up.
  await expect(big).toContainText('sekitar 25 video pendek');
  await expect(page.getByText('Sedang mengecek bonus isi saldo pertamamu…')).toBeVisible();
  await expect(page.getByText(/^Isi saldo pertamamu/)).toHaveCount(0);
  await expect(big).not.toContainText('bonus');
  const answered = page.waitForResponse('**/credits/summary');
  bonusless.resolve();
  await (await answered).finished();
  await expect(page.getByText(/^Isi saldo pertamamu/)).toHaveCount(0);
  await expect(big).not.toContainText('bonus');
});
