/**
 * The generator, the library, the history and every sheet and kind of card in them pass the accessibility checks in
 * both themes and languages.
 */
import { makeImages, expandComposer, shareItem } from '../support/browser/generation.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { makeTask } from '../support/tasks.ts';

const WORDS = {
  id: {
    ratio: 'Bentuk video',
    model: 'Model',
    more: 'Pengaturan lain',
    price: 'Rincian harga',
    create: /^Buat ·/,
    place: 'Pilih gambarmu',
    picture: 'Gambar: Langit biru',
    panel: '2. Pembeli pertama',
    shown: 'Tampilkan panel 2: Pembeli pertama',
    actions: 'Aksi lain',
    download: 'Unduh',
    downloadAs: 'Unduh sebagai',
    full: 'Layar penuh',
    deleted: 'Baru dihapus',
    bringBack: 'Kembalikan: Naga',
  },
  en: {
    ratio: 'Video shape',
    model: 'Model',
    more: 'More settings',
    price: 'Price details',
    create: /^Generate ·/,
    place: 'Add your image',
    picture: 'Image: Langit biru',
    panel: '2. Pembeli pertama',
    shown: 'Show panel 2: Pembeli pertama',
    actions: 'More actions',
    download: 'Download',
    downloadAs: 'Download as',
    full: 'Full screen',
    deleted: 'Recently deleted',
    bringBack: 'Restore: Naga',
  },
};

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

for (const [theme, language] of [
  ['light', 'id'],
  ['dark', 'en'],
] as const) {
  test(`generator, library and history, ${theme}, ${language}`, async ({ page }) => {
    test.slow();
    const { tokens } = await verifiedPerson();
    const [sky] = await makeImages(tokens.access_token, { prompt: 'Langit biru' });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, language);
    await startSignedIn(page, tokens);
    const words = WORDS[language];

    await page.goto('/generate/text-to-video');
    await expect(page.getByRole('article', { name: 'Langit biru' })).toBeVisible();
    await expect(page.getByRole('button', { name: words.create })).toBeVisible();
    await test.step('generator, collapsed', () => expectAccessible(page));
    await expandComposer(page);
    await test.step('generator', () => expectAccessible(page));
    for (const sheet of [words.ratio, words.model, words.more, words.price]) {
      await page.getByRole('button', { name: new RegExp(`^${sheet}`) }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await test.step(`sheet: ${sheet}`, () => expectAccessible(page));
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: words.create }).click();
    await expect(page.locator('[aria-invalid]')).toBeVisible();
    await test.step('a failureMessage', () => expectAccessible(page));
    await page.goto('/generate/image-edit');
    await expect(page.getByRole('button', { name: words.place })).toBeVisible();
    await test.step('the place for a picture', () => expectAccessible(page));

    await page.goto('/home');
    await page.getByRole('button', { name: words.picture }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await test.step('details', () => expectAccessible(page));
    const more = page.getByRole('button', { name: words.actions });
    await more.press('Enter');
    const sheet = page.getByRole('dialog', { name: words.actions });
    await expect(sheet).toBeVisible();
    await test.step('what is done less often', () => expectAccessible(page));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    for (const [button, dialog] of [
      [words.download, words.downloadAs],
      [words.full, words.full],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).first().click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await test.step(dialog, () => expectAccessible(page));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await test.step('library', () => expectAccessible(page));
    await page.getByRole('button', { name: /^Filter/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step('filters', () => expectAccessible(page));

    const { token } = await shareItem(tokens.access_token, sky!);
    await page.goto(`/s/${token}`);
    await expect(page.locator('h1')).toBeVisible();
    await test.step('public page of a work', () => expectAccessible(page));
  });

  test(`cards that are being made, have failed, tell a story or were deleted, ${theme}, ${language}`, async ({
    page,
  }) => {
    const words = WORDS[language];
    const { tokens } = await verifiedPerson();
    const list = { data: [running, failed, storyboard], page: 1, page_size: 20, total: 3 };
    await page.route(/\/api-lens\/(videos|library)\/(deleted)?\?/, (route) => route.fulfill({ json: list }));
    await page.route(/\/api-lens\/images\/task\//, (route) => route.fulfill({ json: { data: storyboard } }));
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await speak(page, language);
    await startSignedIn(page, tokens);
    await page.goto('/generate/text-to-video');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await test.step('live and failed cards, a storyboard', () => expectAccessible(page));
    await page.getByRole('button', { name: words.panel }).click();
    const shown = page.getByRole('dialog').getByRole('button', { name: words.shown });
    await expect(shown).toHaveAttribute('aria-pressed', 'true');
    await test.step('details of a storyboard', () => expectAccessible(page));
    await page.goto('/history');
    await expect(page.getByRole('article', { name: 'Naga' })).toBeVisible();
    await test.step('history', () => expectAccessible(page));
    await page.goto('/home');
    await page.getByRole('button', { name: words.deleted }).click();
    await expect(page.getByRole('button', { name: words.bringBack })).toBeVisible();
    await test.step('what was deleted', () => expectAccessible(page));
  });
}
