/**
 * Pictures come from files, paste, drop, camera, share or library, are sent in the order on the screen, survive a
 * reload until their account signs out, and can be used again.
 */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { wholeBrowser, withoutWorker } from '../support/browser/browsers.ts';
import { choose, createButton, expandComposer, makeImages, RENDERED_WITHIN_MS } from '../support/browser/generation.ts';
import { speak, startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { fillLogin, signOut } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';
import { withoutDeadline } from '../support/browser/withoutDeadline.ts';

// Signing out crashes the headless shell.
test.use({ ...wholeBrowser, ...withoutWorker });

interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour, small enough to be sent byte for byte. */
async function picture(colour: string, { width = 160, height = 120 } = {}): Promise<Upload> {
  return {
    name: `${colour}.png`,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background: colour } })
      .png()
      .toBuffer(),
  };
}

/** Gives the files to the device's picker that the button opens. */
async function pick(page: Page, button: string, files: Upload[]): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Attaches by the tools under the text, where the mode asks for no picture. */
async function attach(page: Page, files: Upload[]): Promise<void> {
  await expandComposer(page);
  await page.getByRole('button', { name: 'Tambah gambar' }).click();
  await pick(page, 'Dari galeri', files);
}

/** The attached pictures, by the buttons that open them. */
const attached = (page: Page): Locator => page.getByRole('button', { name: /^Gambar \d dari \d: lihat atau ubah$/ });

/** The size of an attached picture, as it is looked at. */
async function sizeOf(page: Page, number: number): Promise<(number | undefined)[]> {
  await attached(page).nth(number).click();
  const shown = page.getByRole('dialog').getByRole('img', { name: 'Gambar yang kamu lampirkan' });
  const size = await shown.evaluate((image: HTMLImageElement) => [
    Number(image.getAttribute('width')),
    Number(image.getAttribute('height')),
  ]);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  return size;
}

test('image to video: a picture from a file, its own ratio only, a clip of its shape; used again, the picture is there again', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-to-video');
  await page.getByRole('textbox').fill('Kamera maju pelan');
  await createButton(page).click();
  await expect(page.getByText('Pilih gambarnya dulu')).toBeVisible();

  await pick(page, 'Pilih gambarmu', [await picture('teal', { width: 120, height: 160 })]);
  await expect(attached(page)).toHaveCount(1);
  await expect(page.getByText('Pilih gambarnya dulu')).toBeHidden();

  await page.getByRole('button', { name: 'Bentuk video: Adaptif' }).click();
  const ratios = page.getByRole('dialog');
  await expect(ratios).toContainText('Video dari gambar selalu mengikuti bentuk gambarnya');
  await expect(ratios.getByRole('radio', { name: 'Adaptif' })).toBeChecked();
  await expect(ratios.getByRole('radio', { name: '16:9' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await choose(page, 'Durasi', '3 detik');

  await createButton(page).click();
  const card = page.getByRole('article', { name: 'Kamera maju pelan' });
  await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
  const poster = card.getByRole('img', { name: 'Kamera maju pelan' });
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(0.75, 1);

  await expandComposer(page);
  await page.getByRole('button', { name: 'Lepas gambar' }).click();
  await expect(page).toHaveURL('/generate/text-to-video');
  await page.getByRole('textbox').fill('Sesuatu yang lain');
  await card.getByRole('button', { name: 'Pakai lagi' }).click();
  await expect(page).toHaveURL('/generate/image-to-video');
  await expect(page.getByRole('textbox')).toHaveValue('Kamera maju pelan');
  await expect(attached(page)).toHaveCount(1);
  expect(await sizeOf(page, 0)).toEqual([120, 160]);

  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page).toHaveURL('/generate/text-to-video');
  await expect(page.getByRole('textbox')).toHaveValue('Sesuatu yang lain');
});

test('image to video: the place of the clip has its shape from the press on, in the middle, and does not jump', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutDeadline(page, '/image-to-video/generate');
  await page.goto('/generate/image-to-video');
  const sent = Promise.withResolvers<void>();
  await page.route(/\/image-to-video\/generate$/, async (route) => {
    await sent.promise;
    return route.continue();
  });
  await pick(page, 'Pilih gambarmu', [await picture('teal', { width: 180, height: 320 })]);
  await page.getByRole('textbox').fill('Kamera maju pelan');
  await createButton(page).click();
  const place = page.locator('main section').filter({ hasText: 'Mengirim…' }).locator('.rounded-box');
  const frame = page.getByRole('article', { name: 'Kamera maju pelan' }).locator('> div').first();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const {
      x,
      width: wide,
      height,
      room,
    } = await place.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const around = element.parentElement!.getBoundingClientRect();
      return {
        ...box.toJSON(),
        room: { before: box.left - around.left, after: around.right - box.right },
      } as DOMRect & {
        room: { before: number; after: number };
      };
    });
    expect(wide / height).toBeCloseTo(180 / 320, 1);
    expect(Math.abs(room.before - room.after)).toBeLessThan(2);
    if (width === 390) continue;
    sent.resolve();
    await frame.waitFor();
    const after = (await frame.boundingBox())!;
    // A border of one pixel lies around both.
    expect(Math.abs(after.x - x)).toBeLessThan(3);
    expect(Math.abs(after.width - wide)).toBeLessThan(4);
    expect(Math.abs(after.height - height)).toBeLessThan(6);
  }
});

