/**
 * Every dialog and sheet of the dashboard by keys alone: focus stays inside, Escape closes, and focus goes back. A new
 * screen has it at its heading.
 */
import type { Locator, Page } from '@playwright/test';
import { publishArticle } from '../support/browser/articles.ts';
import { callAs } from '../support/browser/callAs.ts';
import { signInAdmin } from '../support/browser/admin.ts';
import { makeImages } from '../support/browser/generation.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { readProduct } from '../support/browser/product.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';

/** Where focus is; while it is in the browser's own toolbars, the document has none. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === null) return 'bars';
    return activeElement.closest('dialog') ? 'inside' : 'behind';
  });

/** Opens it by Enter, walks once round it both ways, and leaves it by Escape. */
async function expectTrapped(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await focused(page)).toBe('inside');
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press(key);
      expect(await focused(page)).not.toBe('behind');
    }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test('a screen whose link has gone with the last one has the focus at its heading', async ({ page }) => {
  await startSignedIn(page, await signInAdmin());
  await page.goto('/admin/blog');
  const heading = page.getByRole('heading', { level: 1 });
  // Comes from the part that minds the focus, which is loaded after the screen.
  await expect(page).toHaveTitle('Kelola blog · Kilas');
  await page.getByRole('link', { name: 'Tulis artikel' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Artikel baru');
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Judul', exact: true })).toBeFocused();
  await page.getByRole('link', { name: 'Semua artikel' }).focus();
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText('Kelola blog');
  await expect(heading).toBeFocused();
});

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1280, height: 800 }],
] as const)
  test.describe(where, () => {
    test.use({ viewport });

    test('each dialog and sheet keeps focus inside, closes with Escape and gives focus back', async ({ page }) => {
      test.slow();
      const person = await verifiedPerson();
      const [image] = await makeImages(person.tokens.access_token, { prompt: 'Kain sutra jingga', count: 1 });
      const { id: article } = await publishArticle(`Papan ketik ${where}`);
      const screens: [address: string, openers: (string | RegExp)[]][] = [
        [`users/${person.id}`, ['Nonaktifkan', 'Koreksi koin', 'Jadikan admin', 'Ekspor data', 'Hapus semua konten']],
        [`content/${image!.id}`, ['Hapus']],
        ['users', ['Filter']],
        ['prices?kind=rate', [/^Ubah\s*: 4K/]],
        ['vouchers', ['Buat']],
        ['system', ['Perawatan…', 'Cek pembukuan sekarang', 'Hitung ulang angka', /^Jeda\s*: Kilas Studio/]],
        [`blog?edit=${article}`, ['Versi', /^Terbitkan/]],
      ];
      await startSignedIn(page, await signInAdmin());
      for (const [address, openers] of screens) {
        await page.goto(`/admin/${address}`);
        for (const name of openers)
          await test.step(`${address}: ${name}`, () =>
            expectTrapped(page, page.getByRole('main').getByRole('button', { name, exact: true })));
      }
    });

    test('coins are corrected without a pointer, from the list to the line in the ledger', async ({ page }) => {
      const person = await verifiedPerson();
      await startSignedIn(page, await signInAdmin());
      await page.goto(`/admin/users?search=${encodeURIComponent(person.email)}`);
      await page.getByRole('region', { name: 'Pengguna' }).getByRole('link').press('Enter');
      const opener = page.getByRole('button', { name: 'Koreksi koin' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Koin').focus();
      await page.keyboard.type('7');
      await page.keyboard.press('Tab');
      await expect(dialog.getByLabel('Alasan')).toBeFocused();
      await page.keyboard.type('Ganti rugi');
      await page.keyboard.press('Tab');
      await expect(dialog.getByRole('button', { name: 'Koreksi' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog.locator('input[type=password]')).toBeFocused();
      await page.keyboard.type(readProduct().admin.password);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await expect(page.getByRole('region', { name: 'Pembukuan' })).toContainText('Ganti rugi');
    });

    test('every chart has a name, and the same numbers as a table that keys open', async ({ page }) => {
      test.slow();
      const person = await verifiedPerson();
      await makeImages(person.tokens.access_token, { prompt: 'Kain sutra jingga', count: 1 });
      const tokens = await signInAdmin();
      await callAs(tokens.access_token, 'POST', '/dashboard/confirm', { password: readProduct().admin.password });
      await callAs(tokens.access_token, 'POST', '/dashboard/system/recount', { reason: 'Uji grafik' });
      await startSignedIn(page, tokens);
      await page.goto('/admin/dashboard?range=7d');
      await expect(page.getByRole('img', { name: /^Grafik: Hasil per hari/ })).toBeVisible();
      const openers = page.getByText('Baca sebagai tabel');
      const charts = await openers.count();
      expect(await page.getByRole('img', { name: /^Grafik: / }).count()).toBe(charts);
      for (let place = 0; place < charts; place += 1) await openers.nth(place).press('Enter');
      const table = page.getByRole('table', { name: 'Hasil per hari' });
      await expect(table.getByRole('row')).toHaveCount(1 + 7);
      await expect(table.getByRole('columnheader')).toHaveText([
        'Hari (WIB)',
        'Video',
        'Gambar',
        'Gagal',
        'Dihentikan',
      ]);
      // A table from the start.
      await expect(page.getByRole('table', { name: 'Kohort per minggu' }).getByRole('rowheader')).toHaveCount(12);
      await expectAccessible(page);
    });
  });
