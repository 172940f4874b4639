/** What the engine cannot find in a photo is marked by hand, and its place is filled. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Task } from '../../contract/generation.ts';
import { callAs } from '../support/browser/callAs.ts';
import { createButton, expandComposer, RENDERED_WITHIN_MS } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';

/** A red square on a green wall. */
const PHOTO = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#5c8a5a"/>
<rect x="200" y="140" width="60" height="60" fill="#b3261e"/></svg>`;
const MIDDLE = { x: 230 / 480, y: 170 / 360 };

const stage = (page: Page) => page.getByRole('button', { name: /^Gambarmu\. Gerakkan kuas/ });

test('a thing in a photo is marked, erased and paid for once', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const image = await sharp(Buffer.from(PHOTO)).png().toBuffer();
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Pilih gambarmu' }).click(),
  ]);
  await chooser.setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: image });
  await page.getByRole('textbox').fill('hapus kotak merahnya');
  await page.getByRole('button', { name: 'Tandai yang mau dihapus' }).click();
  await expect(stage(page)).toBeVisible();
  const use = page.getByRole('button', { name: 'Pakai tanda ini' });
  await expect(use).toBeDisabled();

  await test.step('too much of it is refused before anything is sent', async () => {
    const slider = page.getByRole('slider', { name: 'Ukuran kuas' });
    await slider.fill('0.12');
    const box = (await stage(page).boundingBox())!;
    await page.mouse.move(box.x + 2, box.y + 2);
    await page.mouse.down();
    for (let line = 1; line < 10; line++)
      await page.mouse.move(box.x + (line % 2) * (box.width - 4), box.y + (box.height * line) / 10);
    await page.mouse.up();
    await expect(page.getByText('Tandai paling banyak 30% gambar.', { exact: false })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expect(use).toBeDisabled();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(use).toBeDisabled();
  });

  await page.getByRole('slider', { name: 'Ukuran kuas' }).fill('0.08');
  const box = (await stage(page).boundingBox())!;
  await page.mouse.move(box.x + (MIDDLE.x - 0.06) * box.width, box.y + (MIDDLE.y - 0.08) * box.height);
  await page.mouse.down();
  for (const [x, y] of [
    [0.06, -0.08],
    [0.06, 0],
    [-0.06, 0],
    [-0.06, 0.08],
    [0.06, 0.08],
  ] as const)
    await page.mouse.move(box.x + (MIDDLE.x + x) * box.width, box.y + (MIDDLE.y + y) * box.height, { steps: 4 });
  await page.mouse.up();
  await use.click();
  await expect(stage(page)).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue('hapus bagian yang ditandai');
  await createButton(page).click();
  await expect(page.getByRole('article').getByRole('button', { name: 'Rincian' })).toBeVisible({
    timeout: RENDERED_WITHIN_MS,
  });

  const { data } = await callAs<{ data: Task[] }>(tokens.access_token, 'GET', '/images/');
  const [task] = data;
  const result = sharp(await (await page.request.get(task!.media!.url)).body());
  const { data: pixels, info } = await result.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.round(MIDDLE.y * info.height) * info.width + Math.round(MIDDLE.x * info.width)) * 4;
  const [red, green, , opacity] = pixels.subarray(at, at + 4);
  expect(opacity).toBe(255);
  expect(green!).toBeGreaterThan(red!);
});

test('strokes outlast a reload until they are used or thrown away', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const image = await sharp(Buffer.from(PHOTO)).png().toBuffer();
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Pilih gambarmu' }).click(),
  ]);
  await chooser.setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: image });
  await page.getByRole('textbox').fill('hapus kotak merahnya');
  const mark = page.getByRole('button', { name: 'Tandai yang mau dihapus' });
  await mark.click();
  await stage(page).press('Enter');
  await stage(page).press('ArrowLeft');
  await stage(page).press('Enter');
  await expect(page.getByText('2 usapan')).toBeAttached();
  await page.reload();
  await expandComposer(page);
  await mark.click();
  await expect(page.getByText('2 usapan')).toBeAttached();
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(page.getByText('1 usapan')).toBeAttached();

  const question = page.getByRole('dialog', { name: 'Buang usapanmu?' });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await question.getByRole('button', { name: 'Lanjut mengusap' }).click();
  await page.reload();
  await expandComposer(page);
  await mark.click();
  await expect(page.getByText('1 usapan')).toBeAttached();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Buang usapan' }).click();
  await page.reload();
  await expandComposer(page);
  await mark.click();
  await expect(stage(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Urungkan' })).toBeDisabled();
});

test('where nobody was found, it is marked by hand', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  const image = await sharp(Buffer.from(PHOTO)).png().toBuffer();
  await callAs(tokens.access_token, 'POST', '/images/image-to-image', {
    prompt: 'hapus orangnya',
    image_base64: image.toString('base64'),
  });
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  await expect(page.getByRole('article').getByText('tidak bisa dibedakan', { exact: false })).toBeVisible({
    timeout: RENDERED_WITHIN_MS,
  });
  await page.getByRole('article').getByRole('button', { name: 'Tandai yang mau dihapus' }).click();
  await stage(page).press('Enter');
  await page.getByRole('button', { name: 'Pakai tanda ini' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('hapus bagian yang ditandai');
  await expect(page.getByRole('button', { name: /^Gambar 1 dari 1/ })).toHaveCount(1);
});
