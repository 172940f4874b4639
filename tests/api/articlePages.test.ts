/**
 * Feeds, sitemap and link cards name exactly what readers may see, from the moment it is published until it is taken
 * away.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraph, photo, upload, write } from '../support/articles.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false, env: { PUBLIC_URL: 'https://kilas.example' } });
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.close());

const get = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.url + address, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

describe('feeds, sitemap and robots.txt', () => {
  it('name what readers see, and change with it at once', async () => {
    const before = await get('/blog/rss.xml');
    expect([before.status, before.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const { id, slug } = await write(admin, { title: 'Kopi & <teh> "pagi"', tags: ['ide'] });
    const rss = await get('/blog/rss.xml');
    expect(rss.text).toContain('<title>Kopi &amp; &lt;teh&gt; &quot;pagi&quot;</title>');
    expect(rss.headers.get('etag')).not.toBe(before.headers.get('etag'));
    for (const address of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])
      expect((await get(address)).text).toContain(`https://kilas.example/blog/${slug}`);
    expect((await get('/sitemap.xml')).text).toContain('https://kilas.example/terms-of-service?language=en');
    expect((await get('/blog/rss.xml?language=en')).text).not.toContain(slug);
    await admin.call('PATCH', `/articles/${id}/unpublish`);
    for (const address of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])
      expect((await get(address)).text).not.toContain(slug);
  });

  it('show a scheduled article when its time comes, and not before', async () => {
    const { id, slug } = await write(admin, { title: 'Nanti saja' }, { isPublished: false });
    const at = new Date(clock.now().getTime() + 30_000).toISOString();
    await admin.call('PATCH', `/articles/${id}/publish?publish_at=${at}`);
    expect((await get('/sitemap.xml')).text).not.toContain(slug);
    clock.advance(30);
    expect((await get('/sitemap.xml')).text).toContain(slug);
  });

  it('answer a repeated question with 304, and compressed', async () => {
    const first = await get('/sitemap.xml', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/sitemap.xml', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(first.headers.get('cache-control')).toContain('stale-while-revalidate');
  });

  it('keep search engines out of personal pages', async () => {
    const robots = await get('/robots.txt');
    expect(robots.text).toMatch(/Disallow: \/api-lens\/[\s\S]*Sitemap: https:\/\/kilas\.example\/sitemap\.xml/);
  });
});

describe('the picture of links to an article', () => {
  const cardOf = (id: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/blog/cards/${id}.jpg`, { headers });

  it('is drawn with its title and cover, kept, and redrawn when the article is published again', async () => {
    const cover = (await upload(server, admin, await photo({ width: 1600, height: 900 }))).body.data;
    const fields = { title: 'Kopi pagi di teras', language: 'en', cover_id: cover.id };
    const { id } = await write(admin, fields);
    const card = await cardOf(id);
    const etag = card.headers.get('etag') ?? '';
    expect([card.status, card.headers.get('content-type'), card.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, no-cache',
    ]);
    const bytes = Buffer.from(await card.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    // At the top right is the cover, hardly darkened; at the bottom left is the title in white on a dark ground.
    const [top, words] = await Promise.all(
      [
        { left: 1000, top: 0, width: 200, height: 100 },
        { left: 72, top: 430, width: 500, height: 80 },
      ].map(async (region) => sharp(await sharp(bytes).extract(region).toBuffer()).stats()),
    );
    expect(top!.channels[0]!.mean).toBeGreaterThan(160);
    expect([words!.channels[2]!.max, words!.channels[2]!.min < 60]).toEqual([255, true]);
    expect((await cardOf(id, { 'if-none-match': etag })).status).toBe(304);

    clock.advance(5);
    await admin.call('PUT', `/articles/${id}`, {
      ...fields,
      title: 'Teh sore',
      content: { blocks: [paragraph('isi')] },
    });
    expect((await cardOf(id)).headers.get('etag')).toBe(etag);
    await admin.call('PATCH', `/articles/${id}/publish`);
    const anew = await cardOf(id);
    expect(anew.headers.get('etag')).not.toBe(etag);
    expect(Buffer.from(await anew.arrayBuffer()).equals(bytes)).toBe(false);
    await admin.call('PATCH', `/articles/${id}/unpublish`);
    expect((await cardOf(id)).status).toBe(404);
  });

  it('does not exist before publication, or for an invalid id', async () => {
    const { id } = await write(admin, { title: 'Rahasia besok' }, { isPublished: false });
    expect((await cardOf(id)).status).toBe(404);
    const at = new Date(clock.now().getTime() + 30_000).toISOString();
    await admin.call('PATCH', `/articles/${id}/publish?publish_at=${at}`);
    expect((await cardOf(id)).status).toBe(404);
    clock.advance(30);
    expect((await cardOf(id)).status).toBe(200);
    expect((await cardOf('..%2f..%2fetc')).status).toBe(404);
  });
});
