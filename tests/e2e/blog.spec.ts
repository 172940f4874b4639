/**
 * Articles are read without JavaScript and without a network, and nothing in them runs or becomes markup. An admin's
 * writing survives a lost network and a conflict with somebody else's.
 */
import { adminTokens, ownWord, paragraph, publishArticle, uploadPicture } from '../support/browser/articles.ts';
import { withWorker } from '../support/browser/browsers.ts';
import { callAs } from '../support/browser/callAs.ts';
import { expectEditorReady, pastePicture, untilKeysAreHeard } from '../support/browser/articleEditor.ts';
import { startSignedIn, verifiedPerson } from '../support/browser/people.ts';
import { chooseLanguage } from '../support/browser/steps.ts';
import { expect, expectAccessible, test } from '../support/browser/test.ts';
import { ATTACKS, hostileBlocks, hostileFields } from '../support/hostileMarkup.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('list, search and article are there to be read', async ({ page }) => {
    const title = `Bacaan tanpa skrip ${ownWord()}`;
    const { slug } = await publishArticle(title);
    await page.goto('/blog?search=bacaan');
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
    await expect(page.getByText('Isi artikel yang bisa dibaca tanpa JavaScript.')).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Kilas`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/blog/${slug}$`));
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual([
      'BlogPosting',
      'BreadcrumbList',
    ]);
  });
});

