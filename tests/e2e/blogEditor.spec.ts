/**
 * What an admin typed outlives the network and a reload, earlier versions come back, and an article goes through its whole
 * life: address, preview, counterpart, schedule, end, return.
 */
import {
  beginArticle,
  expectEditorReady,
  expectKept,
  expectSaved,
  firstParagraph,
} from '../support/browser/articleEditor.ts';
import { adminTokens, ownWord, paragraph, publishArticle } from '../support/browser/articles.ts';
import { withWorker } from '../support/browser/browsers.ts';
import { callAs } from '../support/browser/callAs.ts';
import { speak, startSignedIn } from '../support/browser/people.ts';
import { expect, test } from '../support/browser/test.ts';

test.use(withWorker);

// A single press that takes longer than this never succeeds.
test.use({ actionTimeout: 20_000 });

test.describe('on a phone, in English and in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en-GB' });

  test('what was typed without a network is there after a reload, and saved once it is back', async ({ page }) => {
    const tokens = await adminTokens();
    await speak(page, 'en');
    await startSignedIn(page, tokens);
    await beginArticle(page, 'Written on a ferry');
    await page.keyboard.type('Ashore.');
    await expectSaved(page);
    await expect(page).toHaveURL(/edit=[\da-f-]{36}/);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expectEditorReady(page);
    await page.context().setOffline(true);
    await firstParagraph(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' At sea.');
    await expectKept(page);
    await page.reload();
    await expect(firstParagraph(page)).toHaveText('Ashore. At sea.');
    await expectEditorReady(page);
    await firstParagraph(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Still there.');
    await expectKept(page);
    await page.context().setOffline(false);
    await expectSaved(page);
    const id = /edit=([\da-f-]{36})/.exec(page.url())![1];
    const { data } = await callAs<{ data: { content: unknown } }>(tokens.access_token, 'GET', `/articles/${id}`);
    expect(JSON.stringify(data.content)).toContain('Ashore. At sea. Still there.');
  });
});

