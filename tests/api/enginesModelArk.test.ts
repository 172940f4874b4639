/**
 * Whatever ModelArk does, a task ends in one result charged once or in a named failure with the coins back. It is
 * submitted again only when the provider does not have it. Callbacks are mere hints, limits hold, and owners take
 * turns.
 */
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { createModelArkEngine } from '../../server/generation/modelark/modelArkEngine.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { isNativeEncoderAvailable } from '../../renderer/encode/nativeEncoder.ts';
import { type AcceptedReply, endOf, readBalance, readTask } from '../support/generationCalls.ts';
import { type ModelArkStandIn, startModelArk } from '../support/modelArkStandIn.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const VIDEO_MODELS = 'seedance-1-0-pro-250528,dreamina-seedance-2-0-mini-260615,dreamina-seedance-2-5-260628';
const IMAGE_MODELS = 'seedream-4-0-250828,dola-seedream-5-0-pro-260628';
/** As the product's, but in a hurry. */
const PACING = { lookEvery: 0, lookups: [0, 0.2], firstBackOff: 0.05 };

const canDecode = await isNativeEncoderAvailable();

let ark: ModelArkStandIn;
let server: TestServer;
let creator: TestAccount;
let photo: Buffer;

async function startServer(concurrency: number): Promise<TestServer> {
  return createTestServer({
    engines: ({ callbackKey, publicUrl, ...deps }) => [
      createModelArkEngine({
        deps,
        fetch,
        key: callbackKey,
        publicUrl,
        pacing: PACING,
        config: {
          baseUrl: ark.baseUrl,
          key: ark.key,
          videoModels: VIDEO_MODELS,
          imageModels: IMAGE_MODELS,
          resultHosts: ['hasil.example'],
          concurrency,
        },
      }),
    ],
    env: { KILAS_DAILY_LIMIT: '1000' },
  });
}

beforeAll(async () => {
  ark = await startModelArk();
  server = await startServer(100);
  creator = await server.signUp({ coins: 100_000 });
  photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1a8f5c' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await server?.close();
  await ark?.close();
});

async function submit(path: string, body: object, account = creator): Promise<Task> {
  const answer = await account.call<AcceptedReply>('POST', path, body);
  expect(answer.status).toBe(202);
  return answer.body.data.items[0]!;
}
const submissionsOf = (prompt: string) => ark.submitted.filter((call) => call.prompt.startsWith(prompt));

