/**
 * Templates, curated or one's own, are found, filled in and opened in the composer, also without a network. What was
 * typed into the form survives a reload until it is saved or given up, or its account signs out.
 */
import type { Page } from '@playwright/test';
import { wholeBrowser } from '../support/browser/browsers.ts';
import { createButton, makeImages } from '../support/browser/generation.ts';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { fillLogin, reloadWithoutNetwork, signOut } from '../support/browser/steps.ts';
import { expect, test } from '../support/browser/test.ts';

// Signing out crashes the headless shell.
test.use(wholeBrowser);

async function signIn(page: Page): Promise<void> {
  await startSignedIn(page, (await verifiedPerson()).tokens);
}

const cards = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('button');

test('only signed-in people get there', async ({ page }) => {
  for (const path of ['/template', '/template/create']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('the sheet closes by the phone’s back gesture and gives the focus back', async ({ page }) => {
  await signIn(page);
  await page.goto('/template');
  const card = cards(page, 'Dari Kilas').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(card).toBeFocused();
});

test('a curated template is found, filled in and opened in the composer with its words and settings', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/template');
  await page.getByRole('searchbox', { name: 'Cari template' }).fill('latar produk');
  await expect(cards(page, 'Dari Kilas')).toHaveCount(1);
  await cards(page, 'Dari Kilas').click();
  const sheet = page.getByRole('dialog', { name: 'Latar foto produk' });
  await expect(
    sheet.getByText('latar belakang abstrak gelombang warna emas lembut, pastel, "Kopi Senja"'),
  ).toBeVisible();
  await sheet.getByLabel('Nama merek').fill('Batik Sari');
  await sheet.getByRole('button', { name: 'Pakai template' }).click();
  await expect(page).toHaveURL('/generate/text-to-image');
  await expect(page.getByRole('textbox')).toHaveValue(
    'latar belakang abstrak gelombang warna emas lembut, pastel, "Batik Sari"',
  );
  await expect(page.getByRole('button', { name: /^Bentuk (video|gambar): 1:1/ })).toBeVisible();
  await expect(createButton(page)).toBeVisible();
});

test('a template of one’s own: made, used, changed, deleted', async ({ page }) => {
  await signIn(page);
  await page.goto('/template?shelf=own');
  await page.getByRole('link', { name: 'Buat template pertamamu' }).click();
  await page.getByRole('button', { name: 'Simpan template' }).click();
  await expect(page.getByLabel('Nama', { exact: true })).toBeFocused();
  await page.getByLabel('Nama', { exact: true }).fill('Menu harian');
  const prompt = page.getByLabel('Prompt', { exact: true });
  await prompt.fill('Foto es cendol di meja kayu');
  await prompt.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 14));
  await page.getByRole('button', { name: 'Jadikan pilihan ini isian' }).click();
  await expect(prompt).toHaveValue('Foto {es_cendol} di meja kayu');
  await page.getByLabel('Yang ditanyakan').fill('Menu hari ini');
  await page.getByRole('button', { name: 'Simpan template' }).click();
  await expect(page.getByText('Template tersimpan')).toBeVisible();

  await cards(page, 'Punyamu').click();
  const sheet = page.getByRole('dialog', { name: 'Menu harian' });
  await expect(sheet.getByText('Foto es cendol di meja kayu')).toBeVisible();
  await expect(sheet.getByLabel('Menu hari ini')).toBeVisible();
  await sheet.getByRole('link', { name: 'Ubah' }).click();
  await page.getByLabel('Nama', { exact: true }).fill('Menu warung');
  await page.getByRole('button', { name: 'Simpan perubahan' }).click();
  await expect(cards(page, 'Punyamu').getByText('Menu warung')).toBeVisible();

  await cards(page, 'Punyamu').click();
  await page.getByRole('button', { name: 'Hapus', exact: true }).click();
  await page.getByRole('dialog', { name: 'Hapus template ini?' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Template dihapus')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Punyamu' })).toHaveCount(0);
  await page.reload();
  await expect(cards(page, 'Dari Kilas').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Punyamu' })).toHaveCount(0);
});