test('image edit: a pasted picture is changed, what was done is named, it is compared, and a variation starts from it again', async ({
  page,
}) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  const field = page.getByRole('textbox');
  await field.fill('Jadikan sketsa pensil, terbangin');
  const { buffer } = await picture('orange');
  await field.evaluate((element, base64) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'tempel.png', { type: 'image/png' }),
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await expect(attached(page)).toHaveCount(1);
  await createButton(page).click();
  const card = page.getByRole('article', { name: 'Jadikan sketsa pensil, terbangin' });
  await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
  await expect(page.getByText('Edit sketsa pensil')).toBeVisible();
  await expect(page.getByText(/Tidak berpengaruh:.*terbangin/)).toBeVisible();

  await expandComposer(page);
  await page.getByRole('button', { name: 'Lepas gambar' }).click();
  await field.fill('');
  await card.getByRole('button', { name: 'Rincian' }).click();
  await test.step('compared with the picture it was', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Sebelum & sesudah' }).click();
    const viewer = page.getByRole('dialog', { name: 'Layar penuh' });
    await expect(viewer.getByRole('button', { name: 'Sebelum & sesudah' })).toHaveAttribute('aria-pressed', 'true');
    await expect(viewer.getByRole('img', { name: 'Sebelum', exact: true })).toBeVisible();
    await expect(viewer.getByRole('slider')).toHaveValue('50');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Variasi' }).click();
  await expect(page).toHaveURL('/generate/image-edit');
  await expect(attached(page)).toHaveCount(1);
  expect(await sizeOf(page, 0)).toEqual([160, 120]);
  await expect(page.getByRole('button', { name: 'Pengaturan lain:' })).toContainText('seed');
});

test('several images go out in the order on the screen, and come back in it', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const [wide, tall] = [
    await picture('navy', { width: 200, height: 100 }),
    await picture('gold', { width: 100, height: 200 }),
  ];
  await page.goto('/generate/text-to-image');
  await attach(page, [wide, tall]);
  await expect(attached(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Mode: Gabung gambar' })).toBeVisible();
  await attached(page).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ke belakang' }).click();
  await page.keyboard.press('Escape');
  expect(await sizeOf(page, 0)).toEqual([100, 200]);

  await page.getByRole('textbox').fill('Berdampingan');
  const sent = page.waitForRequest('**/images/multi-image');
  await createButton(page).click();
  const { images } = (await sent).postDataJSON() as { images: string[] };
  expect(images.map((text) => text.split(',')[1])).toEqual([tall, wide].map(({ buffer }) => buffer.toString('base64')));
  const card = page.getByRole('article', { name: 'Berdampingan' });
  await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });

  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await page.getByRole('button', { name: 'Gambar: Berdampingan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Pakai lagi' }).click();
  await expect(page.getByRole('button', { name: 'Mode: Gabung gambar' })).toBeVisible();
  await expect(attached(page)).toHaveCount(2);
  expect(await sizeOf(page, 0)).toEqual([100, 200]);

  // The first one is gone meanwhile: the other comes back, and the person is told.
  const address = /\/library\/[^/]+\/inputs\/[^/]+$/;
  await page.route(address, (route) => route.fulfill({ status: 404, json: { code: 'not_found' } }), { times: 1 });
  await page.getByRole('link', { name: 'Beranda' }).first().click();
  await page.getByRole('button', { name: 'Gambar: Berdampingan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Pakai lagi' }).click();
  await expect(page.getByText('1 gambar dari karya ini sudah tidak ada')).toBeVisible();
  await expect(attached(page)).toHaveCount(1);
  expect(await sizeOf(page, 0)).toEqual([200, 100]);
});