test('below the editor’s bar nothing of the dashboard’s links is seen while scrolling', async ({ page }) => {
  await startSignedIn(page, await adminTokens());
  await beginArticle(page, 'Catatan panjang');
  const links = page.getByRole('navigation', { name: 'Dasbor Admin' });
  await expect(links).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('button', { name: 'Pratinjau' })).toBeInViewport();
  await expect(links).not.toBeInViewport();
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('nothing counts as saved from the first key on, and what is published includes the last one', async ({
    page,
  }) => {
    const tokens = await adminTokens();
    await startSignedIn(page, tokens);
    await beginArticle(page, 'Sampai huruf terakhir');
    await page.keyboard.type('Awal');
    await expectSaved(page);
    const mark = page.getByRole('status').filter({ hasText: /Tersimpan|Belum disimpan/ });
    // It may be gone before anybody outside the page looks.
    const words = await mark.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      new MutationObserver(() => seen.push(element.textContent)).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      return seen;
    });
    await page.keyboard.type(',');
    await expect.poll(() => words.jsonValue()).toContain('Belum disimpan');
    await expectSaved(page);

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    const publish = page.getByRole('button', { name: 'Terbitkan sekarang' });
    await expect(publish).toBeVisible();
    // Two presses within the time that Editor.js waits for further keys.
    await page.evaluate(() => {
      const paragraph = document.querySelector('.ce-paragraph')!;
      paragraph.append(' tengah dan akhir.');
      paragraph.dispatchEvent(new InputEvent('input', { bubbles: true }));
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button')];
      buttons.find(({ textContent }) => textContent === 'Terbitkan sekarang')!.click();
    });
    await expect(page.getByText('Terbit', { exact: true }).first()).toBeVisible();
    const id = /edit=([\da-f-]{36})/.exec(page.url())![1];
    const { data } = await callAs<{ data: { content: unknown } }>(tokens.access_token, 'GET', `/articles/${id}`);
    expect(JSON.stringify(data.content)).toContain('Awal, tengah dan akhir.');

    // What is typed while leaving is saved, too.
    await page.getByRole('textbox', { name: 'Judul', exact: true }).focus();
    await firstParagraph(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Lalu pergi.');
    await page.getByRole('link', { name: 'Semua artikel' }).click();
    await expect
      .poll(async () => JSON.stringify(await callAs(tokens.access_token, 'GET', `/articles/${id}`)))
      .toContain('akhir. Lalu pergi.');
  });

  test('an earlier version comes back, and of two tabs the later one is offered both texts', async ({
    page,
    context,
  }) => {
    const tokens = await adminTokens();
    await startSignedIn(page, tokens);
    const { id } = await publishArticle('Dua tab', { content: { blocks: [paragraph('Versi awal.')] } });
    await callAs(tokens.access_token, 'PUT', `/articles/${id}`, {
      title: 'Dua tab',
      content: { blocks: [paragraph('Versi kedua.')] },
      reason: 'save',
    });
    await page.goto(`/admin/blog?edit=${id}`);
    await expect(firstParagraph(page)).toHaveText('Versi kedua.');
    await page.getByRole('button', { name: 'Versi', exact: true }).click();
    await page.getByRole('button', { name: 'Pulihkan' }).last().click();
    await expect(firstParagraph(page)).toHaveText('Versi awal.');
    await expectSaved(page);

    const other = await context.newPage();
    await other.goto(`/admin/blog?edit=${id}`);
    await expectEditorReady(other);
    await firstParagraph(other).click();
    await other.keyboard.press('End');
    await other.keyboard.type(' Dari tab lain.');
    await expectSaved(other);
    await expectEditorReady(page);
    await firstParagraph(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Dari tab ini.');
    const conflict = page.getByRole('dialog').filter({ hasText: 'Orang lain sudah menyimpan' });
    await expect(conflict).toContainText('Versi awal. Dari tab lain.');
    await expect(conflict).toContainText('Versi awal. Dari tab ini.');
    await conflict.getByRole('button', { name: 'Ambil punya mereka' }).click();
    await expect(firstParagraph(page)).toHaveText('Versi awal. Dari tab lain.');
    await expectSaved(page);
  });

  test('an article is scheduled, published, moved, taken away, deleted and brought back', async ({ page, request }) => {
    const tokens = await adminTokens();
    const own = ownWord();
    const [title, first, second] = [
      `Riwayat sebuah artikel ${own}`,
      `riwayat-sebuah-artikel-${own}`,
      `pindah-rumah-${own}`,
    ];
    const counterpart = `The other language ${own}`;
    await publishArticle(counterpart, { language: 'en', slug: `the-other-language-${own}` });
    await startSignedIn(page, tokens);
    await beginArticle(page, title);
    await expect(page.getByText('Artikel harus punya isi sebelum disimpan')).toBeVisible();
    await page.keyboard.type('Isinya.');
    await expectSaved(page);
    const status = async (at: string) => (await request.get(at, { maxRedirects: 0 })).status();
    const told = async () =>
      Promise.all(
        ['/blog', '/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml', `/blog?search=${own}`].map(async (at) =>
          (await (await request.get(at)).text()).includes(first),
        ),
      );

    await page.getByLabel('Judul untuk mesin pencari').fill('Judul pendek');
    await page.getByLabel('Deskripsi untuk mesin pencari').fill('Begini ringkasnya.');
    const aside = page.getByRole('complementary', { name: 'Tentang artikel' });
    await expect(aside.getByText('Judul pendek · Kilas')).toBeVisible();
    await aside.getByRole('button', { name: 'Pilih artikel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: counterpart }).click();
    await expect(aside.getByText(counterpart)).toBeVisible();
    await expectSaved(page);

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(/^Kapan/).fill('2099-01-01T08:00');
    await sheet.getByRole('button', { name: 'Jadwalkan' }).click();
    await expect(page.getByText('Terjadwal', { exact: true }).first()).toBeVisible();
    expect(await status(`/blog/${first}`)).toBe(404);
    expect(await told()).toEqual([false, false, false, false, false]);

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await sheet.getByLabel(/^Kapan/).fill('');
    await sheet.getByRole('button', { name: 'Terbitkan sekarang' }).click();
    await expect(page.getByText('Terbit', { exact: true }).first()).toBeVisible();
    expect(await told()).toEqual([true, true, true, true, true]);
    const html = await (await request.get(`/blog/${first}`)).text();
    expect(html).toContain('<title>Judul pendek · Kilas</title>');
    expect(html).toContain('hreflang="en"');

    await page.getByLabel('Alamat', { exact: true }).fill(second);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Terbitkan perubahan' }).click();
    await sheet.getByRole('button', { name: 'Terbitkan sekarang' }).click();
    await expect(sheet).toBeHidden();
    const moved = await request.get(`/blog/${first}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, `/blog/${second}`]);

    await page.getByRole('button', { name: 'Batalkan terbit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Batalkan terbit' }).click();
    await expect(page.getByText('Draf', { exact: true }).first()).toBeVisible();
    expect(await status(`/blog/${second}`)).toBe(404);
    expect(await status(`/blog/${first}`)).toBe(404);

    await page.goto(`/admin/blog?search=${own}`);
    await page.getByRole('button', { name: `Hapus “${title}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await expect(page.getByText('Artikel dipulihkan sebagai draf')).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });
});

test('an article that was taken away is removed from its readers’ devices', async ({ page, context }) => {
  const tokens = await adminTokens();
  const { id, slug } = await publishArticle('Dibaca lalu ditarik');
  const isKept = () => page.evaluate(async (key) => Boolean(await caches.match(key)), `/blog/${slug}`);
  await page.goto(`/blog/${slug}`);
  await page.mouse.move(5, 5);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await expect.poll(isKept).toBe(true);
  await callAs(tokens.access_token, 'PATCH', `/articles/${id}/unpublish`);
  await page.reload();
  await page.mouse.move(9, 9);
  // Also where the kept copy was shown first.
  await expect(page.getByText('Artikel ini sudah tidak ada')).toBeVisible();
  await expect.poll(isKept).toBe(false);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Isi artikel yang bisa dibaca')).toHaveCount(0);
});