test('an article is taken over by the app, and leads to the generator after signing in', async ({ page }) => {
  const own = ownWord();
  const { slug } = await publishArticle(`Artikel dan promptnya ${own}`);
  await page.goto(`/blog/${slug}`);
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Coba prompt ini' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?next=.*text-to-image.*Bromo/);
  await page.goBack();
  await page.getByRole('link', { name: 'Semua artikel' }).click();
  await page.getByRole('searchbox').fill(own);
  await page.getByRole('button', { name: 'Cari' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 artikel' })).toBeVisible();
  await expectAccessible(page);
});

test('whoever switches the language reads on in it, or is told that there is only this one', async ({ page }) => {
  const own = ownWord();
  const english = await publishArticle(`In English ${own}`, { language: 'en' });
  const { slug } = await publishArticle(`Dua bahasa ${own}`, { counterpart_id: english.id });
  const only = await publishArticle(`Satu bahasa ${own}`);
  await page.goto(`/blog/${only.slug}`);
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await chooseLanguage(page, 'EN');
  await expect(page.getByText('This article is in Indonesian only.')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/blog/${only.slug}$`));
  // Who arrives in the other language stays.
  await page.goto(`/blog/${slug}`);
  await page.mouse.move(10, 10);
  await expect(page.getByRole('link', { name: 'Read in English' })).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await chooseLanguage(page, 'ID');
  await chooseLanguage(page, 'EN');
  await expect(page).toHaveURL(new RegExp(`/blog/${english.slug}$`));
  await expect(page.getByRole('heading', { level: 1, name: `In English ${own}` })).toBeVisible();
});

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('a guest reads the list, the articles with their pictures, and the terms again without a network', async ({
    page,
    context,
  }) => {
    const isKept = async (path: string) => {
      // A page that nobody touches rests before the app comes.
      await page.mouse.move(5, 5);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await expect
        .poll(() => page.evaluate(async (key) => Boolean(await (await caches.open('kilas.pages')).match(key)), path))
        .toBe(true);
    };
    const title = `Bacaan di kereta ${ownWord()}`;
    const { slug } = await publishArticle(title, { cover_id: await uploadPicture() });
    await page.goto('/terms-of-service');
    await isKept('/terms-of-service');
    await page.goto('/blog');
    await isKept('/blog');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await isKept(`/blog/${slug}`);
    const picture = page.locator('#main img').first();
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), source)).toBe(true);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Kamu offline')).toBeVisible();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await page.goto('/blog');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    // What the operator has set for the event is not in the app's own files.
    await page.goto('/terms-of-service');
    await expect(page.locator('#event')).toContainText('Rp 25.000.000');
    await expect(page.getByText('Kamu offline')).toBeVisible();
  });

  for (const reader of ['guest', 'creator'] as const)
    test(`a ${reader} sees pictures offline that were never scrolled to`, async ({ page, context }) => {
      const title = `Jauh di bawah ${ownWord()}`;
      const data = { media_id: await uploadPicture(), width: 480, height: 270, alt: 'Laut', caption: '' };
      const blocks = [...Array.from({ length: 300 }, () => paragraph('Kata demi kata.')), { type: 'image', data }];
      const { slug } = await publishArticle(title, { content: { blocks } });
      if (reader === 'creator') await startSignedIn(page, (await verifiedPerson()).tokens);
      await page.goto(`/blog/${slug}`);
      await page.mouse.move(5, 5);
      const picture = page.getByRole('img', { name: 'Laut' });
      const isShown = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await expect.poll(isShown).toBe(true);
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), source)).toBe(true);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(isShown).toBe(true);
    });
});

test('an earlier address of an article leads to its present one', async ({ request }) => {
  const title = 'Alamat yang pindah';
  const present = `alamat-baru-${ownWord()}`;
  const { id, slug } = await publishArticle(title);
  const tokens = await adminTokens();
  await callAs(tokens.access_token, 'PUT', `/articles/${id}`, {
    title,
    slug: present,
    content: { blocks: [paragraph('Isi.')] },
  });
  await callAs(tokens.access_token, 'PATCH', `/articles/${id}/publish`);
  const answer = await request.get(`/blog/${slug}?language=id`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/blog/${present}`]);
});

test('an address without an article says so, with status 404', async ({ page }) => {
  const answer = await page.goto('/blog/tidak-ada');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel ini sudah tidak ada' })).toBeVisible();
});

test('nothing that an article holds runs or becomes markup, where it is read, listed and edited', async ({ page }) => {
  const attack = ATTACKS.join(' ');
  const own = ownWord();
  const { id, slug } = await publishArticle('Serangan', {
    ...hostileFields('</title><img src=x onerror=alert(1)>'),
    slug: `serangan-tersimpan-${own}`,
    cover_id: await uploadPicture(),
    cover_alt: attack.slice(0, 300),
    content: {
      blocks: [
        ...ATTACKS.flatMap((each) => hostileBlocks(each)),
        { type: 'code', data: { code: attack } },
        { type: 'prompt', data: { prompt: attack.slice(0, 500), mode: 'text-to-video' } },
      ],
    },
  });
  const { slug: harmless } = await publishArticle('Biasa saja', { slug: `biasa-saja-${own}` });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => void (dialogs.push(dialog.message()), dialog.dismiss()));
  // Anything that the policy has to stop would still be markup.
  await page.addInitScript(() => {
    Object.assign(window, { stopped: [] });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      Reflect.get(window, 'stopped').push(`${violatedDirective} ${sample}`),
    );
  });
  const expectNone = async (inside: string) => {
    const found = await page
      .locator(`${inside} *`)
      .evaluateAll((elements) =>
        elements.flatMap((each) => [
          ...(/^(script|iframe|object|embed|style|math|template|base|meta|link)$/i.test(each.localName)
            ? [each.outerHTML]
            : []),
          ...[...each.attributes]
            .filter(
              ({ name, value }) =>
                name.startsWith('on') ||
                (/^(href|src|action|formaction|xlink:href)$/.test(name) &&
                  /^\s*(javascript|data|vbscript):/i.test(value)),
            )
            .map(() => each.outerHTML),
        ]),
      );
    expect([found, dialogs, await page.evaluate(() => Reflect.get(window, 'stopped'))]).toEqual([[], [], []]);
  };
  const policyOf = async (path: string) => {
    const answer = await page.goto(path);
    // Each page allows its own part of the app's styles: as many hashes, with different values.
    return answer
      ?.headers()
      ['content-security-policy']?.replace(/style-src[^;]*/, (styles) => styles.replace(/sha256-[^']+/g, 'sha256'));
  };
  const usual = await policyOf(`/blog/${harmless}`);
  expect(await policyOf(`/blog/${slug}`)).toBe(usual);
  await expectNone('#main');
  await page.mouse.move(10, 10);
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('</title><img src=x onerror=alert(1)>');
  await expectNone('#main');
  await page.goto('/blog');
  await expectNone('#main');
  await startSignedIn(page, await adminTokens());
  await page.goto(`/admin/blog?edit=${id}`);
  await expect(page.locator('.ce-block').first()).toBeVisible();
  await expectNone('.codex-editor__redactor');
});

test.describe('with the app’s worker', () => {
  test.use(withWorker);

  test('an admin writes, loses the network, meets a conflict, and publishes', async ({ page }) => {
    // Four saves with the pauses between them, one of them over a network that comes back.
    test.slow();
    const own = ownWord();
    const tokens = await adminTokens();
    await startSignedIn(page, tokens);
    await page.goto('/admin/blog?edit=new');
    await page.getByRole('textbox', { name: 'Judul', exact: true }).fill(`Ditulis di ponsel ${own}`);
    await expectEditorReady(page);
    await page.locator('.ce-paragraph').first().click();
    await page.keyboard.type('Kalimat pertama.');
    await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/edit=[\da-f-]{36}/);
    const id = /edit=([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
    // Saving gave it an address; the cursor must stay where it was.
    await page.keyboard.type(' Kalimat kedua.');
    await expect(page.locator('.ce-paragraph').first()).toHaveText('Kalimat pertama. Kalimat kedua.');
    await page.keyboard.press('Enter');
    await pastePicture(page);
    await page.locator('.ce-block').getByLabel('Teks alternatif').fill('Laut dari dekat');
    await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.context().setOffline(true);
    await page.locator('.ce-paragraph').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Ditulis tanpa sinyal.');
    await expect(page.getByText(/Tidak ada koneksi/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible({ timeout: 60_000 });

    const elsewhere = { title: 'Ditulis di laptop', content: { blocks: [paragraph('Versi lain.')] } };
    await callAs(tokens.access_token, 'PUT', `/articles/${id}`, elsewhere);
    await page.locator('.ce-paragraph').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Lanjut.');
    const conflict = page.getByRole('dialog').filter({ hasText: 'Orang lain sudah menyimpan' });
    await expect(conflict).toContainText('Versi lain.');
    await expect(conflict).toContainText('Ditulis tanpa sinyal. Lanjut.');
    await conflict.getByRole('button', { name: 'Lanjutkan punyaku' }).click();
    await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Terbitkan', exact: true }).click();
    await page.getByRole('button', { name: 'Terbitkan sekarang' }).click();
    await expect(page.getByText('Terbit', { exact: true }).first()).toBeVisible();
    await page.goto(`/blog/ditulis-di-ponsel-${own}`);
    await expect(page.getByText('Kalimat pertama. Kalimat kedua. Ditulis tanpa sinyal. Lanjut.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Laut dari dekat' })).toBeVisible();
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('keys alone lead into each block, out of it, and through the fields beside', async ({ page }) => {
    await startSignedIn(page, await adminTokens());
    await page.goto('/admin/blog?edit=new');
    const blocks = page.locator('.ce-block');
    await expectEditorReady(page);
    await page.getByRole('textbox', { name: 'Judul', exact: true }).press('Tab');
    await page.keyboard.type('Awal.');
    await page.keyboard.press('Enter');
    await expect(blocks).toHaveCount(2);
    await untilKeysAreHeard(page);
    await page.keyboard.type('/');
    await expect(page.locator('.ce-popover--opened input')).toBeFocused();
    await page.keyboard.type('Gambar');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(blocks.getByLabel('Tempel gambar di sini')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(blocks.getByRole('button', { name: 'Pilih gambar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(blocks.getByRole('button', { name: 'Dari karyaku' })).toBeFocused();
    const tags = page.getByLabel('Tag', { exact: true });
    await tags.press('Shift+Tab');
    await expect(page.getByLabel('Alamat', { exact: true })).toBeFocused();
    // When focus returns to the first block by other means than the editor's, typing must go there.
    await page.getByRole('textbox', { name: 'Judul', exact: true }).press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Kedua.');
    await expect(blocks.nth(1)).toHaveText('Kedua.');
  });
});
