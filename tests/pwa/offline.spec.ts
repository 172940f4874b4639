/**
 * After one visit every screen opens without a network, with the lists, thumbnails and clips that were seen or kept.
 * Calls are never cached.
 */
import { ASSET_CACHE, copiesCacheName, mediaCacheName, previewCacheName } from '../../src/offline/names.ts';
import { waitForPersisted } from '../support/browser/waitForPersisted.ts';
import { openProfile } from '../support/browser/steps.ts';
import { BEFORE_DEADLINE_MS, cachedPaths, expect, openSignedIn, signIn, test, waitForWorker } from './fixtures.ts';

test('the worker installs, controls the first visit and keeps the shell', async ({ site, profile }) => {
  const page = await (await profile.open()).newPage();
  await page.goto(`${site.url}/auth/login`);
  await waitForWorker(page);
  const kept = await cachedPaths(page, 'kilas.precache');
  expect(kept).toContain('/app.html');
  // Every page asks for its icon; without it a browser warns of each page that is opened offline.
  expect(kept).toContain('/icons/mark.svg');
  expect(kept).not.toContain('/repair.html');
  expect(kept.filter((path) => path.includes('/api-lens'))).toEqual([]);
});

for (const [how, cut] of [
  ['without a network', 'offline'],
  ['with a server that refuses', 'refused'],
  ['with a network that takes everything and answers nothing', 'lie-fi'],
  ['behind a portal that answers everything with a page', 'portal'],
] as const) {
  test(`deep routes open ${how}`, async ({ site, profile }) => {
    const { context, page } = await openSignedIn({ site, profile, prompts: ['kucing oranye di pasar', 'ombak pagi'] });
    await waitForPersisted(page, [['library', { status: 'completed' }, 1]]);
    if (cut === 'offline') await context.setOffline(true);
    else if (cut === 'refused') await site.stop();
    else if (cut === 'lie-fi') site.swallow();
    else site.becomePortal();
    for (const path of ['/home', '/history', '/generate/text-to-video', '/']) {
      await page.goto(site.url + path);
      await expect(page.locator('#main')).toContainText(/\S/);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(page.locator('#main').getByText('Kamu offline.')).toBeVisible();
    }
    await expect(page).toHaveURL(/\/home/);
    await expect(page.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();
    if (cut !== 'offline') await site.start();
  });
}

test('the picture of what is listed below the fold is kept, though it was never in sight', async ({
  site,
  profile,
}) => {
  const account = site.api.addAccount(
    'Rani',
    Array.from({ length: 20 }, (_, index) => `ombak ke-${index}`),
  );
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  const thumbnails = account.tasks.map(({ media }) => new URL(media!.thumbnail_url, site.url).pathname).toSorted();
  await expect
    .poll(async () => (await cachedPaths(page, previewCacheName(account.user.id))).toSorted())
    .toEqual(thumbnails);
});

test('the other screens open without a network although nobody has opened them here', async ({ site, profile }) => {
  const { context, page } = await openSignedIn({ site, profile, prompts: ['kucing oranye di pasar'] });
  await expect.poll(() => site.api.calls.get('GET /api-lens/credits/packages')).toBe(1);
  await waitForPersisted(page, ['packages']);
  await expect
    .poll(async () => (await cachedPaths(page, ASSET_CACHE)).some((path) => path.includes('/privacy-policy-')))
    .toBe(true);
  await context.setOffline(true);
  await page.goto(`${site.url}/top-up`);
  await expect(page.getByRole('heading', { level: 1, name: 'Isi saldo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pilih paket' }).getByRole('link')).toContainText('500');
  for (const path of [
    '/order',
    '/payments/history',
    '/redeem-voucher',
    '/activity',
    '/template',
    '/template/create',
    '/terms-of-service',
    '/privacy-policy',
  ]) {
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('belum ada di perangkatmu')).toHaveCount(0);
    await expect(page.locator('#main').getByText('Kamu offline.')).toBeVisible();
  }
});