describe('a video', () => {
  it('is submitted once, followed, copied and charged, with a poster of its own', async () => {
    const task = await submit('/videos/generate', {
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
        submit('/image-to-video/generate', { prompt: `bergerak ${model}`, model, image_base64: picture }),
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
      await submit('/image-to-video/generate', { prompt: 'spanduk', image_base64: banner.toString('base64') }),
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
    const task = await submit('/videos/generate', {
      prompt: 'kota --resolution 1080p --dur 12 malam',
      model: 'modelark-seedance-2-0-mini',
      aspect_ratio: 'adaptive',
    });
    const adaptive = await submit('/videos/generate', { prompt: 'tanpa rasio', aspect_ratio: 'adaptive' });
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

describe('whatever goes wrong', () => {
  /** Fault → how it must end, and how often it may be submitted. */
  const VIDEO_FAULTS: [fault: string, ending: string, submissions: number][] = [
    ['429 once', 'completed', 2],
    ['overloaded once', 'completed', 2],
    ['500 once', 'completed', 2],
    ['lost request', 'completed', 2],
    ['lost reply', 'completed', 1],
    ['malformed reply', 'completed', 1],
    ['slow', 'completed', 1],
    ['bad polls', 'completed', 1],
    ['no link yet', 'completed', 1],
    ['strange state', 'completed', 1],
    ['link dies once', 'completed', 1],
    ['truncated once', 'completed', 1],
    ['moderated', 'input_sensitive', 1],
    ['private face', 'image_real_person', 1],
    ['unpaid', 'engine_unavailable', 1],
    ['trial over', 'engine_unavailable', 1],
    ['unknown field', 'generation_failed', 1],
    ['fails', 'generation_failed', 1],
    ['withheld', 'output_sensitive', 1],
    ['expires', 'generation_timed_out', 1],
    ['cancelled', 'generation_cancelled', 1],
    ['vanishes', 'result_lost', 1],
    ['dead link', 'result_lost', 1],
    ['private link', 'result_lost', 1],
    ['redirecting link', 'result_lost', 1],
    ['oversized', 'result_lost', 1],
    ['html file', 'result_lost', 1],
    ['truncated', 'result_lost', 1],
    ['cut file', 'result_damaged', 1],
    ['hevc', 'result_unplayable', 1],
  ];
  const IMAGE_FAULTS: typeof VIDEO_FAULTS = [
    ['429 once', 'completed', 2],
    ['500 once', 'completed', 2],
    ['slow', 'completed', 1],
    ['link dies once', 'completed', 1],
    ['truncated once', 'completed', 1],
    ['moderated', 'input_sensitive', 1],
    ['all moderated', 'output_sensitive', 1],
    ['lost pictures', 'result_lost', 1],
    ['malformed reply', 'result_lost', 1],
    ['dead link', 'result_lost', 1],
    ['private link', 'result_lost', 1],
    ['oversized', 'result_lost', 1],
    ['cut file', 'result_damaged', 1],
  ];

  it('ends in one result charged once, or in no result and a refund', { timeout: 120_000 }, async () => {
    const account = await server.signUp({ coins: 100_000 });
    const runs = [
      ...VIDEO_FAULTS.map((fault) => ({ fault, path: '/videos/generate', prompt: `video [${fault[0]}]` })),
      ...IMAGE_FAULTS.map((fault) => ({ fault, path: '/images/text-to-image', prompt: `gambar [${fault[0]}]` })),
    ];
    const tasks = await Promise.all(runs.map(({ path, prompt }) => submit(path, { prompt }, account)));
    const ended = await Promise.all(tasks.map((task) => endOf(account, task)));
    const seen = ended.map((task, place) => [
      runs[place]!.prompt,
      task.status === 'completed' ? 'completed' : task.failure!.code,
      submissionsOf(runs[place]!.prompt).length,
    ]);
    expect(seen).toEqual(runs.map(({ prompt, fault: [, ending, submissions] }) => [prompt, ending, submissions]));

    for (const task of ended) {
      const price = task.credits.charged + task.credits.returned;
      expect([task.prompt, task.credits]).toEqual([
        task.prompt,
        task.status === 'completed'
          ? { held: 0, charged: price, returned: 0 }
          : { held: 0, charged: 0, returned: price },
      ]);
    }
    const charged = ended.reduce((sum, task) => sum + task.credits.charged, 0);
    expect(await readBalance(account)).toEqual({ balance: 100_000 - charged, held: 0 });
    expect(await verifyLedger(server.services.database)).toEqual([]);
    await waitUntil(
      'nothing is left behind',
      async () =>
        (await server.services.database.select().from(remoteJobs).where(eq(remoteJobs.ownerId, account.id))).length ===
        0,
    );
  });

  it('reveals the key to nobody', async () => {
    const failed = await endOf(creator, await submit('/videos/generate', { prompt: 'rahasia [unpaid]' }));
    expect(JSON.stringify(failed)).not.toContain(ark.key);
  });

  it('is never shown as complete before it is', async () => {
    const task = await submit('/videos/generate', { prompt: 'lama [stays running]' });
    await waitUntil('it runs', async () => (await readTask(creator, task)).status === 'processing');
    await server.services.database
      .update(remoteJobs)
      .set({ startedAt: new Date(Date.now() - 3600_000) })
      .where(eq(remoteJobs.ownerId, creator.id));
    await waitUntil('it has run long', async () => (await readTask(creator, task)).progress.percent >= 90);
    expect((await readTask(creator, task)).progress.percent).toBeLessThan(100);
  });
});

describe('a task that waits at the provider', () => {
  it('can be cancelled there as well', async () => {
    const task = await submit('/videos/generate', { prompt: 'batal [stays queued]' });
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
      await submit('/images/image-to-image', {
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
      await submit('/images/multi-image', {
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
    const board = (prompt: string) => submit('/images/storyboard', { prompt, max_images: 5, resolution: '2K' });
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
    const slow = { ...PACING, lookEvery: 3600 };
    const patient = await createTestServer({
      engines: ({ callbackKey, publicUrl, ...deps }) => [
        createModelArkEngine({
          deps,
          fetch,
          key: callbackKey,
          publicUrl,
          pacing: slow,
          config: {
            baseUrl: ark.baseUrl,
            key: ark.key,
            videoModels: VIDEO_MODELS,
            imageModels: IMAGE_MODELS,
            resultHosts: [],
            concurrency: 5,
          },
        }),
      ],
    });
    try {
      const account = await patient.signUp();
      const task = await submit('/videos/generate', { prompt: 'dikabari' }, account);
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

describe('the provider’s limits', () => {
  it('hold over all processes, and owners take turns', async () => {
    const narrow = await startServer(2);
    try {
      const before = ark.mostAtWork();
      expect(before).toBeGreaterThan(2);
      const [greedy, modest] = [await narrow.signUp({ coins: 10_000 }), await narrow.signUp({ coins: 10_000 })];
      const many = await greedy.call<AcceptedReply>('POST', '/videos/generate', { prompt: 'banyak', count: 4 });
      const one = await submit('/videos/generate', { prompt: 'satu saja' }, modest);
      const others: number[] = [];
      await waitUntil('all have ended', async () => {
        const jobs = await narrow.services.database.select().from(remoteJobs);
        others.push(jobs.filter((job) => ['submitting', 'unsure', 'accepted'].includes(job.status)).length);
        const states = await Promise.all([
          ...many.body.data.items.map((task) => readTask(greedy, task)),
          readTask(modest, one),
        ]);
        return states.every((task) => task.status === 'completed');
      });
      expect(Math.max(...others)).toBeLessThanOrEqual(2);
      const order = ark.submitted
        .map(({ prompt }) => prompt)
        .filter((prompt) => ['banyak', 'satu saja'].includes(prompt));
      expect(order.indexOf('satu saja')).toBeLessThanOrEqual(3);
    } finally {
      await narrow.close();
    }
  });

  it('pass a free place on to whoever is next, however far off their next poll', async () => {
    const narrow = await startServer(1);
    try {
      const accounts = await Promise.all([1, 2, 3].map(() => narrow.signUp({ coins: 1000 })));
      const tasks: Task[] = [];
      for (const [index, prompt] of ['giliran satu [held]', 'giliran dua', 'giliran tiga'].entries()) {
        tasks.push(await submit('/videos/generate', { prompt }, accounts[index]));
        await waitUntil('the engine knows it', async () => {
          const jobs = await narrow.services.database.select().from(remoteJobs);
          return jobs.length === index + 1 && ark.held.includes('giliran satu [held]');
        });
      }
      // As in a crowd: the second one's next poll comes too late to be the one that takes the place.
      await waitUntil('its next poll is put off', async () => {
        const { rowCount } = await narrow.services.database.execute(sql`
          update pgboss.job set start_after = now() + interval '1 hour'
          where name = 'advance-task' and state = 'created' and singleton_key = ${tasks[1]!.id}`);
        return rowCount === 1;
      });
      ark.letGo();
      for (const [index, task] of tasks.entries())
        expect(await endOf(accounts[index]!, task)).toMatchObject({ status: 'completed' });
      expect(submissionsOf('giliran').map(({ prompt }) => prompt)).toEqual([
        'giliran satu [held]',
        'giliran dua',
        'giliran tiga',
      ]);
    } finally {
      await narrow.close();
    }
  });
});