test('a dropped picture is cut to a ratio, and is still cut after a reload', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const { buffer } = await picture('purple', { width: 400, height: 200 });
  await page.getByRole('textbox').evaluate((element, base64) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(
      new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'jatuh.png', { type: 'image/png' }),
    );
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, buffer.toString('base64'));
  await expect(attached(page)).toHaveCount(1);
  await expect(page).toHaveURL('/generate/image-to-video');
  await attached(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Potong' }).click();
  await sheet.locator('label', { has: page.getByRole('radio', { name: '9:16' }) }).click();
  await sheet.getByRole('button', { name: 'Potong' }).click();
  await expect(sheet.getByRole('img', { name: 'Gambar yang kamu lampirkan' })).toHaveAttribute('height', '200');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.reload();
  await expandComposer(page);
  const [width, height] = await sizeOf(page, 0);
  expect(height).toBe(200);
  expect(width! / height!).toBeCloseTo(9 / 16, 1);
});

test('a photo chosen a moment before a reload is there afterwards, until its account signs out', async ({ page }) => {
  test.slow();
  const person = await verifiedPerson();
  await startSignedIn(page, person.tokens);
  await page.goto('/generate/image-edit');
  const place = page.getByRole('button', { name: 'Pilih gambarmu' });
  await expect(place).toBeVisible();
  // Large enough that it is not ready when the page is left.
  const noise = { type: 'gaussian', sigma: 30, mean: 128 } as const;
  const large = await sharp({ create: { width: 3600, height: 2700, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), place.click()]);
  await chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: large });
  await page.reload();
  await expect(attached(page)).toHaveCount(1, { timeout: 60_000 });
  expect(await sizeOf(page, 0)).toEqual([2048, 1536]);
  await page.reload();
  await expandComposer(page);
  await expect(attached(page)).toHaveCount(1);

  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await fillLogin(page, person);
  await expect(page).toHaveURL(/home/);
  await page.goto('/generate/image-edit');
  await expect(place).toBeVisible();
  await expect(attached(page)).toHaveCount(0);
});

test('a storyboard: as many pictures as asked for, each with its part of the story', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate?mode=storyboard&prompt=Pagi+di+sawah%2C+lalu+malam+di+sawah&max_images=2');
  await expect(page.getByRole('button', { name: 'Mode: Storyboard' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Paling banyak berapa panel' })).toContainText('2');
  await expect(createButton(page)).toHaveText('Buat · 6 koin');
  await createButton(page).click();
  const card = page.getByRole('article', { name: 'Pagi di sawah, lalu malam di sawah' });
  await expect(card).toHaveAttribute('data-status', 'completed', { timeout: RENDERED_WITHIN_MS });
  await expect(card.getByRole('listitem')).toHaveText(['1. Pagi di sawah', '2. Malam di sawah']);
  await card.getByRole('button', { name: '2. Malam di sawah' }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('img', { name: 'Malam di sawah' })).toBeVisible();
  await details.getByRole('button', { name: 'Tampilkan panel 1: Pagi di sawah' }).click();
  await expect(details.getByRole('img', { name: 'Pagi di sawah' })).toBeVisible();
});

test('the address of a mode that has none of its own leads to it, or says that it is not offered', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/storyboard?prompt=Pagi+di+sawah');
  await expect(page.getByRole('button', { name: 'Mode: Storyboard' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Pagi di sawah');
  await expect(page).toHaveURL('/generate');

  await page.route(/\/api-lens\/images\/models-images/, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: { modes: string[] }[] };
    const without = data.map((model) => ({ ...model, modes: model.modes.filter((mode) => mode !== 'storyboard') }));
    return route.fulfill({ response: answer, json: { data: without } });
  });
  await page.goto('/generate/storyboard');
  await expect(page.getByText('Mode ini perlu model yang belum menyala.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mode: Storyboard' })).toBeHidden();
});

test('a file of another kind and one that is too large are refused in the fixed words', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await speak(page, 'en');
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  const place = 'Add your image';
  const strip = page.getByRole('button', { name: /^Image \d of \d/ });
  await pick(page, place, [
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('GIF89a, whatever its name says') },
  ]);
  await expect(page.getByText('Unsupported image format. Use JPG, PNG, or WebP.')).toBeVisible();
  const { buffer } = await picture('red');
  await pick(page, place, [
    { name: 'huge.png', mimeType: 'image/png', buffer: Buffer.concat([buffer, Buffer.alloc(10 * 1024 * 1024)]) },
  ]);
  await expect(page.getByText('Image size too large. Maximum 10MB.')).toBeVisible();
  await expect(page.getByText('Unsupported image format. Use JPG, PNG, or WebP.')).toBeHidden();
  await expect(strip).toHaveCount(0);
  await pick(page, place, [await picture('red')]);
  await expect(strip).toHaveCount(1);
  await expect(page.getByText('Image size too large. Maximum 10MB.')).toBeHidden();
});

