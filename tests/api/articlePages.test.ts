import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '../support/articles.ts';
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
    expect(rss.text).toContain('<title>Kopi &#38; &#60;teh&#62; &#34;pagi&#34;</title>');
    expect(rss.headers.get('etag')).not.toBe(before.headers.get('etag'));
    for (const address of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml'])
      expect((await get(address)).text).toContain(`https://kilas.example/blog/${slug}`);
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

  it('keep search engines away from what is one person’s', async () => {
    const robots = await get('/robots.txt');
    expect(robots.text).toMatch(/Disallow: \/api-lens\/[\s\S]*Sitemap: https:\/\/kilas\.example\/sitemap\.xml/);
  });
});
