/**
 * The embedded engine delivers playable clips with progress that only rises, lets owners take turns, and draws the same
 * picture for the same prompt and seed.
 */
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { Task } from '../../contract/generation.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ env: { KILAS_STUDIO_RENDERS: '1' } });
});
afterAll(() => server.close());

async function followed(account: TestAccount, task: Task): Promise<{ task: Task; seen: Task[] }> {
  const seen: Task[] = [];
  await waitUntil(
    `${task.prompt} ends`,
    async () => {
      seen.push(
        (await account.call<{ data: Task }>('GET', `/${task.kind === 'video' ? 'videos' : 'images/task'}/${task.id}`))
          .body.data,
      );
      return /completed|failed/.test(seen.at(-1)!.status);
    },
    120_000,
  );
  return { task: seen.at(-1)!, seen };
}

describe('the embedded engine in the product', () => {
  it('delivers a playable clip with true progress, poster and thumbnail', { timeout: 120_000 }, async () => {
    const creator = await server.signUp();
    const { body } = await creator.call<AcceptedReply>('POST', '/videos/generate', {
      prompt: 'sawah terasering saat matahari terbit',
      resolution: '480p',
      duration_seconds: 3,
      seed: 11,
    });
    const { task, seen } = await followed(creator, body.data.items[0]!);
    expect(task).toMatchObject({
      status: 'completed',
      media: { width: 864, height: 480, duration_seconds: 3, mime_type: 'video/mp4' },
    });
    const percents = seen.map((one) => one.progress.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    // How many of them show up depends on how fast the machine draws.
    expect(percents.some((percent) => percent > 0 && percent < 100)).toBe(true);
    expect(task.plan?.chips.find((chip) => chip.aspect === 'scene')).toMatchObject({ value: 'ricefield' });

    const clip = await (await fetch(server.url + task.media!.url)).arrayBuffer();
    const input = new Input({ source: new BufferSource(clip), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    expect([track?.codec, track?.displayWidth, track?.displayHeight, await input.computeDuration()]).toEqual([
      'avc',
      864,
      480,
      3,
    ]);
    const [poster, thumbnail] = await Promise.all(
      [task.media!.poster_url, task.media!.thumbnail_url].map(async (url) =>
        sharp(Buffer.from(await (await fetch(server.url + url)).arrayBuffer())).metadata(),
      ),
    );
    expect([poster!.format, poster!.width, thumbnail!.format, thumbnail!.width]).toEqual(['webp', 864, 'webp', 480]);
  });

  it('lets owners take turns: a large batch keeps nobody waiting', { timeout: 120_000 }, async () => {
    const [crowd, single] = [await server.signUp(), await server.signUp()];
    const batch = (
      await crowd.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'kain sutra biru', count: 5 })
    ).body.data.items;
    const [one] = (await single.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'kain sutra jingga' }))
      .body.data.items;
    const { task: alone } = await followed(single, one!);
    const crowded: Task[] = [];
    for (const task of batch) crowded.push((await followed(crowd, task)).task);
    // Some were done before the other even asked.
    expect(crowded.filter((task) => task.completed_at! < alone.completed_at!).length).toBeLessThan(4);
  });

  it(
    'draws the same picture for the same prompt and seed, and another for another seed',
    { timeout: 120_000 },
    async () => {
      const creator = await server.signUp();
      const drawn = async (seed: number) => {
        const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', {
          prompt: 'kota berkabut',
          seed,
        });
        const { task } = await followed(creator, body.data.items[0]!);
        return Buffer.from(await (await fetch(server.url + task.media!.url)).arrayBuffer()).toString('base64');
      };
      const [first, again, other] = [await drawn(1), await drawn(1), await drawn(2)];
      expect(again).toBe(first);
      expect(other).not.toBe(first);
    },
  );
});
