/**
 * Readers of the published API see what is published and nothing else. Writers get unique addresses that keep working,
 * a conflict instead of an overwritten text, a history to go back to, and 30 days to restore what was deleted.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  AdminArticle,
  AdminArticleCard,
  ArticleRevision,
  PublishedArticle,
  PublishedArticlePage,
} from '../../contract/articles.ts';
import { purgeArticles } from '../../server/articles/deleteArticle.ts';
import { paragraph, reader, write } from '../support/articles.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({
    clock,
    isWorking: false,
    env: { KILAS_READER_KEY: 'kilas-published-reader,kunci-lama' },
  });
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.close());

type Data<T> = { data: T };
const later = async (seconds: number) => {
  clock.advance(seconds);
  await server.signInAgain(admin);
};
const list = async (query = '') =>
  (await server.call<PublishedArticlePage>('GET', `/published/articles${query}`, undefined, reader)).body;
const bySlug = (slug: string) =>
  server.call<Data<PublishedArticle>>('GET', `/published/articles/slug/${slug}`, undefined, reader);
const save = (id: string, change: Record<string, unknown>) =>
  admin.call<Data<AdminArticle> & { code?: string; fields?: Record<string, { code: string }> }>(
    'PUT',
    `/articles/${id}`,
    change,
  );
const content = (text: string) => ({ blocks: [paragraph(text)] });

describe('reading what is published', () => {
  it('takes the shared credential, also the one being replaced, and no account’s token', async () => {
    for (const key of ['kilas-published-reader', 'kunci-lama'])
      expect(
        (await server.call('GET', '/published/articles', undefined, { Authorization: `Bearer ${key}` })).status,
      ).toBe(200);
    expect((await admin.call('GET', '/published/articles')).status).toBe(401);
    expect((await server.call('GET', '/articles/admin/all', undefined, reader)).status).toBe(401);
  });

  it('shows an article by id and by address once it is published, and its pages by size', async () => {
    const article = await write(admin, { title: 'Halaman pertama', tags: ['Panduan', 'panduan'] });
    expect(article).toMatchObject({ status: 'published', slug: 'halaman-pertama', tags: ['panduan'], version: 1 });
    const byId = await server.call<Data<PublishedArticle>>(
      'GET',
      `/published/articles/${article.id}`,
      undefined,
      reader,
    );
    expect(byId.body.data).toMatchObject({ title: 'Halaman pertama', reading_minutes: 1, counterpart: null });
    expect((await bySlug('halaman-pertama')).body.data.id).toBe(article.id);
    const page = await list('?page=1&size=1');
    expect([page.page, page.size, page.data.length]).toEqual([1, 1, 1]);
    const behind = await list('?page=999&size=1');
    expect([behind.data, behind.total]).toEqual([[], page.total]);
    expect((await list('?tag=tidak-dipakai')).total).toBe(0);
    expect((await list('?tag=panduan')).data.map(({ id }) => id)).toContain(article.id);
  });

  it('relates an article to those that share most tags with it, and then to the newest', async () => {
    const tagged = (title: string, tags: string[]) => write(admin, { title, language: 'en', tags });
    const both = await tagged('Both tags', ['lamp', 'oil']);
    const one = await tagged('One tag', ['lamp']);
    await later(1);
    const older = await tagged('No tag, older', ['bread']);
    await later(1);
    const newest = await tagged('No tag, newest', []);
    const { slug } = await tagged('The article itself', ['oil', 'lamp']);
    const { related } = (await bySlug(slug)).body.data;
    expect(related.map(({ title }) => title)).toEqual([both, one, newest].map(({ title }) => title));
    expect((await bySlug(older.slug)).body.data.related.map(({ title }) => title)).toContain(newest.title);
  });

  it('finds words in both languages, beginnings of words, and titles first', async () => {
    const inText = await write(admin, {
      title: 'Tentang hal lain',
      content: content('Sebuah perjalanan menuju pegunungan.'),
    });
    const inTitle = await write(admin, { title: 'Perjalanan ke Bromo', content: content('Kabut pagi.') });
    const english = await write(admin, {
      title: 'Running a small shop',
      language: 'en',
      content: content('Product clips.'),
    });
    expect((await list('?search=berjalan')).data.map(({ id }) => id)).toEqual([inTitle.id, inText.id]);
    expect((await list('?search=perj')).total).toBe(2);
    const behind = await list('?search=perj&page=9');
    expect([behind.data, behind.total]).toEqual([[], 2]);
    expect((await list('?search=shops')).data.map(({ id }) => id)).toEqual([english.id]);
    expect((await list('?search=shops&language=id')).total).toBe(0);
    for (const odd of ['%27%20or%201=1', '!!!', '%26%20%7C', 'a%3A*'])
      expect((await server.call('GET', `/published/articles?search=${odd}`, undefined, reader)).status).toBe(200);
  });

  it('leaks neither drafts, nor what is scheduled, taken away or deleted', async () => {
    const draft = await write(admin, { title: 'Zamrud khatulistiwa' }, { isPublished: false });
    const sees = async () => ({
      list: (await list('?size=100')).data.some(({ id }) => id === draft.id),
      search: (await list('?search=zamrud')).total,
      slug: (await bySlug(draft.slug)).status,
      id: (await server.call('GET', `/published/articles/${draft.id}`, undefined, reader)).status,
      related: (await bySlug('halaman-pertama')).body.data.related.some(({ id }) => id === draft.id),
    });
    const nothing = { list: false, search: 0, slug: 404, id: 404, related: false };
    expect(await sees()).toEqual(nothing);
    const at = new Date(clock.now().getTime() + 60_000).toISOString();
    const scheduled = await admin.call<Data<AdminArticle>>('PATCH', `/articles/${draft.id}/publish?publish_at=${at}`);
    expect(scheduled.body.data).toMatchObject({ status: 'scheduled', publish_at: at });
    expect(await sees()).toEqual(nothing);
    await later(60);
    expect((await sees()).list).toBe(true);
    expect((await sees()).slug).toBe(200);
    await save(draft.id, { title: 'Rahasia yang belum jadi', content: content('belum selesai') });
    expect((await list('?search=rahasia')).total).toBe(0);
    expect((await bySlug(draft.slug)).body.data.title).toBe('Zamrud khatulistiwa');
    await admin.call('PATCH', `/articles/${draft.id}/unpublish`);
    expect(await sees()).toEqual(nothing);
    await admin.call('PATCH', `/articles/${draft.id}/publish`);
    expect((await sees()).list).toBe(true);
    expect((await admin.call('DELETE', `/articles/${draft.id}`)).status).toBe(204);
    expect(await sees()).toEqual(nothing);
  });
});

describe('writing', () => {
  it('asks for a missing title or content by name', async () => {
    const refuse = async (fields: Record<string, unknown>) => {
      const { status, body } = await admin.call('POST', '/articles/', {
        title: 'Judul',
        content: content('isi'),
        ...fields,
      });
      return [status, body.fields];
    };
    expect(await refuse({ content: { blocks: [] } })).toEqual([
      422,
      { 'content.blocks': { code: 'article_content_required', message: 'Article must have content before saving' } },
    ]);
    expect(await refuse({ content: content(' <b> </b>&nbsp;') })).toMatchObject([
      422,
      { 'content.blocks': { code: 'article_content_required' } },
    ]);
    expect(await refuse({ content: undefined })).toMatchObject([422, {}]);
    expect(await refuse({ title: '  ' })).toMatchObject([422, { title: { code: 'article_title_required' } }]);
    expect(await refuse({ slug: 'Tidak Boleh' })).toMatchObject([422, { slug: { code: 'slug_invalid' } }]);
    expect(await refuse({ warna: 'merah' })).toMatchObject([422, { warna: { code: 'field_unknown' } }]);
    expect(await refuse({ content: { blocks: [{ type: 'raw', data: { html: '<script>' } }] } })).toMatchObject([
      422,
      {},
    ]);
  });

  it('makes unique addresses, keeps earlier ones that readers knew, and frees the others', async () => {
    const first = await write(admin, { title: 'Ide Lebaran!' });
    expect([first.slug, (await write(admin, { title: 'Ide Lebaran' })).slug]).toEqual(['ide-lebaran', 'ide-lebaran-2']);
    await save(first.id, { title: 'Ide Lebaran', slug: 'belum-terbit', content: content('isi') });
    expect((await bySlug('belum-terbit')).status).toBe(404);
    await save(first.id, { title: 'Ide Lebaran', slug: 'ide-hari-raya', content: content('isi') });
    expect((await write(admin, { title: 'Lain', slug: 'belum-terbit' })).slug).toBe('belum-terbit');
    await admin.call('PATCH', `/articles/${first.id}/publish`);
    for (const slug of ['ide-lebaran', 'ide-hari-raya'])
      expect((await bySlug(slug)).body.data).toMatchObject({ id: first.id, slug: 'ide-hari-raya' });
    const taken = await admin.call('POST', '/articles/', { title: 'x', slug: 'ide-lebaran', content: content('isi') });
    expect([taken.status, taken.body.fields?.slug?.code]).toEqual([422, 'slug_taken']);
  });

  it('reports a conflict, and recognises a save repeated after a lost answer', async () => {
    const { id, version } = await write(admin, {}, { isPublished: false });
    const change = { title: 'Dari ponsel', content: content('isi'), version, save_id: crypto.randomUUID() };
    const [once, again] = [await save(id, change), await save(id, change)];
    expect([once.body.data.version, again.status, again.body.data.version]).toEqual([2, 200, 2]);
    const late = await save(id, {
      title: 'Dari laptop',
      content: content('isi'),
      version,
      save_id: crypto.randomUUID(),
    });
    expect([late.status, late.body.code]).toEqual([409, 'article_conflict']);
    const racing = await Promise.all(
      Array.from({ length: 6 }, () => save(id, { title: 'Serentak', content: content('isi'), version: 2 })),
    );
    expect(racing.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('keeps a history in steps larger than a keystroke, and any of them can be restored', async () => {
    const { id, slug } = await write(admin, { title: 'Versi satu' }, { isPublished: false });
    for (const text of ['a', 'ab', 'abc'])
      await save(id, { title: 'Versi dua', content: content(text), reason: 'autosave' });
    await later(601);
    await save(id, { title: 'Versi tiga', content: content('abcd'), reason: 'autosave' });
    const { data } = (await admin.call<Data<ArticleRevision[]>>('GET', `/articles/${id}/revisions`)).body;
    expect(data.map(({ title, reason }) => [title, reason])).toEqual([
      ['Versi tiga', 'autosave'],
      ['Versi dua', 'autosave'],
      ['Versi satu', 'save'],
    ]);
    const first = await admin.call<Data<{ article: Record<string, unknown> }>>(
      'GET',
      `/articles/${id}/revisions/${data.at(-1)?.id}`,
    );
    const restored = await save(id, { ...first.body.data.article, reason: 'restore' });
    expect(restored.body.data).toMatchObject({ title: 'Versi satu', slug, version: 6 });
  });

  it('links an article to its one counterpart in the other language', async () => {
    const indonesian = await write(admin, { title: 'Bahasa kita' });
    const english = await write(admin, { title: 'Our language', language: 'en', counterpart_id: indonesian.id });
    expect((await bySlug(indonesian.slug)).body.data.counterpart).toEqual({ slug: english.slug, language: 'en' });
    expect((await bySlug(english.slug)).body.data.counterpart).toEqual({ slug: indonesian.slug, language: 'id' });
    for (const wrong of [{ language: 'id' }, { language: 'en' }]) {
      const refused = await admin.call('POST', '/articles/', {
        title: 'Ketiga',
        content: content('isi'),
        counterpart_id: indonesian.id,
        ...wrong,
      });
      expect(refused.body.fields?.counterpart_id?.code).toBe('counterpart_invalid');
    }
  });

  it('brings a deleted article back as a draft for 30 days, and then forgets it', async () => {
    const { id, slug } = await write(admin, { title: 'Sekali hapus' });
    await admin.call('DELETE', `/articles/${id}`);
    expect((await admin.call('PUT', `/articles/${id}`, { title: 'x', content: content('isi') })).status).toBe(404);
    const bin = await admin.call<{ data: AdminArticleCard[] }>('GET', '/articles/admin/all?status=deleted');
    expect(bin.body.data.map((article) => article.id)).toContain(id);
    expect((await admin.call<Data<AdminArticle>>('PATCH', `/articles/${id}/restore`)).body.data.status).toBe('draft');
    await admin.call('DELETE', `/articles/${id}`);
    await later(30 * 86_400 + 1);
    expect((await admin.call('PATCH', `/articles/${id}/restore`)).status).toBe(404);
    await purgeArticles(server.services);
    expect((await admin.call('GET', `/articles/${id}`)).status).toBe(404);
    expect((await write(admin, { title: 'Sekali hapus' })).slug).toBe(slug);
  });

  it('lists for admins by status, language and words', async () => {
    const { id } = await write(admin, { title: 'Dicari admin', language: 'en' }, { isPublished: false });
    const found = async (query: string) =>
      (
        await admin.call<{ data: AdminArticleCard[] }>('GET', `/articles/admin/all?page=1&size=20&${query}`)
      ).body.data.map((article) => article.id);
    expect(await found('search=dicari&status=draft&language=en')).toEqual([id]);
    expect(await found('search=dicari&status=published')).toEqual([]);
  });

  it('finds among all articles those that can still become a counterpart', async () => {
    const joined = await write(admin, { title: 'Pasangan lama', language: 'en' });
    const translated = await write(admin, { title: 'Pasangan baru', counterpart_id: joined.id });
    const free = await write(admin, { title: 'Pasangan kosong', language: 'en' }, { isPublished: false });
    const found = async (query: string) =>
      (
        await admin.call<{ data: AdminArticleCard[]; total: number }>(
          'GET',
          `/articles/admin/all?search=pasangan&${query}`,
        )
      ).body;
    const without = await found('language=en&has_counterpart=false');
    expect([without.data.map(({ id }) => id), without.total]).toEqual([[free.id], 1]);
    expect((await found('has_counterpart=true')).data.map(({ id }) => id)).toEqual([translated.id, joined.id]);
    await admin.call('DELETE', `/articles/${translated.id}`);
    expect((await found('language=en&has_counterpart=false')).total).toBe(2);
  });
});
