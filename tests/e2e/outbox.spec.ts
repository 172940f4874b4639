/**
 * What is asked for without a network, or while a model is paused, waits in a queue that can be changed, and goes out
 * once and in its order, with the app closed too.
 */
import type { Page } from '@playwright/test';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Task } from '../../contract/generation.ts';
import { fireSync, queuedStates } from '../support/browser/backgroundSync.ts';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { createButton } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { MODELS, waitForPersisted } from '../support/browser/waitForPersisted.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

type Tokens = Awaited<ReturnType<typeof verifiedPerson>>['tokens'];

/** What the account has, as the server sees it: newest first. */
async function made({ access_token }: Tokens): Promise<string[]> {
  const answer = await fetch(`${readProduct().url}${API_BASE}/images/?page_size=100`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return ((await answer.json()) as { data: Task[] }).data.map(({ prompt }) => prompt);
}

/** Signs somebody in and opens the generator, with everything on the device that it needs without a network. */
async function openGenerator(page: Page): Promise<Tokens> {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  await expect(createButton(page)).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await waitForPersisted(page, ['user', ...MODELS]);
  return tokens;
}

async function queueOne(page: Page, prompt: string): Promise<void> {
  await page.getByRole('textbox').fill(prompt);
  await page.getByRole('button', { name: /^Antrekan/ }).click();
  await expect(queued(page, prompt)).toBeVisible();
}

const queued = (page: Page, prompt: string) =>
  page
    .getByRole('region', { name: /menunggu dikirim/ })
    .getByRole('listitem')
    .filter({ hasText: prompt });

test('what is asked for without a network is queued, can be changed, and is sent once in its order', async ({
  page,
  context,
}) => {
  const tokens = await openGenerator(page);
  await context.setOffline(true);
  await queueOne(page, 'Perahu di danau');
  await expect(queued(page, 'Perahu di danau')).toContainText('Menunggu koneksi');
  await expect(queued(page, 'Perahu di danau')).toContainText('paling banyak 3 koin');
  await queueOne(page, 'Gunung berkabut');
  await queueOne(page, 'Pasar malam');
  await queued(page, 'Pasar malam').getByRole('button', { name: 'Kirim lebih dulu' }).click();
  await queued(page, 'Perahu di danau').getByRole('button', { name: 'Batalkan' }).click();
  await expect(queued(page, 'Perahu di danau')).toHaveCount(0);

  await test.step('after a reload without a network, on other screens too', async () => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: '2 menunggu dikirim' }).getByRole('listitem')).toHaveText([
      /Pasar malam/,
      /Gunung berkabut/,
    ]);
    // Somebody with a queue is not asked for a first one.
    await expect(page.getByRole('link', { name: 'Buat video pertamamu' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/history');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(queued(page, 'Pasar malam')).toHaveCount(0);
  });
  await test.step('brought back into the composer and queued again', async () => {
    await page.goto('/home');
    await queued(page, 'Gunung berkabut').getByRole('button', { name: 'Ubah' }).click();
    await expect(page.getByRole('textbox')).toHaveValue('Gunung berkabut');
    await expect(queued(page, 'Gunung berkabut')).toHaveCount(0);
    await queueOne(page, 'Gunung cerah');
  });

  await context.setOffline(false);
  // Unlike on a phone, Chromium's emulation does not tell a document loaded without a network that it is back. Told
  // again while anything waits: a first request may still fail, and such a document believes that it is offline then.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('region', { name: /menunggu dikirim/ })).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(page.getByRole('article', { name: 'Gunung cerah' })).toBeVisible();
  expect(await made(tokens)).toEqual(['Gunung cerah', 'Pasar malam']);
});

test('the worker sends it with the app closed, and then it is listed without a network, too', async ({
  page,
  context,
}) => {
  const tokens = await openGenerator(page);
  const isFirst = (app: Page) => app.getByRole('link', { name: 'Buat video pertamamu' });
  await page.goto('/home');
  await expect(isFirst(page)).toBeVisible();
  await waitForPersisted(page, [['library', { status: 'completed' }, 1]]);
  await page.goto('/generate/text-to-image');
  await expect(createButton(page)).toBeVisible();
  await context.setOffline(true);
  await queueOne(page, 'Kereta pagi');
  await page.close();
  await context.setOffline(false);
  await fireSync(context);
  await expect.poll(() => made(tokens)).toEqual(['Kereta pagi']);
  await expect.poll(() => queuedStates(context)).toEqual([]);

  await context.setOffline(true);
  const cold = await context.newPage();
  await cold.goto('/home');
  // Drawn or still being drawn, as the worker last heard of it.
  await expect(
    cold.getByRole('article', { name: 'Kereta pagi' }).or(cold.locator('#main').getByText('Kereta pagi')).first(),
  ).toBeVisible();
  await expect(isFirst(cold)).toHaveCount(0);
  await cold.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/generate/text-to-image');
  await expect(again.getByRole('article', { name: 'Kereta pagi' })).toBeVisible();
  expect(await made(tokens)).toEqual(['Kereta pagi']);
});

