/**
 * How a task travels through ModelArk: submitted once, followed, copied and charged, and cancelled there as well when
 * its creator cancels it. Callbacks are mere hints.
 */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { isNativeEncoderAvailable } from '../../renderer/encode/nativeEncoder.ts';
import { endOf } from '../support/generationCalls.ts';
import { startModelArkServer, submitOne } from '../support/modelArkServer.ts';
import { type ModelArkStandIn, startModelArk } from '../support/modelArkStandIn.ts';
import type { TestAccount, TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const canDecode = await isNativeEncoderAvailable();

let ark: ModelArkStandIn;
let server: TestServer;
let creator: TestAccount;
let photo: Buffer;

beforeAll(async () => {
  ark = await startModelArk();
  server = await startModelArkServer(ark, { concurrency: 100 });
  creator = await server.signUp({ coins: 100_000 });
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1a8f5c' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server?.close();
  await ark?.close();
});

const submissionsOf = (prompt: string) => ark.submitted.filter((call) => call.prompt.startsWith(prompt));

describe('a video', () => {
  it('is submitted once, followed, copied and charged, with a poster of its own', async () => {
    const task = await submitOne(creator, '/videos/generate', {
      prompt: 'pantai biasa',
      resolution: '480p',
      duration_seconds: 5,
      seed: 7,
      fixed_camera: true,
      watermark: true,
      aspect_ratio: '9:16',
    });
    const ended = await endOf(creator, task);
    expect(ended).toMatchObject({
      status: 'completed',
      plan: null,
      credits: { held: 0, charged: 30, returned: 0 },
      media: { width: 192, height: 112, duration_seconds: 1, mime_type: 'video/mp4' },
    });
    const media = ended.media!;
    expect((await (await fetch(server.url + media.url)).arrayBuffer()).byteLength).toBe(media.size_bytes);
    for (const address of [media.poster_url, media.thumbnail_url]) {
      const picture = await sharp(Buffer.from(await (await fetch(server.url + address)).arrayBuffer())).metadata();
      // Its own first frame where this machine can decode one, else a neutral picture in its ratio.
      expect([picture.format, picture.width, picture.height]).toEqual([
        'webp',
        ...(canDecode ? [192, 112] : [960, 560]),
      ]);
    }
    const [call, ...more] = submissionsOf('pantai biasa');
    expect(more).toEqual([]);
    expect(call!.body).toMatchObject({
      model: 'seedance-1-0-pro-250528',
      content: [{ type: 'text', text: 'pantai biasa' }],
      resolution: '480p',
      ratio: '9:16',
      duration: 5,
      seed: 7,
      camera_fixed: true,
      watermark: true,
    });
  });

  it('starts from a picture, in the picture’s ratio', async () => {
    const picture = photo.toString('base64');
    const models = ['modelark-seedance-1-0-pro', 'modelark-seedance-2-0-mini', 'modelark-seedance-2-5'];
    const tasks = await Promise.all(
      models.map((model) =>
        submitOne(creator, '/image-to-video/generate', { prompt: `bergerak ${model}`, model, image_base64: picture }),
      ),
    );
    for (const task of tasks) {
      expect(await endOf(creator, task)).toMatchObject({ status: 'completed' });
      expect(submissionsOf(task.prompt)[0]!.body).toMatchObject({
        ratio: 'adaptive',
        content: [{ type: 'text' }, { type: 'image_url', role: 'first_frame' }],
      });
    }
  });

  it('refuses a picture that the model does not take before anything is sent', async () => {
    const banner = await sharp({ create: { width: 900, height: 100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const ended = await endOf(
      creator,
      await submitOne(creator, '/image-to-video/generate', {
        prompt: 'spanduk',
        image_base64: banner.toString('base64'),
      }),
    );
    expect(ended).toMatchObject({
      status: 'failed',
      failure: { code: 'image_shape_unsupported' },
      credits: { charged: 0 },
    });
    expect(submissionsOf('spanduk')).toEqual([]);
  });

  it('accepts only settings that its model has, and none from the prompt', async () => {
    const fixed = await creator.call('POST', '/videos/generate', {
      prompt: 'a',
      model: 'modelark-seedance-2-0-mini',
      fixed_camera: true,
    });
    expect(fixed.body.fields?.fixed_camera?.code).toBe('fixed_camera_unsupported');
    const task = await submitOne(creator, '/videos/generate', {
      prompt: 'kota --resolution 1080p --dur 12 malam',
      model: 'modelark-seedance-2-0-mini',
      aspect_ratio: 'adaptive',
    });
    const adaptive = await submitOne(creator, '/videos/generate', { prompt: 'tanpa rasio', aspect_ratio: 'adaptive' });
    expect((await endOf(creator, task)).status).toBe('completed');
    expect(submissionsOf('kota malam')[0]!.body).toMatchObject({
      content: [{ type: 'text', text: 'kota malam' }],
      resolution: '480p',
      duration: 5,
      ratio: 'adaptive',
    });
    expect((await endOf(creator, adaptive)).status).toBe('completed');
    expect(submissionsOf('tanpa rasio')[0]!.body).not.toHaveProperty('ratio');
  });
});

describe('a task that waits at the provider', () => {
  it('can be cancelled there as well', async () => {
    const task = await submitOne(creator, '/videos/generate', { prompt: 'batal [stays queued]' });
    await waitUntil('the provider has it', () => ark.tasks.some(({ prompt }) => prompt === task.prompt));
    await waitUntil('we know its id', async () =>
      (await server.services.database.select().from(remoteJobs).where(eq(remoteJobs.status, 'accepted'))).some(
        (job) => job.request.prompt === task.prompt,
      ),
    );
    const cancelled = await creator.call<{ data: Task }>('POST', `/library/${task.id}/cancel`);
    expect(cancelled.body.data).toMatchObject({
      status: 'failed',
      failure: { code: 'generation_cancelled' },
      credits: { held: 0, charged: 0 },
    });
    await waitUntil('the provider forgets it', () =>
      ark.deleted.includes(ark.tasks.find(({ prompt }) => prompt === task.prompt)!.id),
    );
  });
});

describe('pictures', () => {
  it('are edited and combined from pictures, sent in order', async () => {
    const picture = photo.toString('base64');
    const edited = await endOf(
      creator,
      await submitOne(creator, '/images/image-to-image', {
        prompt: 'jadikan malam',
        image_base64: picture,
        aspect_ratio: 'adaptive',
      }),
    );
    expect(edited).toMatchObject({ status: 'completed', media: { mime_type: 'image/jpeg', width: 64, height: 48 } });
    expect(submissionsOf('jadikan malam')[0]!.body).toMatchObject({
      image: expect.stringMatching(/^data:image\/webp;base64,/),
      size: expect.stringMatching(/^\d+x\d+$/),
      watermark: false,
    });
    const combined = await endOf(
      creator,
      await submitOne(creator, '/images/multi-image', {
        prompt: 'gabungkan',
        images: [picture, picture],
        model: 'modelark-seedream-5-0-pro',
        resolution: '2K',
        aspect_ratio: '3:4',
      }),
    );
    expect(combined.status).toBe('completed');
    expect(submissionsOf('gabungkan')[0]!.body).toMatchObject({
      image: [expect.any(String), expect.any(String)],
      size: '1776x2368',
      seed: expect.any(Number),
    });
  });

  it('of a storyboard come in one go and cost what was delivered', async () => {
    const board = (prompt: string) =>
      submitOne(creator, '/images/storyboard', { prompt, max_images: 5, resolution: '2K' });
    const [whole, fewer, moderated] = await Promise.all(
      (await Promise.all([board('cerita'), board('cerita [fewer]'), board('cerita [one moderated]')])).map((task) =>
        endOf(creator, task),
      ),
    );
    const perPicture = whole!.credits.charged / 5;
    expect(
      [whole!, fewer!, moderated!].map((task) => [
        task.panels.length,
        task.credits.charged / perPicture,
        task.credits.returned / perPicture,
      ]),
    ).toEqual([
      [5, 5, 0],
      [3, 3, 2],
      [4, 4, 1],
    ]);
    expect(submissionsOf('cerita')[0]!.body).toMatchObject({
      sequential_image_generation: 'auto',
      sequential_image_generation_options: { max_images: 5 },
    });
    const cannot = await creator.call('POST', '/images/storyboard', {
      prompt: 'a',
      model: 'modelark-seedream-5-0-pro',
    });
    expect(cannot.body.fields?.model?.code).toBe('model_unknown');
  });
});

describe('callbacks', () => {
  it('are hints: the provider is asked, whatever they say and however often they come', async () => {
    const patient = await startModelArkServer(ark, { concurrency: 5, lookEvery: 3600 });
    try {
      const account = await patient.signUp();
      const task = await submitOne(account, '/videos/generate', { prompt: 'dikabari' });
      await waitUntil('the provider has it', () => ark.tasks.some(({ prompt }) => prompt === 'dikabari'));
      const remote = ark.tasks.find(({ prompt }) => prompt === 'dikabari')!;
      const jobOf = async () => (await patient.services.database.select().from(remoteJobs))[0]!;
      await waitUntil('we know its id', async () => (await jobOf()).status === 'accepted');

      const forged = remote.callbackUrl!.replace(/.$/, (letter) => (letter === '0' ? '1' : '0'));
      for (const address of [forged, remote.callbackUrl!.slice(0, -1), `${patient.url}/api-lens/webhooks/modelark/x`]) {
        expect(
          (
            await fetch(address, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify({ id: remote.id, status: 'succeeded' }),
            })
          ).status,
        ).toBe(404);
      }
      expect((await jobOf()).nextStepAt.getTime()).toBeGreaterThan(Date.now() + 1_000_000);

      const lie = JSON.stringify({
        id: remote.id,
        status: 'succeeded',
        content: { video_url: 'http://169.254.169.254/' },
      });
      expect(await Promise.all([1, 2, 3].map(() => ark.callBack(remote, lie)))).toEqual([204, 204, 204]);
      await waitUntil('it was looked at', () => remote.looks === 1);
      expect(remote.status).toBe('queued');
      await ark.callBack(remote);
      await waitUntil('it was looked at again', () => remote.looks === 2);
      await waitUntil('that is written down', async () => (await jobOf()).startedAt !== null);
      await ark.callBack(remote);
      expect(await endOf(account, task)).toMatchObject({ status: 'completed' });
      expect([await ark.callBack(remote), remote.looks]).toEqual([204, 3]);
    } finally {
      await patient.close();
    }
  });
});
