/**
 * Every refusal is shown in its fixed words, where it belongs, and keeps the text. A lost answer makes no second item,
 * and cards say what the ledger says.
 */
import { choose, createButton, expandComposer } from '../support/browser/generation.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutDeadline } from '../support/browser/withoutDeadline.ts';
import { makeTask } from '../support/tasks.ts';

test('the fixed words of validation, in English', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const field = page.getByRole('textbox');
  await page.getByRole('button', { name: 'Generate · 20 credits' }).click();
  await expect(page.getByText('Prompt is required')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('a'.repeat(501));
  await expect(page.getByText('Prompt too long. Maximum 500 characters.')).toBeVisible();
  await expect(page.getByText('501/500')).toBeVisible();
  await field.fill('a'.repeat(400));
  await expect(page.getByText('Prompt too long. Maximum 500 characters.')).toBeHidden();
  await expect(page.getByText('400/500')).toBeVisible();
  await field.fill('A quiet beach');
  await expect(page.getByText('13/500')).toBeHidden();
});

test('too few coins: said before the tap, and by the server with both numbers after it', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Kota neon');
  await choose(page, 'Resolusi', '1080p Full HD');
  await choose(page, 'Durasi', '10 detik');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  await expect(createButton(page)).toHaveText('Buat 2 · 360 koin');
  await expect(page.getByRole('link', { name: 'Kurang 160 koin: isi saldo' })).toBeVisible();
  await createButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Koin tidak cukup');
  await expect(dialog).toContainText('Saldo sekarang200 koin');
  await expect(dialog).toContainText('Koin yang dibutuhkan360 koin');
  await dialog.getByRole('button', { name: 'Nanti' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Kota neon');
});

test('the daily limit says what is left, what was asked for and when it resets', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.route('**/videos/generate', (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: 'daily_limit_reached',
        message: 'x',
        detail: 'x',
        remaining: 2,
        requested: 5,
        reset_at: new Date(Date.now() + 4.5 * 3_600_000).toISOString(),
      },
    }),
  );
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('A beach');
  await page.getByRole('button', { name: 'Generate · 20 credits' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Generation Limit Reached');
  await expect(dialog).toContainText('You have 2 requests left today, and asked for 5.');
  await expect(dialog).toContainText('The limit resets daily at 00:00 WIB. Resets in about 5 hours.');
});

test('a sensitive text is refused in the fixed words, beside the button and by a toast, and stays in the field', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.route('**/videos/generate', (route) =>
    route.fulfill({ status: 422, json: { code: 'input_sensitive', message: 'x', detail: 'x' } }),
  );
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Something');
  await page.getByRole('button', { name: 'Generate · 20 credits' }).click();
  const words = 'The request failed because the input text may contain sensitive information';
  await expect(page.locator('#main').getByText(words)).toBeVisible();
  await expect(page.locator('[data-toast]')).toContainText(`Request Failed${words}`);
  await expect(page.getByRole('textbox')).toHaveValue('Something');
});

test('what is not drawn is told once, above and with what else could be done, where the plan has come', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  let answerPlan = () => {};
  const held = new Promise<void>((resolve) => (answerPlan = resolve));
  await page.route('**/prompts/plan', async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('/generate/text-to-image');
  await page.getByRole('textbox').fill('xylograph quux');
  await createButton(page).click();
  const below = page.getByText('Kilas Studio belum bisa menggambar ini.');
  await expect(below).toBeVisible();
  answerPlan();
  await expect(page.getByText('Kilas Studio belum bisa menggambar “xylograph quux”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Jadikan kartu tulisan' })).toBeVisible();
  // Still announced.
  expect((await below.locator('..').boundingBox())!.width).toBe(1);
});

test('on a small phone the button stays above the dock, also below a text that cannot be made', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/generate/image-edit');
  await expandComposer(page);
  await page.getByRole('textbox').fill('xylograph quux zzyzx');
  await expect(page.getByText('Perubahan ini belum bisa dibuat.')).toBeVisible();
  const dock = page.getByRole('navigation', { name: 'Navigasi cepat' });
  const [button, bar] = await Promise.all([createButton(page).boundingBox(), dock.boundingBox()]);
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y);
});

test('a refusal without a field is a toast with the fixed title, one of a field is only beside it', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  const answers = [
    {
      status: 422,
      json: {
        code: 'validation_failed',
        message: 'x',
        detail: 'x',
        fields: { prompt: { code: 'prompt_too_long', message: 'x' } },
      },
    },
    { status: 429, json: { code: 'rate_limited', message: 'x', detail: 'x' } },
  ];
  await page.route('**/videos/generate', (route) => route.fulfill(answers.shift()));
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Something');
  const button = page.getByRole('button', { name: 'Generate · 20 credits' });
  const toast = page.locator('[data-toast]');
  await button.click();
  await expect(page.getByText('Prompt too long. Maximum 500 characters.')).toBeVisible();
  await page.getByRole('textbox').fill('Something else');
  await button.click();
  await expect(toast).toContainText('Too Many RequestsRate limit exceeded');
  expect(await toast.count()).toBe(1);
  await expect(page.locator('#main').getByText('Rate limit exceeded')).toBeVisible();
});