test('a request whose answer is lost is queued under its key and made once', async ({ page }) => {
  const tokens = await openGenerator(page);
  let isLost = false;
  await page.route('**/images/text-to-image', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('textbox').fill('Lampu jalan');
  await createButton(page).click();
  await expect(page.getByText('Jawabannya belum sampai, jadi dikirim ulang otomatis.', { exact: false })).toBeVisible();
  // Sent again by the page or by the worker, whichever the browser lets go first.
  await expect(page.getByRole('region', { name: /menunggu dikirim/ })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Lampu jalan' })).toBeVisible();
  expect(await made(tokens)).toEqual(['Lampu jalan']);
});

test('signing out asks what to do with the queue; what is kept goes out after the same account signs in', async ({
  page,
  context,
}) => {
  const tokens = await openGenerator(page);
  await context.setOffline(true);
  await queueOne(page, 'Sawah saat pagi');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Keluar' }).click();
  const question = page.getByRole('dialog', { name: 'Keluar?' });
  await expect(question).toContainText('Masih ada 1 permintaan');
  await question.getByRole('button', { name: 'Simpan untuk akun ini' }).click();
  await expect(page).toHaveURL(/\/$/);
  const databases = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name?.split('.').slice(0, 2).join('.')));
  // The page may navigate while it is being asked.
  await expect(async () => {
    const found = await databases();
    expect(found).toContain('kilas.outbox');
    expect(found).not.toContain('kilas.account');
  }).toPass();

  await context.setOffline(false);
  // A page without the app: the app would see the session and navigate by itself. The page that signing out leads to
  // may still be loading, and would cancel a visit that begins before it.
  await expect(async () => void (await page.goto('/healthz'))).toPass();
  await page.evaluate(({ access_token, refresh_token, expires_in }) => {
    localStorage.setItem('kilas.access_token', access_token);
    localStorage.setItem('kilas.refresh_token', refresh_token);
    localStorage.setItem(
      'kilas.session',
      JSON.stringify({ expiresAt: Date.now() + expires_in * 1000, rev: 99, accountId: null }),
    );
  }, tokens);
  await page.goto('/home');
  await expect.poll(() => made(tokens)).toEqual(['Sawah saat pagi']);
});

test.describe('while an operator pauses the model', () => {
  // The worker would ask the server itself, which is not paused.
  test.use({ serviceWorkers: 'block' });
  test('a press queues, says why it waits in the operator’s words, and it goes out once that is over', async ({
    page,
  }) => {
    const pause = { id: 'Studio diperbaiki sampai jam 3.', en: 'The studio is being mended until 3.' };
    let isPaused = true;
    await page.route(/\/(videos|images)\/models/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: object[] };
      await route.fulfill({
        response,
        json: { data: data.map((model) => ({ ...model, pause: isPaused ? pause : null })) },
      });
    });
    await page.route('**/images/text-to-image', (route) =>
      isPaused
        ? route.fulfill({
            status: 503,
            headers: { 'retry-after': '1' },
            json: { code: 'engine_paused', message: 'Paused', detail: 'Paused', pause, retry_after: 1 },
          })
        : route.fallback(),
    );
    const { tokens } = await verifiedPerson();
    await startSignedIn(page, tokens);
    await page.goto('/generate/text-to-image');
    await expect(page.getByText(`${pause.id} “Antrekan” mengirimnya sendiri begitu jalan lagi.`)).toBeVisible();
    await queueOne(page, 'Kapal di dermaga');
    await expect(queued(page, 'Kapal di dermaga')).toContainText(`${pause.id} Dikirim sendiri begitu jalan lagi`);
    expect(await made(tokens)).toEqual([]);
    isPaused = false;
    // After some refusals the next try is up to half a minute away.
    await expect(page.getByRole('article', { name: 'Kapal di dermaga' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('region', { name: /menunggu dikirim/ })).toHaveCount(0);
    expect(await made(tokens)).toEqual(['Kapal di dermaga']);
  });
});