test('a picture from the library, and from the details in one tap', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const [made] = await makeImages(tokens.access_token, { prompt: 'Kain sutra biru' });
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  await page.getByRole('button', { name: 'Dari pustakamu' }).click();
  await page.getByRole('button', { name: 'Pakai: Kain sutra biru' }).click();
  await expect(attached(page)).toHaveCount(1);
  expect(await sizeOf(page, 0)).toEqual([made!.media!.width, made!.media!.height]);
  await page.getByRole('textbox').fill('Jadikan malam');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  await expect(page.getByRole('button', { name: /^Buat 2 · / })).toBeVisible();

  await page.goto(`/home?image=${made!.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit gambar ini' }).click();
  await expect(page).toHaveURL('/generate/image-edit');
  // How many were wanted of the other image is not how many are wanted of this one.
  await expect(createButton(page)).toHaveText(/^Buat · /);
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Jadikan malam');
  await expect(page.getByRole('button', { name: /^Buat 2 · / })).toBeVisible();

  await page.goto(`/home?image=${made!.id}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Jadikan video' }).click();
  await expect(page).toHaveURL('/generate/image-to-video');
  // With the words that made it, the built-in engine would change the picture.
  await expect(page.getByRole('textbox')).toHaveValue('');
  await expect(attached(page)).toHaveCount(1);
  // The earlier draft is not lost, although its screen was not opened since.
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page).toHaveURL('/generate/image-edit');
  await expect(page.getByRole('textbox')).toHaveValue('Jadikan malam');
});

test('the place for pictures is reached by keyboard and by camera, and becomes the row of them in their order', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate?mode=multi-image');
  const place = page.getByRole('button', { name: 'Pilih sampai 4 gambar, berurutan' });
  await expect(place).toContainText('JPG, PNG, WebP, maks. 10 MB');
  await expect(page.getByRole('button', { name: 'Tambah gambar' })).toHaveCount(0);

  await test.step('by keyboard, from the chip before it', async () => {
    await page.getByRole('button', { name: 'Mode: Gabung gambar' }).focus();
    // The listener comes before the focus check: unlike a click, a key press does not wait for the browser to register
    // it.
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await asked).isMultiple()).toBe(true);
  });
  await test.step('by the back camera, one photo', async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Ambil foto' }).click(),
    ]);
    const asked = await chooser
      .element()
      .evaluate((input: HTMLInputElement) => [input.getAttribute('capture'), input.accept, input.multiple]);
    expect(asked).toEqual(['environment', 'image/jpeg,image/png,image/webp', false]);
    await chooser.setFiles(await picture('navy', { width: 200, height: 100 }));
    await expect(attached(page)).toHaveCount(1);
    await expect(place).toHaveCount(0);
  });
  await test.step('one more follows it', async () => {
    await pick(page, 'Tambah gambar lagi', [await picture('gold', { width: 100, height: 200 })]);
    await expect(attached(page)).toHaveCount(2);
    expect(await sizeOf(page, 0)).toEqual([200, 100]);
    expect(await sizeOf(page, 1)).toEqual([100, 200]);
  });
});