test('tapping twice, with an answer that is lost, is one request under one key', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutDeadline(page, '/images/text-to-image');
  const keys: (string | undefined)[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/images/text-to-image', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It arrives, but its answer is lost on the way.
    await route.fetch();
    await held;
    return route.abort();
  });
  await page.goto('/generate/text-to-image');
  await page.getByRole('textbox').fill('Satu saja');
  await createButton(page).dblclick();
  await expect.poll(() => keys.length).toBe(1);
  answer();
  // It is queued and sent again by itself.
  await expect(page.getByText('Masuk antrean di perangkat ini')).toBeVisible();
  await expect(page.getByRole('region', { name: /menunggu dikirim/ })).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Satu saja' })).toHaveCount(1);
  expect(new Set(keys)).toEqual(new Set([keys[0]]));
  await expect(page.getByRole('link', { name: 'Koin: 197' })).toBeVisible();
});

test('a failed clip says why and that the coins came back, and is made again in its place', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const failed = makeTask({
    status: 'failed',
    prompt: 'Naga di atas gunung',
    model: { id: 'kilas-studio-video', label: 'Kilas Studio', is_local: true },
    failure: { code: 'generation_failed', message: 'x' },
    credits: { held: 0, charged: 0, returned: 40 },
  });
  const again = makeTask({
    ...failed,
    status: 'pending',
    failure: null,
    credits: { held: 40, charged: 0, returned: 40 },
    deadline_at: '2099-01-01T00:00:00.000Z',
  });
  let current = failed;
  await page.route('**/videos/?*', (route) =>
    route.fulfill({ json: { data: [current], page: 1, page_size: 20, total: 1 } }),
  );
  const keys: (string | undefined)[] = [];
  // The price on the button is sent along: no more than that may be charged.
  await page.route('**/regenerate?max_coins=40', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    current = again;
    return route.fulfill({ status: 202, json: { data: again } });
  });
  await page.goto('/history');
  const row = page.getByRole('article', { name: 'Naga di atas gunung' });
  await expect(row).toContainText('Video gagal dibuat. Coba lagi, ya.');
  await expect(row).toContainText('40 koin sudah kembali ke saldomu.');
  await row.getByRole('button', { name: 'Buat lagi · 40 koin' }).click();
  await expect(row).toHaveAttribute('data-status', 'pending');
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
});

test.describe('behind somebody else’s long clip', () => {
  let other: string;
  let ahead: string;
  test.beforeEach(async () => {
    other = (await verifiedPerson()).tokens.access_token;
    const long = { prompt: 'Kota di malam hujan', duration_seconds: 10, resolution: '1080p' };
    const { data } = await callAs<{ data: { items: { id: string }[] } }>(other, 'POST', '/videos/generate', long);
    ahead = data.items[0]!.id;
  });
  // Also after a failure: until it is done, nothing else is drawn.
  test.afterEach(() => callAs(other, 'POST', `/library/${ahead}/cancel`));

  test('cancelled and made again over a network that loses the answers, the card says what the ledger says', async ({
    page,
  }) => {
    const { tokens } = await verifiedPerson();
    const ledger = async () =>
      (await callAs<{ data: { balance: number; held: number } }>(tokens.access_token, 'GET', '/credits/balance')).data;
    await startSignedIn(page, tokens);
    await page.route(/\/(cancel|regenerate)(\?|$)/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto('/generate/text-to-video');
    await page.getByRole('textbox').fill('Badai di laut');
    await createButton(page).click();
    const card = page.getByRole('article', { name: 'Badai di laut' });
    await card.getByRole('button', { name: 'Batal' }).click();
    await expect(card).toContainText(/\d+ koin sudah kembali ke saldomu\./);
    // The card says it, so no toast does: it would stay true for as long as the item is not made again.
    expect(await page.getByText(/koin sudah kembali/).count()).toBe(1);
    expect(await ledger()).toMatchObject({ balance: 200, held: 0 });
    const asked = page.waitForResponse(/\/videos\/status\//);
    await card.getByRole('button', { name: /^Buat lagi · \d+ koin$/ }).click();
    await asked;
    await expect(card.getByRole('button', { name: 'Batal' })).toBeVisible();
    await expect(card).not.toContainText('sudah kembali');
    await expect(page.getByText('Belum bisa dibuat lagi')).toHaveCount(0);
    const { balance, held } = await ledger();
    expect([balance + held, held > 0]).toEqual([200, true]);
    await card.getByRole('button', { name: 'Batal' }).click();
    await expect(card).toContainText(`${held} koin sudah kembali ke saldomu.`);
    expect(await ledger()).toMatchObject({ balance: 200, held: 0 });
    await expect(page.getByText('Belum bisa dibuat lagi')).toHaveCount(0);
  });
});
