/**
 * The generator, the library, the history and every sheet and kind of card in them pass the accessibility checks in
 * both themes. Payments and the dashboard do so in English.
 */
import { makeImages, expandComposer, shareItem } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';
import { makeTask } from '../support/tasks.ts';

const failed = makeTask({
  id: '0190d1a0-0000-7000-8000-0000000000f1',
  status: 'failed',
  prompt: 'Naga',
  failure: { code: 'generation_failed', message: 'x' },
  credits: { held: 0, charged: 0, returned: 40 },
});
const running = makeTask({
  prompt: 'Pantai',
  plan: {
    chips: [
      { aspect: 'scene', value: 'beach', word: 'pantai' },
      { aspect: 'time', value: 'dusk', word: null },
    ],
    unmatched: ['sempurna'],
  },
});

const PICTURE = '/templates/storyboard-cerita-pagi.webp';
const media = {
  url: PICTURE,
  poster_url: PICTURE,
  thumbnail_url: PICTURE,
  width: 1280,
  height: 720,
  duration_seconds: null,
  size_bytes: 1,
  mime_type: 'image/webp',
};
const storyboard = makeTask({
  id: '0190d1a0-0000-7000-8000-0000000000f2',
  batch_id: '0190d1a0-0000-7000-8000-0000000000b2',
  kind: 'image',
  mode: 'storyboard',
  status: 'completed',
  prompt: 'Pagi di pasar',
  plan: {
    chips: [],
    unmatched: [],
    captions: [
      { text: 'Membuka kios', time: 'morning' },
      { text: 'Pembeli pertama', time: null },
    ],
  },
  media,
  panels: [media, media],
});

test('generator, library and history', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [sky] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, tokens);

  await page.goto('/generate/text-to-video');
  await expect(page.getByRole('article', { name: 'Kain sutra biru' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Buat ·/ })).toBeVisible();
  await test.step('generator, collapsed', () => expectAccessibleInBothThemes(page));
  await expandComposer(page);
  await test.step('generator', () => expectAccessibleInBothThemes(page));
  for (const sheet of ['Bentuk video', 'Model', 'Pengaturan lain', 'Rincian harga']) {
    await page.getByRole('button', { name: new RegExp(`^${sheet}`) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step(`sheet: ${sheet}`, () => expectAccessibleInBothThemes(page));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Buat ·/ }).click();
  await expect(page.locator('[aria-invalid]')).toBeVisible();
  await test.step('a failureMessage', () => expectAccessibleInBothThemes(page));
  await page.goto('/generate/image-edit');
  await expect(page.getByRole('button', { name: 'Pilih gambarmu' })).toBeVisible();
  await test.step('the place for a picture', () => expectAccessibleInBothThemes(page));

  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra biru' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await test.step('details', () => expectAccessibleInBothThemes(page));
  const more = page.getByRole('button', { name: 'Aksi lain' });
  await more.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Aksi lain' });
  await expect(sheet).toBeVisible();
  await test.step('what is done less often', () => expectAccessibleInBothThemes(page));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(more).toBeFocused();
  for (const [button, dialog] of [
    ['Unduh', 'Unduh sebagai'],
    ['Layar penuh', 'Layar penuh'],
  ] as const) {
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await test.step(dialog, () => expectAccessibleInBothThemes(page));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await test.step('library', () => expectAccessibleInBothThemes(page));
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await test.step('filters', () => expectAccessibleInBothThemes(page));

  const { token } = await shareItem(tokens.access_token, sky!);
  await page.goto(`/s/${token}`);
  await expect(page.locator('h1')).toBeVisible();
  await test.step('public page of a work', () => expectAccessibleInBothThemes(page));
});

test('cards that are being made, have failed, tell a story or were deleted', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const list = { data: [running, failed, storyboard], page: 1, page_size: 20, total: 3 };
  await page.route(/\/api-lens\/(videos|library)\/(deleted)?\?/, (route) => route.fulfill({ json: list }));
  await page.route(/\/api-lens\/images\/task\//, (route) => route.fulfill({ json: { data: storyboard } }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await test.step('live and failed cards, a storyboard', () => expectAccessibleInBothThemes(page));
  await page.getByRole('button', { name: '2. Pembeli pertama' }).click();
  const shown = page.getByRole('dialog').getByRole('button', { name: 'Tampilkan panel 2: Pembeli pertama' });
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  await test.step('details of a storyboard', () => expectAccessibleInBothThemes(page));
  await page.goto('/history');
  await expect(page.getByRole('article', { name: 'Naga' })).toBeVisible();
  await test.step('history', () => expectAccessibleInBothThemes(page));
  await page.goto('/home');
  await page.getByRole('button', { name: 'Baru dihapus' }).click();
  await expect(page.getByRole('button', { name: 'Kembalikan: Naga' })).toBeVisible();
  await test.step('what was deleted', () => expectAccessibleInBothThemes(page));
});
