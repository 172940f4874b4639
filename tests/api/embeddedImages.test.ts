/**
 * From people's own pictures the embedded engine makes clips, edits, cut-outs and combinations, reports which words had
 * no effect, and charges a storyboard for the pictures delivered.
 */
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, Task } from '../../contract/generation.ts';
import { type AcceptedReply, balanceOf } from '../support/generationCalls.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let creator: TestAccount;
let photo: string;
let red: string;
let blue: string;

beforeAll(async () => {
  server = await createTestServer({ env: { KILAS_STUDIO_RENDERS: '2', KILAS_DAILY_LIMIT: '1000' } });
  creator = await server.signUp({ coins: 10_000 });
  // A blue sky over green ground with something orange on it.
  const drawing =
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="#3f7fd0"/><stop offset="1" stop-color="#bfe0f6"/></linearGradient></defs>
    <rect width="480" height="640" fill="url(#s)"/><rect y="380" width="480" height="260" fill="#4c8a3a"/><circle cx="240" cy="420" r="70" fill="#e08030"/></svg>`);
  photo = (await sharp(drawing).jpeg().toBuffer()).toString('base64');
  const plain = async (background: string) =>
    (
      await sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer()
    ).toString('base64');
  [red, blue] = [await plain('#d02020'), await plain('#2030d0')];
});
afterAll(() => server.close());

async function finished(task: Task): Promise<Task> {
  let latest = task;
  await waitUntil(
    `${task.prompt} ends`,
    async () => {
      latest = (
        await creator.call<{ data: Task }>('GET', `/${task.kind === 'video' ? 'videos' : 'images/task'}/${task.id}`)
      ).body.data;
      return /completed|failed/.test(latest.status);
    },
    120_000,
  );
  return latest;
}

async function make(call: string, body: Record<string, unknown>): Promise<Task> {
  const answer = await creator.call<AcceptedReply>('POST', call, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  const task = await finished(answer.body.data.items[0]!);
  expect(task).toMatchObject({ status: 'completed', failure: null });
  return task;
}

const download = async (url: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
const meanOf = async (
  file: Buffer,
  area?: { left: number; top: number; width: number; height: number },
): Promise<number[]> => {
  // Statistics cover the whole input, so the area is cut out first.
  const part = area ? await sharp(file).extract(area).png().toBuffer() : file;
  return (await sharp(part).stats()).channels.map((channel) => channel.mean);
};

describe('the studio starting from pictures', { timeout: 120_000 }, () => {
  it('offers its modes where they are asked for', async () => {
    for (const [call, id, pictures] of [
      ['/image-to-video/models', 'kilas-studio-video', 1],
      ['/images/models-images-edit', 'kilas-studio-image', 4],
    ] as const) {
      const models = (await creator.call<{ data: Model[] }>('GET', call)).body.data;
      expect(models.find((model) => model.id === id)).toMatchObject({ max_input_images: pictures });
    }
  });

  it('makes a clip of a picture in the picture’s ratio', async () => {
    const task = await make('/image-to-video/generate', {
      prompt: 'kamera maju, hujan',
      image_base64: photo,
      resolution: '480p',
      duration_seconds: 3,
      seed: 4,
    });
    expect(task).toMatchObject({
      mode: 'image-to-video',
      media: { width: 480, height: 640, duration_seconds: 3, mime_type: 'video/mp4' },
    });
    expect(task.plan).toEqual({
      chips: expect.arrayContaining([
        { aspect: 'motion', value: 'forward', word: 'kamera maju' },
        { aspect: 'weather', value: 'rain', word: 'hujan' },
      ]),
      unmatched: [],
    });
    const input = new Input({ source: new BufferSource(await download(task.media!.url)), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    expect([track?.codec, track?.displayWidth, track?.displayHeight, await input.computeDuration()]).toEqual([
      'avc',
      480,
      640,
      3,
    ]);
    const [r, g, b] = (await meanOf(await download(task.media!.poster_url), {
      left: 0,
      top: 520,
      width: 480,
      height: 100,
    })) as [number, number, number];
    expect(g).toBeGreaterThan(Math.max(r, b));
  });

  it('edits a picture as asked, keeps its ratio, and reports which words had no effect', async () => {
    const task = await make('/images/image-to-image', { prompt: 'jadikan malam qwerty', image_base64: photo, seed: 4 });
    expect(task.media!.width / task.media!.height).toBeCloseTo(3 / 4, 1);
    expect(task.plan).toMatchObject({
      chips: [{ aspect: 'time', value: 'night', word: 'malam' }],
      unmatched: ['qwerty'],
    });
    const before = await meanOf(Buffer.from(photo, 'base64'));
    const after = await meanOf(await download(task.media!.url));
    expect(after[1]!).toBeLessThan(before[1]! * 0.6);
  });

  it('crops a picture to the shape that its words ask for', async () => {
    const { media, plan } = await make('/images/image-to-image', { prompt: 'crop kotak', image_base64: photo });
    expect(media!.width).toBe(media!.height);
    expect(plan).toMatchObject({ chips: [{ aspect: 'edit', value: 'crop', word: 'crop' }], unmatched: [] });
  });

  it('turns a picture on its side, whole', async () => {
    const { media, plan } = await make('/images/image-to-image', { prompt: 'putar ke kanan', image_base64: photo });
    expect(media!.width / media!.height).toBeCloseTo(4 / 3, 1);
    expect(plan).toMatchObject({ chips: [{ aspect: 'edit', value: 'turn', word: 'putar ke kanan' }], unmatched: [] });
  });

  it('removes a background for good: the file is see-through', async () => {
    const task = await make('/images/image-to-image', { prompt: 'hapus latar belakang', image_base64: photo });
    // What is kept stays whole: not everything is see-through.
    const alpha = await sharp(await download(task.media!.url))
      .extractChannel('alpha')
      .stats();
    expect([alpha.channels[0]!.min, alpha.channels[0]!.max]).toEqual([0, 255]);
  });

  it('replaces a cut-out by a corrected one, and by nothing else', async () => {
    const made = await make('/images/image-to-image', { prompt: 'hapus background', image_base64: photo });
    const { width, height, url } = made.media!;
    const drawing = (size: { width: number; height: number }) =>
      sharp({ create: { ...size, channels: 4, background: { r: 30, g: 60, b: 200, alpha: 0.5 } } })
        .png()
        .toBuffer();
    const corrected = (await drawing({ width, height })).toString('base64');
    const before = await balanceOf(creator);
    const store = (id: string, image: string, who = creator) =>
      who.call<{ data: Task }>('PUT', `/library/${id}/cut-out`, { image_base64: image });

    for (let time = 0; time < 2; time++) {
      const answer = await store(made.id, corrected);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const { media, ...rest } = answer.body.data;
      expect(rest).toMatchObject({ id: made.id, status: 'completed', credits: made.credits, plan: made.plan });
      expect(media).toMatchObject({ width, height, mime_type: 'image/webp' });
      const [, , blue, alpha] = await meanOf(await download(media!.url));
      expect(blue).toBeGreaterThan(180);
      expect(alpha).toBeGreaterThan(100);
      expect(alpha).toBeLessThan(150);
      expect((await sharp(await download(media!.thumbnail_url)).metadata()).hasAlpha).toBe(true);
    }
    expect(await balanceOf(creator)).toBe(before);
    expect((await fetch(server.url + url)).status).toBe(404);

    const tall = (await drawing({ width, height: height * 2 })).toString('base64');
    expect((await store(made.id, tall)).status).toBe(422);
    expect((await store(made.id, 'bm90IGEgcGljdHVyZQ==')).status).toBe(422);
    const stranger = await server.signUp({ coins: 10 });
    expect((await store(made.id, corrected, stranger)).status).toBe(404);
    const other = await make('/images/image-to-image', { prompt: 'hitam putih', image_base64: photo });
    expect((await store(other.id, corrected)).status).toBe(404);

    // Each is decoded free of charge, so an hour allows sixty, whatever becomes of them; four were counted above.
    const more = [];
    for (let count = 4; count < 61; count++) more.push((await store(made.id, 'bm90IGEgcGljdHVyZQ==')).status);
    expect(more).toEqual([...Array<number>(56).fill(422), 429]);
  });

  it('combines pictures in their order', async () => {
    const body = { prompt: 'berdampingan', seed: 1, aspect_ratio: '16:9' };
    const [first, second] = [
      await make('/images/multi-image', { ...body, images: [red, blue] }),
      await make('/images/multi-image', { ...body, images: [blue, red] }),
    ];
    const left = async (task: Task) =>
      meanOf(await download(task.media!.url), { left: 0, top: 0, width: 400, height: task.media!.height });
    expect((await left(first))[0]).toBeGreaterThan(180);
    expect((await left(second))[2]).toBeGreaterThan(180);
  });

  it('tells a story in pictures, charges for those delivered, and deletes its own copies', async () => {
    const task = await make('/images/storyboard', {
      prompt: '1. naga di gunung saat fajar 2. naga di hutan 3. naga di kota malam',
      max_images: 5,
      aspect_ratio: '16:9',
      seed: 9,
    });
    expect(task.panels).toHaveLength(3);
    expect(task.media?.url).toBe(task.panels[0]!.url);
    expect(task.credits.charged).toBeGreaterThan(0);
    expect(task.credits.returned).toBe((task.credits.charged / 3) * 2);
    expect(task.plan!.chips.filter((chip) => chip.aspect === 'scene').map((chip) => chip.value)).toEqual([
      'mountain',
      'forest',
      'city',
    ]);
    const sums = await Promise.all(
      task.panels.map(async (panel) =>
        createHash('sha256')
          .update(await download(panel.url))
          .digest('hex'),
      ),
    );
    expect(new Set(sums).size).toBe(3);
    for (const panel of task.panels)
      expect((await sharp(await download(panel.thumbnail_url)).metadata()).width).toBe(480);
    const kept = path.join(server.services.config.dataDirectory, 'files', 'studio');
    await waitUntil('the studio forgets', async () => (await readdir(kept).catch(() => [])).length === 0);
  });
});
