/**
 * The render process reports its plan, then its progress, then its files or its error. It leaves nothing half-written,
 * and ends without a last message when it exceeds its memory limit.
 */
import { fork } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RenderJob, RenderMessage } from '../../../renderer/renderJob.ts';

const ENTRY = new URL('../../../renderer/renderWorker.ts', import.meta.url);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kilas-worker-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

function run(wish: Partial<RenderJob>): Promise<RenderMessage[]> {
  const job: RenderJob = {
    mode: 'text-to-video',
    inputs: [],
    maxImages: 1,
    prompt: 'batik abstrak',
    seed: 1,
    width: 160,
    height: 90,
    fps: 24,
    durationSeconds: 1,
    fixedCamera: false,
    watermark: true,
    encoder: 'wasm',
    memoryLimit: Infinity,
    outputDirectory: folder,
    ...wish,
  };
  return new Promise((resolve, reject) => {
    const messages: RenderMessage[] = [];
    const worker = fork(fileURLToPath(ENTRY), { execArgv: [], serialization: 'advanced' });
    worker.on('message', (message) => {
      messages.push(message as RenderMessage);
    });
    worker.on('error', reject);
    worker.on('disconnect', () => {
      resolve(messages);
    });
    worker.send(job);
  });
}

describe('the render worker', { timeout: 150_000 }, () => {
  it('delivers a clip with poster and thumbnail, the plan first, progress between', async () => {
    const messages = await run({});
    expect(messages[0]).toMatchObject({ type: 'plan', plan: { scene: 'abstract' } });
    const progress = messages.filter((message) => message.type === 'progress');
    expect(progress.map((message) => message.stage)).toEqual(
      expect.arrayContaining(['preparing', 'rendering', 'encoding', 'finishing']),
    );
    const done = messages.at(-1)!;
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    expect(done).toMatchObject({ mimeType: 'video/mp4', width: 160, height: 90, durationSeconds: 1 });
    expect((await readdir(folder)).sort()).toEqual(['poster.webp', 'result.mp4', 'thumbnail.webp']);
    const input = new Input({ source: new BufferSource(await readFile(done.files[0]!.main)), formats: ALL_FORMATS });
    expect(await input.computeDuration()).toBeCloseTo(1, 6);
    const poster = await loadImage(done.files[0]!.poster);
    expect([poster.width, poster.height]).toEqual([160, 90]);
  });

  it('delivers an image as WebP of the asked size, with a small thumbnail', async () => {
    const done = (await run({ mode: 'text-to-image', width: 640, height: 360 })).at(-1)!;
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    expect(done).toMatchObject({ mimeType: 'image/webp', durationSeconds: null });
    const [main, thumbnail] = await Promise.all([loadImage(done.files[0]!.main), loadImage(done.files[0]!.thumbnail)]);
    expect([main.width, main.height, thumbnail.width]).toEqual([640, 360, 480]);
  });

  it('says what went wrong and leaves no half-written result', async () => {
    const messages = await run({ outputDirectory: join(folder, 'missing') });
    expect(messages.at(-1)).toMatchObject({ type: 'failed' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('ends without a last word when it takes more memory than it may', async () => {
    const messages = await run({ memoryLimit: 1 });
    expect(messages.filter(({ type }) => type === 'done' || type === 'failed')).toEqual([]);
  });
});
