/**
 * A clip or picture goes from the price through live progress to playing, download, deletion with a way back, and use
 * again; media survive links that have expired.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  choose,
  createButton,
  expandComposer,
  makeImages,
  makeItems,
  RENDERED_WITHIN_MS,
} from '../support/browser/generation.ts';
import { withoutLiveChannel } from '../support/browser/liveChannel.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

const VIDEO_PROMPT = 'Pantai saat senja dengan perahu nelayan, kamera naik, kesempurnaan';

test('a clip: text, price, live progress, playing, history, download, deleting with a way back', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');

  await test.step('the price follows the settings', async () => {
    await expect(createButton(page)).toHaveText('Buat · 20 koin');
    await choose(page, 'Durasi', '3 detik');
    await expect(createButton(page)).toHaveText('Buat · 12 koin');
    await page.getByRole('button', { name: /Rincian harga/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Rp 1.200');
    await page.keyboard.press('Escape');
  });

  const card = page.getByRole('article', { name: VIDEO_PROMPT });
  await test.step('a tap makes it, and it is seen being made', async () => {
    await page.getByRole('textbox').fill(VIDEO_PROMPT);
    await createButton(page).click();
    await expect(card.getByRole('progressbar')).toBeVisible();
    await expect(page.getByText(/koinnya kembali sendiri/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Koin: 188' })).toBeVisible();
    await expandComposer(page);
    await expect(page.getByText('Hari ini masih bisa 49 kali')).toBeVisible();
  });

  await test.step('it plays', async () => {
    await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
    await card.getByRole('button', { name: `Putar: ${VIDEO_PROMPT}` }).click();
    const video = card.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThanOrEqual(3);
    expect(
      await video.evaluate((element: HTMLVideoElement) => ({
        width: element.videoWidth,
        height: element.videoHeight,
        duration: element.duration,
        isLooping: element.loop,
      })),
    ).toEqual({
      width: 864,
      height: 480,
      duration: 3,
      isLooping: true,
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
  });

  await test.step('it says what was understood, and what was not', async () => {
    await expect(page.getByText('Adegan pantai')).toBeVisible();
    await expect(page.getByText(/Tidak berpengaruh:.*kesempurnaan/)).toBeVisible();
  });

  await page.goto('/history');
  const row = page.getByRole('article', { name: VIDEO_PROMPT });
  await test.step('the history has it as a file', async () => {
    await expect(row).toContainText('Selesai');
    await row.getByRole('button', { name: 'Aksi lain' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Unduh' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.mp4$/);
    const file = await readFile(await download.path());
    expect(file.subarray(4, 8).toString('latin1')).toBe('ftyp');
  });

  const remove = async () => {
    await row.getByRole('button', { name: 'Aksi lain' }).click();
    await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('dialog', { name: 'Hapus video ini?' }).getByRole('button', { name: 'Hapus' }).click();
  };
  await test.step('undo takes a deletion back', async () => {
    await remove();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(row).toBeVisible();
    await page.reload();
    await expect(row).toBeVisible();
  });

  await test.step('without undo it is gone from the lists, and can be brought back for 30 days', async () => {
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await remove();
    expect((await deleted).status()).toBe(204);
    await expect(page.getByText('Belum ada video')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Belum ada video')).toBeVisible();
    await page.goto('/home');
    await page.getByRole('button', { name: 'Baru dihapus' }).click();
    await page.getByRole('button', { name: `Kembalikan: ${VIDEO_PROMPT}` }).click();
    await expect(page.getByText('Tidak ada yang baru dihapus.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: `Video: ${VIDEO_PROMPT}` })).toBeVisible();
  });
});

test('the ways to begin stay when the models cannot be loaded', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.route(/\/(videos|image-to-video)\/models$|\/images\/models-images(-edit)?$/, (route) =>
    route.fulfill({ status: 403, json: {} }),
  );
  const failed = page.waitForResponse((response) => response.url().endsWith('/images/models-images'));
  await page.goto('/home');
  await failed;
  await expect(page.getByRole('heading', { name: /koin siap kamu pakai/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buat gambar' }).click();
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
});

test('two pictures by one request, in the library with details, used again', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate');
  await page.getByText('Gambar', { exact: true }).click();
  await expect(page).toHaveURL('/generate/text-to-image');
  await page.getByRole('textbox').fill('Gunung saat fajar');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  await expect(createButton(page)).toHaveText('Buat 2 · 6 koin');
  await createButton(page).click();
  const cards = page.getByRole('article', { name: 'Gunung saat fajar' });
  await expect(cards).toHaveCount(2);
  for (const card of await cards.all())
    await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
  const image = cards.first().getByRole('img');
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);

  await test.step('it is saved in another format, and the message about it does not cover the composer', async () => {
    await cards.first().getByRole('button', { name: 'Unduh' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: 'Unduh sebagai' }).getByRole('button', { name: 'png' }).click(),
    ]);
    const toast = page.locator('[data-toast]', { hasText: 'Tersimpan di unduhanmu' });
    const word = await toast.boundingBox();
    const composer = await page.locator('[data-bottom-bar]').boundingBox();
    expect(download.suggestedFilename()).toMatch(/^kilas-gunung-saat-fajar-\d+\.png$/);
    expect((await readFile(await download.path())).subarray(1, 4).toString('latin1')).toBe('PNG');
    expect((word?.y ?? 0) + (word?.height ?? 0)).toBeLessThan(composer?.y ?? 0);
  });

  await page.goto('/home');
  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Gambar: Gunung saat fajar' }) }),
  ).toHaveCount(2);
  // In the heading's row, so that the library begins a row higher.
  const [heading, choose] = await Promise.all(
    [page.getByRole('heading', { name: 'Pustaka' }), page.getByRole('button', { name: 'Pilih', exact: true })].map(
      (part) => part.boundingBox(),
    ),
  );
  expect(
    Math.abs((heading?.y ?? 0) + (heading?.height ?? 0) / 2 - (choose?.y ?? 0) - (choose?.height ?? 0) / 2),
  ).toBeLessThan(4);
  await page.getByText('Video', { exact: true }).click();
  await expect(page.getByText('Belum ada video')).toBeVisible();
  await page.getByText('Semua', { exact: true }).click();
  await page.getByRole('button', { name: 'Gambar: Gunung saat fajar' }).first().click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText('Bentuk gambar');
  await page.goBack();
  await expect(details).toBeHidden();
  await page.getByRole('button', { name: 'Gambar: Gunung saat fajar' }).first().click();
  await details.getByText('Info teknis').click();
  await expect(details.locator('dt', { hasText: 'ID permintaan' })).toBeVisible();
  const seed = await details.locator('dd').filter({ hasText: /^\d+$/ }).first().textContent();
  await details.getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Dengan seed ini' }).click();
  await expect(page).toHaveURL('/generate/text-to-image');
  await expect(page.getByRole('textbox')).toHaveValue('Gunung saat fajar');
  await expect(page.getByRole('button', { name: 'Pengaturan lain:' })).toContainText(`seed ${seed}`);
});

/** Makes the server give expired media links, for all files or one kind, until `renew`. */
async function expireLinks(page: Page): Promise<{ expire: (kind?: 'main') => void; renew: () => void }> {
  let pattern: RegExp | null = /expires=\d+/g;
  await page.route(/\/api-lens\/(library|videos|images)\//, async (route) => {
    if (!pattern || route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const text = await answer.text();
    return route.fulfill({
      response: answer,
      body: pattern ? text.replaceAll(pattern, (found) => found.replace(/\d+$/, '1000000000')) : text,
    });
  });
  return {
    expire: (kind) => void (pattern = kind ? /main\?expires=\d+/g : /expires=\d+/g),
    renew: () => void (pattern = null),
  };
}