test('what was written into the form is there after a reload, until it is saved or given up', async ({ page }) => {
  const person = await verifiedPerson();
  await startSignedIn(page, person.tokens);
  await page.goto('/template/create');
  const name = page.getByLabel('Nama', { exact: true });
  const prompt = page.getByLabel('Prompt', { exact: true });
  await prompt.fill('Foto {menu} di meja kayu');
  await page.getByLabel('Yang ditanyakan').fill('Menu hari ini');
  await name.pressSequentially('Menu harian');
  await page.reload();
  await expect(name).toHaveValue('Menu harian');
  await expect(prompt).toHaveValue('Foto {menu} di meja kayu');
  await expect(page.getByLabel('Yang ditanyakan')).toHaveValue('Menu hari ini');

  await test.step('a new start is a separate template', async () => {
    await page.goto('/template/create?prompt=Danau');
    await expect(prompt).toHaveValue('Danau');
    await expect(name).toHaveValue('');
  });
  await test.step('given up, by either button', async () => {
    await page.goto('/template/create');
    await page.getByRole('button', { name: 'Mulai baru' }).click();
    await expect(name).toHaveValue('');
    await name.fill('Menu malam');
    await page.reload();
    await expect(name).toHaveValue('Menu malam');
    await page.getByRole('link', { name: 'Batal' }).click();
    await expect(page).toHaveURL('/template');
    await page.goto('/template/create');
    await expect(prompt).toBeVisible();
    await expect(name).toHaveValue('');
  });
  await test.step('signing out removes it', async () => {
    await name.fill('Menu rahasia');
    await page.reload();
    await expect(name).toHaveValue('Menu rahasia');
    await signOut(page);
    await expect(page).toHaveURL('/');
    // The page that signing out leads to may still be loading, and would cancel a visit that begins before it.
    await expect(async () => void (await page.goto('/auth/login'))).toPass();
    await fillLogin(page, person);
    await expect(page).toHaveURL(/home/);
    await page.goto('/template/create');
    await expect(prompt).toBeVisible();
    await expect(name).toHaveValue('');
  });
});

test('an item becomes a template with its words and settings', async ({ page }) => {
  test.slow();
  const { tokens } = await verifiedPerson();
  await makeImages(tokens.access_token, { prompt: 'Kain sutra berkabut' });
  await startSignedIn(page, tokens);
  await page.goto('/home');
  await page.getByRole('button', { name: 'Gambar: Kain sutra berkabut' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aksi lain' }).click();
  await page.getByRole('dialog', { name: 'Aksi lain' }).getByRole('button', { name: 'Jadikan template' }).click();
  await expect(page.getByLabel('Prompt', { exact: true })).toHaveValue('Kain sutra berkabut');
  await page.getByLabel('Nama', { exact: true }).fill('Danau');
  await page.getByRole('button', { name: 'Simpan template' }).click();
  await cards(page, 'Punyamu').filter({ hasText: 'Danau' }).click();
  await expect(page.getByRole('dialog', { name: 'Danau' })).toContainText('Gambar dari teks');
});

test('templates are read and filled in without a network', async ({ page }) => {
  await signIn(page);
  await page.goto('/template');
  await expect(cards(page, 'Dari Kilas').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await waitForPersisted(page, ['templates']);
  await reloadWithoutNetwork(page);
  await expect(page.getByText(/Kamu offline\. Template tetap bisa diisi dan disimpan\. Data .+\.$/)).toBeVisible();
  await cards(page, 'Dari Kilas').first().click();
  const sheet = page.getByRole('dialog', { name: 'Latar foto produk' });
  await sheet.getByLabel('Nama merek').fill('Kopi Malam');
  await expect(sheet.getByText('pastel, "Kopi Malam"')).toBeVisible();
});
