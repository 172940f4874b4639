/**
 * Pictures that people send are turned upright, stripped of metadata and kept in their order; whatever is no picture is
 * refused by name and costs nothing. A storyboard pays for the pictures delivered.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { MAX_IMAGE_BYTES } from '../../contract/limits.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;
let photo: Buffer;

beforeAll(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], env: { KILAS_DAILY_LIMIT: '1000' } });
  creator = await server.signUp({ coins: 10_000 });
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a7' } })
    .withExif({ IFD0: { Copyright: 'rahasia' }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

const base64 = (bytes: Buffer) => bytes.toString('base64');

async function ended(id: string, kind: 'videos' | 'images/task'): Promise<Task> {
  let task: Task | undefined;
  await waitUntil('it ends', async () => {
    task = (await creator.call<{ data: Task }>('GET', `/${kind}/${id}`)).body.data;
    return task.status === 'completed' || task.status === 'failed';
  });
  return task!;
}

describe('a picture to start from', () => {
  it('is turned upright, stripped of metadata, and handed to the engine', async () => {
    const answer = await creator.call<AcceptedReply>('POST', '/image-to-video/generate', {
      prompt: 'kamera maju pelan',
      image_base64: `data:image/jpeg;base64,${base64(photo)}`,
    });
    expect(answer.status).toBe(202);
    const task = answer.body.data.items[0]!;
    expect(task).toMatchObject({
      kind: 'video',
      mode: 'image-to-video',
      settings: { aspect_ratio: 'adaptive' },
      inputs: [{}],
    });
    await ended(task.id, 'videos');
    const [image] = engine.submitted.find((request) => request.reference === `${task.id}/1`)!.images;
    expect([image!.width, image!.height]).toEqual([40, 60]);
    const kept = await readFile(path.join(server.services.config.dataDirectory, 'files', image!.storageKey));
    const { format, exif, orientation } = await sharp(kept).metadata();
    expect([format, exif, orientation]).toEqual(['webp', undefined, undefined]);
    const thumbnail = await fetch(server.url + task.inputs[0]!.thumbnail_url);
    expect([thumbnail.status, thumbnail.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([undefined, '', '   '])('needs no text to move: %j', async (prompt) => {
    const answer = await creator.call<AcceptedReply>('POST', '/image-to-video/generate', {
      prompt,
      image_base64: base64(photo),
    });
    expect(answer.status).toBe(202);
    const task = answer.body.data.items[0]!;
    expect(task.prompt).toBe('Gambar ini bergerak');
    expect((await ended(task.id, 'videos')).status).toBe('completed');
    const edit = await creator.call('POST', '/images/image-to-image', { prompt, image_base64: base64(photo) });
    expect(edit.body.message).toBe('Prompt is required');
  });

  it('keeps the order of several', async () => {
    const sizes = [
      [20, 30],
      [30, 20],
      [25, 25],
    ] as const;
    const images = await Promise.all(
      sizes.map(([width, height]) =>
        sharp({ create: { width, height, channels: 3, background: '#123' } })
          .png()
          .toBuffer(),
      ),
    );
    const { body } = await creator.call<AcceptedReply>('POST', '/images/multi-image', {
      prompt: 'gabungkan',
      images: images.map(base64),
    });
    const task = body.data.items[0]!;
    await ended(task.id, 'images/task');
    expect(
      engine.submitted
        .find((request) => request.reference === `${task.id}/1`)!
        .images.map(({ width, height }) => [width, height]),
    ).toEqual(sizes);
  });

  it('can be fetched by its owner, unchanged, and by nobody else', async () => {
    const { body } = await creator.call<AcceptedReply>('POST', '/images/image-to-image', {
      prompt: 'lebih hangat',
      image_base64: base64(photo),
    });
    const task = body.data.items[0]!;
    const fetchInput = (account: TestAccount, taskId: string, inputId: string) =>
      fetch(`${server.url}/api-lens/library/${taskId}/inputs/${inputId}`, {
        headers: { authorization: `Bearer ${account.tokens.access_token}` },
      });
    const answer = await fetchInput(creator, task.id, task.inputs[0]!.id);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 40, height: 60 });

    const other = await server.signUp({ coins: 100 });
    expect((await fetchInput(other, task.id, task.inputs[0]!.id)).status).toBe(404);
    const { body: next } = await creator.call<AcceptedReply>('POST', '/images/image-to-image', {
      prompt: 'lebih sejuk',
      image_base64: base64(photo),
    });
    expect(
      (await fetchInput(creator, next.data.items[0]!.id, task.inputs[0]!.id)).status,
      'a picture of another item',
    ).toBe(404);
  });

  it('is refused when a ratio is asked for', async () => {
    const answer = await creator.call('POST', '/image-to-video/generate', {
      prompt: 'a',
      image_base64: base64(photo),
      aspect_ratio: '16:9',
    });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Image-to-video mode only supports adaptive aspect ratio',
    ]);
  });
});

describe('a bad picture', () => {
  /** A PNG whose header claims so many pixels, with hardly any data behind it. */
  function claimedPng(width: number, height: number): Buffer {
    const chunk = (name: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
      const out = Buffer.alloc(body.length + 8);
      out.writeUInt32BE(data.length, 0);
      body.copy(out, 4);
      out.writeUInt32BE(crc32(body), body.length + 4);
      return out;
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width, 0);
    header.writeUInt32BE(height, 4);
    header.set([8, 2, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(100))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  function crc32(bytes: Buffer): number {
    let crc = ~0;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
    }
    return ~crc >>> 0;
  }

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  const bad: [string, () => string, string][] = [
    ['none', () => '', 'Image is required'],
    [
      'letters that are no base64',
      () => '???',
      'Send the image as base64 without line breaks, or as a data URL: data:image/png;base64,…',
    ],
    ['an SVG with a script', () => base64(svg), 'Unsupported image format. Use JPG, PNG, or WebP.'],
    ['a GIF', () => base64(gif), 'Unsupported image format. Use JPG, PNG, or WebP.'],
    [
      'a GIF that says it is a PNG',
      () => `data:image/png;base64,${base64(gif)}`,
      'Unsupported image format. Use JPG, PNG, or WebP.',
    ],
    [
      'HTML behind a JPEG’s first bytes',
      () => base64(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<html>')])),
      'This image cannot be read. Choose another one.',
    ],
    [
      'half a photo',
      () => base64(photo.subarray(0, photo.length / 2)),
      'This image cannot be read. Choose another one.',
    ],
    ['2.5 billion pixels', () => base64(claimedPng(50_000, 50_000)), 'This image cannot be read. Choose another one.'],
    ['a single pixel', () => base64(claimedPng(1, 1)), 'This image is too small. Each side needs at least 16 pixels.'],
    [
      'far more than 10 MB, and more than its request may be',
      () => base64(Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES * 1.2)])),
      'Image size too large. Maximum 10MB.',
    ],
    [
      'more than 10 MB',
      () => base64(Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES)])),
      'Image size too large. Maximum 10MB.',
    ],
  ];
  it.each(bad)('is refused: %s', async (_what, picture, message) => {
    const answer = await creator.call('POST', '/images/image-to-image', { prompt: 'a', image_base64: picture() });
    expect([answer.status, answer.body.message]).toEqual([422, message]);
    expect(answer.body.fields?.image_base64?.message).toBe(message);
  });

  it('is named by its place among several, and too many are too many', async () => {
    const answer = await creator.call('POST', '/images/multi-image', {
      prompt: 'a',
      images: [base64(photo), base64(gif)],
    });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['images.1']);
    const many = await creator.call('POST', '/images/multi-image', {
      prompt: 'a',
      images: Array(5).fill(base64(photo)),
    });
    expect(many.body.message).toBe('Too many images. Maximum 4.');
    expect((await creator.call('POST', '/images/multi-image', { prompt: 'a', images: [] })).body.message).toBe(
      'Image is required',
    );
  });

  it('costs nothing', async () => {
    // A separate account: the others' tasks are still settling.
    const careless = await server.signUp({ coins: 100 });
    await careless.call('POST', '/images/image-to-image', { prompt: 'a', image_base64: base64(gif) });
    expect((await careless.call('GET', '/credits/balance')).body).toEqual({ data: { balance: 100, held: 0 } });
  });
});

describe('a storyboard', () => {
  it('holds for the maximum and charges for what is delivered', async () => {
    engine.storyboardFiles = 3;
    const { body } = await creator.call<AcceptedReply>('POST', '/images/storyboard', {
      prompt: 'pagi di pasar',
      max_images: 5,
      resolution: '2K',
    });
    expect(body.data.items[0]!.credits.held).toBe(25);
    const task = await ended(body.data.items[0]!.id, 'images/task');
    expect(task.panels).toHaveLength(3);
    expect(task.media?.url).toBe(task.panels[0]!.url);
    expect(task.credits).toEqual({ held: 0, charged: 15, returned: 10 });
  });

  it.each([0, 11, 2.5])('refuses max_images %s', async (maxImages) => {
    const answer = await creator.call('POST', '/images/storyboard', { prompt: 'a', max_images: maxImages });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Max images must be between 1 and 10 for storyboard generation',
    ]);
  });
});
