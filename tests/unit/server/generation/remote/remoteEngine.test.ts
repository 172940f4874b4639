/**
 * A job is submitted to a provider once, although processes die, many poll at the same moment, turns are shared, the
 * provider is busy, or nobody wants it any more.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Submission } from '../../../../../server/generation/remote/provider.ts';
import { remoteJobs } from '../../../../../server/generation/remote/remoteTables.ts';
import { newId } from '../../../../../server/platform/identifier.ts';
import {
  never,
  clock,
  opened,
  providerOf,
  pollUntil,
  processWith,
  request,
  job,
  createForEachTest,
} from '../../../../support/remoteEngine.ts';

createForEachTest();

describe('a process that dies', () => {
  it('in the middle of a submission leaves it to be looked up, and it is not sent again', async () => {
    const dead = providerOf({ submit: never });
    const id = await processWith(dead).submit(request());
    expect(await processWith(dead).poll(id)).toEqual({ state: 'queued', position: null });
    const alive = providerOf({ find: async () => ({ is: 'found', taskId: 'task-1' }) });
    const engine = processWith(alive);
    await engine.poll(id);
    expect((await job())!.status).toBe('submitting');
    clock.advance(21);
    expect(await pollUntil(engine, id, 'succeeded')).toBe('succeeded');
    expect([dead.submissions, alive.submissions, (await job())!.providerTaskId]).toEqual([1, 0, 'task-1']);
  });

  it('before its submission left is sent again only after every lookup found nothing', async () => {
    const dead = providerOf({ submit: never });
    const id = await processWith(dead).submit(request());
    await processWith(dead).poll(id);
    clock.advance(21);
    let lookups = 0;
    const alive = providerOf({
      find: async () => {
        lookups += 1;
        expect(alive.submissions).toBe(0);
        return { is: 'absent' };
      },
    });
    await pollUntil(processWith(alive), id, 'succeeded');
    expect([lookups, alive.submissions]).toEqual([2, 1]);
  });

  it('while a picture is drawn loses the picture: it is failed, and never asked for again', async () => {
    const dead = providerOf({ submit: never, deliversAtOnce: () => true });
    const id = await processWith(dead).submit(request({ kind: 'image', mode: 'text-to-image' }));
    expect((await processWith(dead).poll(id)).state).toBe('running');
    clock.advance(21);
    const alive = providerOf({ deliversAtOnce: () => true });
    const engine = processWith(alive);
    await pollUntil(engine, id, 'failed');
    expect([await engine.poll(id), alive.submissions]).toEqual([{ state: 'failed', code: 'result_lost' }, 0]);
  });

  it('while it looks or copies is followed by another that does the same', async () => {
    const dead = providerOf({ look: never });
    const id = await processWith(dead).submit(request());
    await processWith(dead).poll(id);
    clock.advance(6);
    await processWith(dead).poll(id);
    clock.advance(21);
    const second = providerOf({ open: never });
    await processWith(second).poll(id);
    expect((await job())!.status).toBe('copying');
    clock.advance(21);
    const engine = processWith(providerOf({}));
    await pollUntil(engine, id, 'succeeded');
    const { files } = await engine.collect(id);
    expect(files).toMatchObject([{ mimeType: 'video/mp4', width: 192, height: 112, durationSeconds: 1 }]);
    expect([dead.submissions, second.submissions]).toEqual([1, 0]);
  });
});

describe('one step at a time', () => {
  it('is taken, however many processes poll', async () => {
    const provider = providerOf({
      submit: async ({ id }) => {
        await delay(50);
        return { is: 'accepted', taskId: `task-${id}` };
      },
    });
    const engines = [1, 2, 3, 4].map(() => processWith(provider));
    const wanted = request();
    const ids = await Promise.all(engines.map((engine) => engine.submit(wanted)));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(Array.from({ length: 40 }, (_, index) => engines[index % 4]!.poll(ids[0]!)));
    // A poll does not wait for a long step; stopping does.
    await Promise.all(engines.map((engine) => engine.stop!()));
    expect(provider.submissions).toBe(1);
  });

  it('is not waited for when it takes long', async () => {
    let answer: (submission: Submission) => void = () => undefined;
    const provider = providerOf({ submit: () => new Promise((resolve) => void (answer = resolve)) });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    expect(await engine.poll(id)).toEqual({ state: 'queued', position: null });
    expect(await engine.poll(id)).toEqual({ state: 'queued', position: null });
    answer({ is: 'accepted', taskId: 'task-1' });
    await engine.stop!();
    expect((await job())!.status).toBe('accepted');
  });
});

describe('concurrency', () => {
  it('are shared in turns: a batch of one owner does not keep another waiting', async () => {
    const provider = providerOf({ look: async () => ({ is: 'running', percent: null }) });
    const engine = processWith(provider, 3);
    const greedy = newId(clock.now());
    const batch = [];
    for (let index = 0; index < 6; index += 1) {
      batch.push(await engine.submit(request({ ownerId: greedy })));
      clock.advance(1);
    }
    const modest = await engine.submit(request());
    const states = await Promise.all([...batch, modest].map(async (id) => (await engine.poll(id)).state));
    expect(states).toHaveLength(7);
    const waiting = (await opened.database.select().from(remoteJobs))
      .filter((row) => row.status === 'waiting')
      .map((row) => row.id);
    expect(waiting.toSorted()).toEqual(batch.slice(2).toSorted());
    expect(await engine.poll(batch[2]!)).toMatchObject({ state: 'queued', position: 1 });
    expect(await engine.poll(batch[5]!)).toMatchObject({ state: 'queued', position: 4 });
  });

  it('are not kept by work that nobody asks about any more', async () => {
    const engine = processWith(providerOf({ look: async () => ({ is: 'running', percent: null }) }), 1);
    await engine.poll(await engine.submit(request()));
    const second = await engine.submit(request());
    expect((await engine.poll(second)).state).toBe('queued');
    clock.advance(61);
    await engine.poll(second);
    expect((await opened.database.select().from(remoteJobs)).map((row) => row.status)).toEqual([
      'accepted',
      'accepted',
    ]);
  });
});

describe('work that nobody wants any more', () => {
  it('is taken back from the provider, even if its submission was still on its way', async () => {
    let answer: (submission: Submission) => void = () => undefined;
    const provider = providerOf({ submit: () => new Promise((resolve) => void (answer = resolve)) });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.poll(id);
    await engine.discard(id);
    answer({ is: 'accepted', taskId: 'task-1' });
    await engine.stop!();
    expect([provider.cancelled, await job()]).toEqual([['task-1'], undefined]);
  });

  it('is forgotten after a day, though nobody said so', async () => {
    const engine = processWith(providerOf({ look: async () => ({ is: 'running', percent: null }) }));
    await engine.poll(await engine.submit(request()));
    clock.advance(25 * 3600);
    await engine.sweep?.(async () => []);
    expect(await opened.database.select().from(remoteJobs)).toEqual([]);
  });

  it('is not sent at all when it was waiting', async () => {
    const provider = providerOf({});
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.discard(id);
    expect([await engine.poll(id), provider.submissions, provider.cancelled]).toEqual([{ state: 'unknown' }, 0, []]);
  });
});

describe('a provider that is busy', () => {
  it('is asked again when it said, and not before', async () => {
    const answers: Submission[] = [{ is: 'later', afterSeconds: 30 }];
    const provider = providerOf({ submit: async ({ id }) => answers.shift() ?? { is: 'accepted', taskId: id } });
    const engine = processWith(provider);
    const id = await engine.submit(request());
    await engine.poll(id);
    clock.advance(29);
    await engine.poll(id);
    expect(provider.submissions).toBe(1);
    clock.advance(2);
    await engine.poll(id);
    expect([provider.submissions, (await job())!.status]).toEqual([2, 'accepted']);
  });
});
