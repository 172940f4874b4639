/**
 * Whatever an author or a file contains, readers get harmless markup and pictures redrawn without metadata. Pictures
 * stay as long as an article names them.
 */
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminArticle, ArticleBlock, PublishedArticle } from '../../contract/articles.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import { collectPictures } from '../../server/articles/pictures/collectPictures.ts';
import { resultKey } from '../../server/media/storageKeys.ts';
import { mediaFiles } from '../../server/media/tables.ts';
import { newId } from '../../server/platform/identifier.ts';
import { paragraph, photo, reader, upload, write } from '../support/articles.ts';
import { ATTACKS, hostileBlocks, hostileFields } from '../support/hostileMarkup.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  admin = await server.signUp({ role: 'admin' });
});
afterAll(() => server.close());

const RUNS =
  /<(?!\/?(?:b|strong|i|em|u|s|a|mark|code|sub|sup|br)\b)[a-z!/]|<[^>]*\son\w+\s*=|<[^>]*\sstyle\s*=|href="(?!https?:|mailto:|\/[^/]|#)/i;

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('stored markup', () => {
  it.each(ATTACKS)('is harmless in every line of HTML: %s', async (attack) => {
    const { id } = await write(admin, { content: { blocks: hostileBlocks(attack) } });
    const { data } = (
      await server.call<{ data: PublishedArticle }>('GET', `/published/articles/${id}`, undefined, reader)
    ).body;
    expect(data.content.blocks).toHaveLength(hostileBlocks(attack).length);
    const lines = JSON.stringify(data.content.blocks.map(({ data: inside }) => inside)).replaceAll('\\"', '"');
    expect(lines).not.toMatch(RUNS);
    expect(lines).not.toContain('jahat.example');
  });

  it('stays plain text where there is no markup: title, excerpt, tags, code, prompts, alternative texts', async () => {
    const picture = (await upload(server, admin, await photo())).body.data;
    for (const attack of ATTACKS) {
      const fields = hostileFields(attack);
      const plain: ArticleBlock[] = [
        { type: 'code', data: { code: attack } },
        { type: 'prompt', data: { prompt: attack, mode: 'text-to-video' } },
        { type: 'image', data: { media_id: picture.id, width: 900, height: 600, alt: attack, caption: attack } },
      ];
      const { id, slug } = await write(admin, {
        ...fields,
        cover_id: picture.id,
        cover_alt: attack,
        content: { blocks: [paragraph('isi'), ...plain] },
      });
      expect(slug).toMatch(/^[a-z0-9-]+$/);
      const { data } = (
        await server.call<{ data: PublishedArticle }>('GET', `/published/articles/${id}`, undefined, reader)
      ).body;
      expect(data).toMatchObject({ title: inOneLine(fields.title), excerpt: inOneLine(fields.excerpt) });
      const image = data.content.blocks[3]?.data as { alt: string; caption: string };
      expect(inOneLine(image.alt)).toBe(inOneLine(attack));
      expect(image.caption).not.toMatch(RUNS);
    }
    for (const feed of ['rss', 'atom']) {
      const text = await (await fetch(`${server.url}/blog/${feed}.xml`)).text();
      expect(text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toMatch(
        /<(?:img|svg|script|iframe|style|form|math)\b/i,
      );
    }
    const tagged = await admin.call<{ fields: Record<string, unknown> }>('POST', '/articles/', {
      title: 'x',
      content: { blocks: [paragraph('isi')] },
      tags: ['<b>'],
    });
    expect([tagged.status, Object.keys(tagged.body.fields)]).toEqual([422, ['tags.0']]);
  });

  it('keeps what an editor writes', async () => {
    const text = 'A <b>b</b> <i>c</i> <a href="https://kilas.example/?a=1&amp;b=2">d</a> <code>e &lt; f</code><br />g';
    const { content } = await write(admin, { content: { blocks: [paragraph(text)] } });
    expect(content.blocks[0]?.data).toEqual({ text });
  });

  it('refuses players that are not on the list, and unknown blocks', async () => {
    for (const block of [
      { type: 'embed', data: { source: 'https://jahat.example/embed/1' } },
      { type: 'embed', data: { source: 'https://youtube.com.jahat.example/watch?v=dQw4w9WgXcQ' } },
      { type: 'embed', data: { source: 'javascript:alert(1)//youtu.be/dQw4w9WgXcQ' } },
      { type: 'image', data: { media_id: '../../etc/passwd', width: 1, height: 1 } },
      { type: 'image', data: { media_id: '01890000-0000-7000-8000-000000000000', width: 1, height: 1 } },
      { type: 'html', data: { html: '<b>' } },
      {
        type: 'list',
        data: {
          style: 'unordered',
          items: [
            {
              content: '1',
              items: [{ content: '2', items: [{ content: '3', items: [{ content: '4', items: [] }] }] }],
            },
          ],
        },
      },
    ]) {
      const { status } = await admin.call('POST', '/articles/', {
        title: 'x',
        content: { blocks: [paragraph('isi'), block] },
      });
      expect([block.type, status]).toEqual([block.type, 422]);
    }
  });
});

describe('pictures', () => {
  it('are redrawn in both formats for phones, without metadata, and may be cached for ever', async () => {
    const { status, body } = await upload(server, admin, await photo({ width: 2400, height: 1200 }));
    expect([status, body.data.width, body.data.height]).toEqual([201, 1600, 800]);
    for (const [width, format] of [
      [480, 'webp'],
      [800, 'avif'],
      [1600, 'webp'],
    ] as const) {
      const answer = await fetch(`${server.url}/media/articles/${body.data.id}/${width}.${format}`);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.includes('KameraRahasia')).toBe(false);
      const { width: drawn, exif } = await sharp(bytes).metadata();
      expect([drawn, exif]).toEqual([width, undefined]);
    }
    expect((await fetch(`${server.url}/media/articles/${body.data.id}/640.webp`)).status).toBe(404);
  });

  it('are refused when they are not pictures, are broken, too large or from a stranger', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const truncated = (await photo()).subarray(0, 200);
    const polyglot = Buffer.concat([Buffer.from('GIF89a/*'), await photo()]);
    for (const [bytes, code] of [
      [svg, 'image_format_unsupported'],
      [polyglot, 'image_format_unsupported'],
      [truncated, 'image_unreadable'],
      [await photo({ width: 12, height: 40 }), 'image_too_small'],
      [await photo({ width: 1700, height: 100 }), 'image_too_narrow'],
      [Buffer.alloc(0), 'image_required'],
    ] as const) {
      const { status, body } = await upload(server, admin, bytes, { name: 'a.jpg' });
      expect([status, body.fields?.file?.code]).toEqual([422, code]);
    }
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect((await upload(server, admin, bomb)).body.fields?.file?.code).toBe('image_unreadable');
    for (const megabytes of [11, 24]) {
      const { status, body } = await upload(server, admin, Buffer.alloc(megabytes * 1024 * 1024));
      expect([status, body.fields?.file?.code]).toEqual([422, 'image_too_large']);
    }
    expect((await upload(server, admin, await photo(), { field: 'gambar' })).body.fields?.file?.code).toBe(
      'image_required',
    );
    expect((await upload(server, await server.signUp(), await photo())).status).toBe(403);
    const json = await fetch(`${server.url}${API_BASE}/articles/upload-media`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${admin.tokens.access_token}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([json.status, await json.json()]).toMatchObject([
      415,
      { message: expect.stringContaining('multipart/form-data') },
    ]);
  });

  it('come from one’s own works the way an upload does, and from nobody else’s', async () => {
    const { services } = server;
    const keep = async (userId: string, mimeType: string, variant: 'main' | 'poster', bytes: Buffer) => {
      const id = newId(clock.now());
      await services.storage.put(resultKey(id, variant), Readable.from([bytes]));
      const file = { id, userId, mimeType, width: 2400, height: 1200, sizeBytes: bytes.length, createdAt: clock.now() };
      await services.database.insert(mediaFiles).values(file);
      return id;
    };
    const use = (mediaId: string) =>
      admin.call<{ data: { id: string; width: number; height: number }; fields?: Record<string, { code: string }> }>(
        'POST',
        '/articles/use-work',
        { media_id: mediaId },
      );
    const bytes = await photo({ width: 2400, height: 1200 });
    const own = admin.id;
    for (const id of [await keep(own, 'image/jpeg', 'main', bytes), await keep(own, 'video/mp4', 'poster', bytes)]) {
      const { status, body } = await use(id);
      expect([status, body.data.width, body.data.height]).toEqual([201, 1600, 800]);
      const kept = await fetch(`${server.url}/media/articles/${body.data.id}/480.avif`);
      const { width, exif } = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
      expect([width, exif]).toEqual([480, undefined]);
    }
    const liar = await use(await keep(own, 'image/png', 'main', Buffer.from('<svg onload="alert(1)"/>')));
    expect([liar.status, liar.body.fields?.media_id?.code]).toEqual([422, 'image_format_unsupported']);
    const foreign = await keep((await server.signUp()).id, 'image/jpeg', 'main', bytes);
    expect([(await use(foreign)).status, (await use(newId(clock.now()))).status]).toEqual([404, 404]);
  });

  it('are stored, or refused with a time to try again, when many are uploaded at once', async () => {
    const bytes = await photo();
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(server, admin, bytes)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.every((status) => status === 201 || status === 503)).toBe(true);
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(10);
  });

  it('carry the size that was measured, and stay while anything names them', async () => {
    const used = (await upload(server, admin, await photo())).body.data;
    const cover = (await upload(server, admin, await photo())).body.data;
    const unused = (await upload(server, admin, await photo())).body.data;
    const block = { type: 'image', data: { media_id: used.id, width: 1, height: 1, alt: 'Oranye' } };
    const article = await write(admin, { content: { blocks: [block] }, cover_id: cover.id, cover_alt: 'Sampul' });
    expect(article.content.blocks[0]?.data).toMatchObject({ width: 900, height: 600, alt: 'Oranye' });
    expect(article.cover).toEqual({ id: cover.id, width: 900, height: 600, alt: 'Sampul' });
    await admin.call<{ data: AdminArticle }>('PUT', `/articles/${article.id}`, {
      title: 'x',
      content: { blocks: [paragraph('isi')] },
    });
    clock.advance(4 * 86_400);
    await collectPictures(server.services);
    const status = async (id: string) => (await fetch(`${server.url}/media/articles/${id}/480.webp`)).status;
    expect([await status(used.id), await status(cover.id), await status(unused.id)]).toEqual([200, 200, 404]);
  });
});