const widthOf = (image: Locator) => () => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('a link to one item opens its details; its media survive an expired link', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [picture] = await makeImages(tokens.access_token, { prompt: 'Kain sutra hijau' });
  const [clip] = await makeItems(tokens.access_token, '/videos/generate', {
    prompt: 'Ombak pelan',
    resolution: '480p',
    duration_seconds: 3,
  });
  await startSignedIn(page, tokens);
  await withoutLiveChannel(page);
  const { expire, renew } = await expireLinks(page);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/media/') && response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  const details = page.getByRole('dialog');
  const refusalsOf = (id: string, variant: string) => () =>
    refused.filter((path) => path === new URL(id, page.url()).pathname.replace(/\w+$/, variant)).length;

  await test.step('an image: while there is no valid link, the screen says so, and a press tries again', async () => {
    await page.goto(`/home?image=${picture!.id}`);
    await expect(details).toContainText('Gambarnya gagal dimuat.');
    expect(refusalsOf(picture!.media!.url, 'poster')()).toBeGreaterThan(0);
    // The library behind the details has asked for its squares, too.
    await expect.poll(refusalsOf(clip!.media!.url, 'thumbnail')).toBeGreaterThan(0);
    renew();
    await details.getByRole('button', { name: 'Muat lagi' }).click();
    const image = details.getByRole('img', { name: 'Kain sutra hijau' });
    await expect.poll(widthOf(image)).toBeGreaterThan(0);
    await details.getByRole('button', { name: 'Perbesar' }).click();
    await expect.poll(widthOf(image)).toBe(picture!.media!.width);
  });

  await test.step('the library’s squares, stored with links that have since expired, repair themselves', async () => {
    await page.goto('/home');
    const squares = page.getByRole('button', { name: /^(Gambar: Kain|Video: Ombak)/ }).locator('img');
    await expect(squares).toHaveCount(2);
    for (const square of await squares.all()) await expect.poll(widthOf(square)).toBeGreaterThan(0);
  });

  await test.step('a clip whose link expires before it is played plays all the same', async () => {
    expire('main');
    const arrived = page.waitForResponse((response) => response.url().includes(`/videos/status/${clip!.id}`));
    await page.goto(`/home?video=${clip!.id}`);
    await arrived;
    renew();
    await details.getByRole('button', { name: 'Putar: Ombak pelan' }).click();
    const video = details.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThanOrEqual(3);
    await expect.poll(refusalsOf(clip!.media!.url, 'main')).toBeGreaterThan(0);
  });
});

test('a picture on a slow network is shown once it is whole, not in pieces', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  let send = () => {};
  const isWanted = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/media\/.*poster/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/generate');
  const picture = page.getByRole('article', { name: 'Kain sutra biru' }).getByRole('img');
  await expect(picture).toHaveCSS('opacity', '0');
  send();
  await expect(picture).toHaveCSS('opacity', '1');
});
