/**
 * A draft survives reloads and other screens. A link fills the composer once, and the draft it replaced can be
 * restored; a mode without a model says so.
 */
import type { Model } from '../../contract/generation.ts';
import { choose, createButton, expandComposer } from '../support/browser/generation.ts';
import { withoutLiveChannel } from '../support/browser/liveChannel.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test('text and settings survive a reload and a visit to another screen', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  await page.getByRole('textbox').fill('Sawah saat pagi, kabut tipis');
  await choose(page, 'Bentuk video', '9:16');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi, kabut tipis');
  await expandComposer(page);
  await expect(page.getByRole('button', { name: 'Bentuk video: 9:16' })).toBeVisible();
  await page.getByRole('link', { name: 'Riwayat' }).first().click();
  await page.goto('/generate');
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi, kabut tipis');
});

test('a link fills the composer once and the replaced draft can be restored', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-image');
  await page.getByRole('textbox').fill('Sawah saat pagi');
  await choose(page, 'Bentuk gambar', '3:4');
  await page.goto('/generate/text-to-video?prompt=Kota+hujan&ratio=9:16&duration=3&seed=7');
  await expect(page.getByRole('textbox')).toHaveValue('Kota hujan');
  await expect(page).toHaveURL('/generate/text-to-video');
  // It comes back in the mode that it was in.
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page).toHaveURL('/generate/text-to-image');
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi');
  await expect(page.getByRole('button', { name: 'Bentuk gambar: 3:4' })).toBeVisible();
  await page.goto('/generate/text-to-video?prompt=Kota+hujan&ratio=9:16&duration=3&seed=7');
  await expect(page.getByRole('button', { name: 'Bentuk video: 9:16' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Durasi: 3 dtk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pengaturan lain:' })).toContainText('seed 7');

  // Changes made afterwards stay: the link is used up.
  await page.getByRole('textbox').fill('Kota hujan malam');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Kota hujan malam');

  await page.goto('/generate/text-to-video?prompt=Pantai');
  await expect(page.getByRole('textbox')).toHaveValue('Pantai');
  await expect(page.getByText('Draf lama disimpan')).toBeVisible();
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Kota hujan malam');
  await expect(page.getByRole('button', { name: 'Bentuk video: 9:16' })).toBeVisible();
});

test('two tabs with two texts: the one that was written over is offered at the next start', async ({
  page,
  context,
}) => {
  const { tokens, id } = await verifiedPerson();
  await startSignedIn(page, tokens);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/generate/text-to-video');
    await expect(tab.getByRole('textbox')).toBeEditable();
  }
  // The tab's own channel is older than this one and hears it first.
  await other.evaluate((accountId) => {
    const channel = new BroadcastChannel(`kilas.drafts.${accountId}`);
    Object.assign(globalThis, { heard: new Promise((resolve) => (channel.onmessage = resolve)) });
  }, id);
  await page.getByRole('textbox').fill('Sawah saat pagi');
  await other.evaluate(() => (Reflect.get(globalThis, 'heard') as Promise<unknown>).then(() => undefined));
  await other.getByRole('textbox').fill('Kota hujan');
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi');

  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('Kota hujan');
  await expect(page.getByText('Draf lama disimpan')).toBeVisible();
  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(page.getByRole('textbox')).toHaveValue('Sawah saat pagi');
  await expect(other.getByRole('textbox')).toHaveValue('Kota hujan');
});

test('one press empties the composer, and one more brings everything back', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await page.goto('/generate/text-to-video');
  const text = page.getByRole('textbox');
  await text.fill('Sawah saat pagi');
  await choose(page, 'Bentuk video', '9:16');
  await page.getByRole('button', { name: 'Tambah satu' }).click();
  const quantity = page.getByRole('group', { name: 'Jumlah' });
  await expect(quantity).toContainText('2');

  await page.getByRole('button', { name: 'Mulai baru' }).click();
  await expect(text).toHaveValue('');
  await expect(text).toBeFocused();
  await expect(quantity).toContainText('1');
  await expect(page.getByRole('button', { name: /^Bentuk video: 16:9/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mulai baru' })).toBeHidden();

  await page.getByRole('button', { name: 'Kembalikan' }).click();
  await expect(text).toHaveValue('Sawah saat pagi');
  await expect(quantity).toContainText('2');
  await expect(page.getByRole('button', { name: /^Bentuk video: 9:16/ })).toBeVisible();
});

test('a mode without a model that is switched on says so', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  for (const path of ['**/image-to-video/models', '**/images/models-images-edit'])
    await page.route(path, (route) => route.fulfill({ json: { data: [] } }));
  for (const path of ['**/videos/models', '**/images/models-images']) {
    await page.route(path, async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: Model[] };
      return route.fulfill({
        json: {
          data: data.map((model) => ({ ...model, modes: model.modes.filter((mode) => mode.startsWith('text-')) })),
        },
      });
    });
  }
  await page.goto('/generate/image-to-video');
  await expect(page.getByText('Mode ini perlu model yang belum menyala. Ini mode yang paling dekat.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Apa yang terjadi di videonya?' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah gambar' })).toHaveCount(0);
  await expect(createButton(page)).toBeVisible();

  await page.goto('/generate/text-to-image');
  await expect(createButton(page)).toBeVisible();
  await expect(page.getByText('Mode ini perlu model yang belum menyala. Ini mode yang paling dekat.')).toBeHidden();
});

test('models that could not be loaded are reported and fetched again, and no other mode takes their mode’s place', async ({
  page,
}) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutLiveChannel(page);
  const edits = '**/images/models-images-edit';
  const pictures = '**/images/models-images';
  for (const list of [edits, pictures])
    await page.route(list, (route) => route.fulfill({ status: 403, json: { code: 'forbidden', message: 'x' } }));

  // Other models still work, and the page says that something is missing.
  await page.goto('/generate/text-to-video');
  await expect(createButton(page)).toBeVisible();
  await expect(page.getByText('Sebagian model belum muncul.')).toBeVisible();
  await page.unroute(edits);
  const refused = page.waitForResponse(pictures);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await refused;
  await expect(page.getByText('Sebagian model belum muncul.')).toBeVisible();
  await page.unroute(pictures);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Sebagian model belum muncul.')).toBeHidden();
});

test('the generator of a mode whose models could not be loaded says so', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutLiveChannel(page);
  const lists = /\/images\/models-images(-edit)?$/;
  await page.route(lists, (route) => route.fulfill({ status: 403, json: { code: 'forbidden', message: 'x' } }));
  await page.goto('/generate/text-to-image');
  await expect(page.getByText('Generator gagal dimuat')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('textbox', { name: 'Apa yang tampak di gambarnya?' })).toBeVisible();
  await expect(page).toHaveURL('/generate/text-to-image');
});

test('with every model switched off, the generator says so and tries again', async ({ page }) => {
  const { tokens } = await verifiedPerson();
  await startSignedIn(page, tokens);
  await withoutLiveChannel(page);
  const lists = /\/(videos\/models|image-to-video\/models|images\/models-images|images\/models-images-edit)$/;
  await page.route(lists, (route) => route.fulfill({ json: { data: [] } }));
  await page.goto('/generate');
  await expect(page.getByText('Belum ada model yang menyala')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(createButton(page)).toBeVisible();
});
