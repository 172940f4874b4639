/** A cut-out is corrected by strokes, free and on the device; where nothing was found, all of it is painted by hand. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { callAs } from '../support/browser/callAs.ts';
import { makeItems } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, expectAccessibleInBothThemes, test } from '../support/browser/test.ts';

/** A red disc in the middle and, apart from it, a blue square: the largest thing alone is cut out. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#f2efe8"/>
<circle cx="210" cy="190" r="95" fill="#b3261e"/><rect x="370" y="90" width="60" height="60" fill="#1e4fb3"/></svg>`;
const ON_DISC = { x: 210 / 480, y: 190 / 360 };
const ON_SQUARE = { x: 400 / 480, y: 120 / 360 };
const ON_GROUND = { x: 20 / 480, y: 20 / 360 };

const stage = (page: Page) => page.getByRole('button', { name: /^Hasil potongan/ });

/** Paints a short stroke around a place of the picture. */
async function paint(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const box = (await stage(page).boundingBox())!;
  await page.mouse.move(box.x + x * box.width - 3, box.y + y * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + x * box.width + 3, box.y + y * box.height, { steps: 3 });
  await page.mouse.up();
}

/** Saves the PNG and reads how opaque it is at these places, 0 to 255. */
async function saved(page: Page, ...places: { x: number; y: number }[]): Promise<number[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Simpan PNG · gratis' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const { data, info } = await sharp(await readFile(await download.path()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return places.map(
    ({ x, y }) => data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4 + 3]!,
  );
}

test('one stroke adds what was missed, one removes, and neither costs anything', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  const image = await sharp(Buffer.from(PICTURE)).png().toBuffer();
  await makeItems(tokens.access_token, '/images/image-to-image', {
    prompt: 'hapus background',
    image_base64: image.toString('base64'),
  });
  const balance = async () =>
    (await callAs<{ data: { balance: number } }>(tokens.access_token, 'GET', '/credits/balance')).data.balance;
  const before = await balance();
  await startSignedIn(page, tokens);
  await page.goto('/generate/image-edit');
  await page.getByRole('article').getByRole('button', { name: 'Rincian' }).click();
  await page.getByRole('button', { name: 'Rapikan potongan · gratis' }).click();
  await expect(stage(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  // Its looks come with the editor.
  await expect(page.getByRole('slider')).toHaveCSS('height', '44px');
  expect(await saved(page, ON_DISC, ON_SQUARE, ON_GROUND)).toEqual([255, 0, 0]);

  await paint(page, ON_SQUARE);
  await expect(page.getByText('1 usapan')).toBeAttached();
  expect(await saved(page, ON_DISC, ON_SQUARE, ON_GROUND)).toEqual([255, 255, 0]);

  await page.getByText('Buang', { exact: true }).click();
  await paint(page, ON_DISC);
  await expect(page.getByText('2 usapan')).toBeAttached();
  expect(await saved(page, ON_DISC, ON_SQUARE, ON_GROUND)).toEqual([0, 255, 0]);

  await page.getByRole('button', { name: 'Urungkan' }).last().click();
  expect(await saved(page, ON_DISC, ON_SQUARE, ON_GROUND)).toEqual([255, 255, 0]);

  await test.step('by keys: the brush begins in the middle', async () => {
    await stage(page).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 usapan')).toBeAttached();
    expect(await saved(page, ON_DISC)).toEqual([0]);
  });
  await test.step('nothing is thrown away unasked', async () => {
    await stage(page).press('Enter');
    await expect(page.getByText('3 usapan')).toBeAttached();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog').filter({ hasText: 'Buang usapanmu?' });
    await question.getByRole('button', { name: 'Lanjut mengusap' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('3 usapan')).toBeAttached();
  });
  await test.step('stored, it is what the library shows, and what is touched up next', async () => {
    await page.getByRole('button', { name: 'Simpan di pustaka · gratis' }).click();
    await expect(stage(page)).toBeHidden();
    await page.getByRole('button', { name: 'Rapikan potongan · gratis' }).click();
    await expect(stage(page)).toBeVisible();
    await expect(page.getByText('usapan', { exact: false }).filter({ hasText: /^\d/ })).toHaveCount(0);
    expect(await saved(page, ON_DISC, ON_SQUARE, ON_GROUND)).toEqual([0, 255, 0]);
  });
  await test.step('used as a picture, it is in the generator', async () => {
    await page.getByRole('dialog').last().getByRole('button', { name: 'Edit gambar ini' }).click();
    await expect(page).toHaveURL('/generate/image-edit');
    await expect(page.getByRole('button', { name: /^Gambar 1 dari 1/ })).toHaveCount(1);
  });
  expect(await balance()).toBe(before);
});