test('library and history show their items with thumbnails after a cold start offline', async ({
  site,
  diskProfile: profile,
}) => {
  const account = site.api.addAccount('Rani', ['kucing oranye di pasar', 'ombak pagi']);
  const first = await (await profile.open()).newPage();
  await signIn(first, site, account);
  await waitForWorker(first);
  await expect(first.getByRole('button', { name: 'Video: kucing oranye' })).toBeVisible();
  // A list is stored after it is shown: a page that is left at once has not got that far.
  await waitForPersisted(first, [['library', { status: 'completed' }, 1]]);
  await first.goto(`${site.url}/history`);
  await expect(first.locator('#main')).toContainText('kucing oranye');
  await waitForPersisted(first, ['history']);
  await expect.poll(() => cachedPaths(first, previewCacheName(account.user.id))).toHaveLength(2);
  await site.stop();

  const context = await profile.open();
  await context.setOffline(true);
  const page = await context.newPage();
  for (const path of ['/home', '/history']) {
    await page.goto(site.url + path);
    for (const prompt of ['kucing oranye', 'ombak pagi']) {
      await expect(
        page
          .getByRole('button', { name: `Video: ${prompt}` })
          .or(page.locator('#main').getByText(prompt))
          .first(),
      ).toBeVisible();
    }
    const pictures = page.locator('#main img[src*="/media/"]');
    await expect(pictures).toHaveCount(2);
    await expect
      .poll(() => pictures.evaluateAll((all) => all.every((image) => (image as HTMLImageElement).naturalWidth > 0)))
      .toBe(true);
  }
  // Nobody asked this while there was a network: it is answered from what the other lists have kept.
  await page.goto(`${site.url}/home?search=ombak`);
  await expect(page.getByText('Hanya isi perangkat ini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: ombak pagi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toHaveCount(0);
});

test('an item shown only in the generator has its picture in the lists offline', async ({ site, profile }) => {
  const { account, context, page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  await waitForPersisted(page, ['library']);
  await page.goto(`${site.url}/history`);
  await waitForPersisted(page, ['history']);
  await page.goto(`${site.url}/generate/text-to-video`);
  await expect(page.getByRole('article', { name: 'ombak pagi' }).getByRole('img')).toBeVisible();
  const previews = previewCacheName(account.user.id);
  const { poster_url: poster, thumbnail_url: thumbnail } = account.tasks[0]!.media!;
  const pathOf = (address: string) => new URL(address, site.url).pathname;
  await expect.poll(() => cachedPaths(page, previews)).toContain(pathOf(poster));
  await context.setOffline(true);
  // Lists show the small picture, which the app fetches ahead when idle; this device has not got that far.
  const keepOnlyPoster = () =>
    page.evaluate(
      async ([cacheName, path]) => (await caches.open(cacheName!)).delete(path!),
      [previews, pathOf(thumbnail)],
    );
  await expect
    .poll(async () => {
      await keepOnlyPoster();
      return cachedPaths(page, previews);
    })
    .toEqual([pathOf(poster)]);
  for (const path of ['/home', '/history']) {
    await page.goto(site.url + path);
    const picture = page.locator('#main img[src*="/thumbnail"]');
    await expect(picture).toHaveCount(1);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('a kept answer that no longer fits the contract is dropped, not shown', async ({ site, profile }) => {
  const { account, context, page } = await openSignedIn({ site, profile, prompts: ['kucing oranye di pasar'] });
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toBeVisible();
  const countKept = () =>
    page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>(
        (resolve) => (indexedDB.open(name).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result)),
      );
      const keys = await new Promise<IDBValidKey[]>(
        (resolve) =>
          (database.transaction('queries').objectStore('queries').getAllKeys().onsuccess = ({ target }) =>
            resolve((target as IDBRequest<IDBValidKey[]>).result)),
      );
      database.close();
      return keys.filter((key) => String(key).includes('"library"')).length;
    }, `kilas.account.${account.user.id}`);
  await expect.poll(countKept).toBeGreaterThan(0);
  // A page of the same origin without the app, which would store its next answer over what is written here.
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>(
      (resolve) => (indexedDB.open(name).onsuccess = ({ target }) => resolve((target as IDBOpenDBRequest).result)),
    );
    await new Promise<void>((resolve) => {
      const transaction = database.transaction('queries', 'readwrite');
      transaction.oncomplete = () => resolve();
      transaction.objectStore('queries').openCursor().onsuccess = ({ target }) => {
        const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
        if (!cursor) return;
        if (String(cursor.key).includes('"library"')) {
          const record = cursor.value as { schemaVersion: string; state: { data: { data: { prompt?: unknown }[] } } };
          record.schemaVersion = 'of an older build';
          for (const task of record.state.data.data) task.prompt = { text: 'of an older build' };
          cursor.update(record);
        }
        cursor.continue();
      };
    });
    database.close();
  }, `kilas.account.${account.user.id}`);
  await context.setOffline(true);
  await page.goto(`${site.url}/home`);
  await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Video: kucing oranye' })).toHaveCount(0);
});

test('a clip that was opened once is answered in ranges offline', async ({ site, profile }) => {
  const { account, context, page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  const address = account.tasks[0]?.media?.url as string;
  const ask = (range: string) =>
    page.evaluate(
      async ([path, wanted]) => {
        const response = await fetch(path as string, { headers: { range: wanted as string } });
        return {
          status: response.status,
          range: response.headers.get('content-range'),
          size: (await response.arrayBuffer()).byteLength,
        };
      },
      [address, range],
    );
  expect(await ask('bytes=0-')).toEqual({ status: 206, range: 'bytes 0-199999/200000', size: 200_000 });
  await expect.poll(() => cachedPaths(page, `kilas.media.${account.user.id}`)).toHaveLength(1);
  await context.setOffline(true);
  expect(await ask('bytes=1000-1999')).toEqual({ status: 206, range: 'bytes 1000-1999/200000', size: 1000 });
});

test('a clip kept by choice plays offline after all else was cleared, and goes when it is removed', async ({
  site,
  profile,
}) => {
  const { account, context, page } = await openSignedIn({ site, profile, prompts: ['ombak pagi'] });
  await page.goto(`${site.url}/home`);
  const details = page.getByRole('dialog').first();
  const openItem = () => page.getByRole('button', { name: 'Video: ombak pagi' }).click();
  const press = async (name: string) => {
    await details.getByRole('button', { name: 'Aksi lain' }).click();
    await page.getByRole('button', { name }).click();
  };
  await openItem();
  await press('Simpan offline');
  await expect(details.getByText('Tersimpan di perangkat ini')).toBeVisible();
  await expect.poll(() => cachedPaths(page, copiesCacheName(account.user.id))).toHaveLength(1);

  await page.goto(`${site.url}/home`);
  await openProfile(page, 'Rani');
  const storage = page.getByRole('region', { name: 'Penyimpanan di perangkat ini' });
  await expect(storage.getByRole('listitem').filter({ hasText: 'Kamu simpan offline' })).toContainText('200 kB');
  await storage.getByRole('button', { name: 'Kosongkan' }).click();
  await page
    .getByRole('dialog', { name: 'Kosongkan yang pernah dilihat?' })
    .getByRole('button', { name: 'Kosongkan' })
    .click();
  await expect(storage.getByRole('button', { name: 'Kosongkan' })).toBeHidden();
  expect(await cachedPaths(page, mediaCacheName(account.user.id))).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${site.url}/home`);
  await openItem();
  await expect(details.getByText('Tersimpan di perangkat ini')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const answer = await fetch(path, { headers: { range: 'bytes=1000-1999' } }).catch(() => null);
        return answer && [answer.status, (await answer.arrayBuffer()).byteLength];
      }, account.tasks[0]?.media?.url as string),
    )
    .toEqual([206, 1000]);
  await press('Hapus salinan offline');
  await expect(details.getByText('Tersimpan di perangkat ini')).toBeHidden();
  expect(await cachedPaths(page, copiesCacheName(account.user.id))).toEqual([]);
});

test('a missing hashed file is a 404 and never a page, and calls are never cached', async ({ site, profile }) => {
  const account = site.api.addAccount('Rani', ['ombak pagi']);
  const page = await (await profile.open()).newPage();
  await signIn(page, site, account);
  await waitForWorker(page);
  const missing = await page.evaluate(async () => {
    const response = await fetch('/assets/gone-1234567.js');
    return { status: response.status, type: response.headers.get('content-type') };
  });
  expect(missing.status).toBe(404);
  expect(missing.type).not.toContain('html');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
      ),
    );
    return keys.flat();
  });
  expect(kept.filter((path) => path.startsWith('/api-lens') || path.includes('gone-'))).toEqual([]);
});

for (const cut of ['refused', 'lie-fi'] as const) {
  test(`a list that was left before its first answer shows what else is stored (${cut})`, async ({
    site,
    diskProfile: profile,
  }) => {
    const account = site.api.addAccount('Rani', ['ombak pagi']);
    const first = await (await profile.open()).newPage();
    const isOfLibrary = /\/api-lens\/library/;
    // Never answered, as when the connection is lost too soon.
    await first.route(isOfLibrary, () => undefined);
    await signIn(first, site, account);
    await waitForWorker(first);
    await first.goto(`${site.url}/history`);
    await expect(first.locator('#main')).toContainText('ombak pagi');
    // The generator shows its items beside the form, and has no form without models.
    await waitForPersisted(first, ['history', 'user', ['video-models'], ['image-models']]);

    const context = await profile.open();
    if (cut === 'refused') await site.stop();
    else site.swallow();
    const page = await context.newPage();
    for (const path of ['/home', '/generate/text-to-video']) {
      await page.goto(site.url + path);
      const item = page.getByRole('button', { name: 'Video: ombak pagi' }).or(page.getByText('ombak pagi'));
      await expect(item.first()).toBeVisible({ timeout: BEFORE_DEADLINE_MS });
      await expect(page.getByText(/(Hasilmu|Pustakamu) gagal dimuat/)).toHaveCount(0);
    }
  });
}
