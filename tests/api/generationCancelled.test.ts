/**
 * What was cancelled, failed or not delivered gives back its coins and its place in the daily limit. Work that runs can
 * be cancelled only where its engine can stop at once.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { type AcceptedReply, readBalance, type TaskReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;

beforeEach(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine] });
  creator = await server.signUp();
});
afterEach(() => server.close());

const used = async () => (await creator.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used;
const one = async (id: string) => (await creator.call<TaskReply>('GET', `/images/task/${id}`)).body.data;
const listed = async (status: string) =>
  (await creator.call<{ data: Task[] }>('GET', `/library/?status=${status}`)).body.data.map((task) => task.id);
const reaches = (id: string, status: Task['status']) =>
  waitUntil(`${id} is ${status}`, async () => (await one(id)).status === status);
const make = async (body: object, path = '/images/text-to-image') =>
  (await creator.call<AcceptedReply>('POST', path, body)).body.data;

describe('what was not delivered', () => {
  it('gives its place in the daily limit back when cancelled, and does not count as failed', async () => {
    engine.stage('antre', { state: 'queued', position: 9 });
    const { items, batch_id } = await make({ prompt: 'antre', count: 3 });
    expect(await used()).toBe(3);
    const [first] = items;
    const cancelled = (await creator.call<TaskReply>('POST', `/library/${first!.id}/cancel`)).body.data;
    expect(cancelled).toMatchObject({
      failure: { code: 'generation_cancelled' },
      credits: { held: 0, charged: 0, returned: 3 },
      can_cancel: false,
    });
    expect([await used(), await readBalance(creator)]).toEqual([2, { balance: 994, held: 6 }]);
    expect([await listed('failed'), await listed('cancelled')]).toEqual([[], [first!.id]]);
    expect((await creator.call('POST', `/library/batches/${batch_id}/retry`)).body.code).toBe('nothing_failed');
  });

  it('gives its place back when it failed, takes one again when retried, and every state is newer than the last', async () => {
    engine.stage('gagal dulu', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const { items } = await make({ prompt: 'gagal dulu' });
    const { id } = items[0]!;
    await reaches(id, 'failed');
    const failed = await one(id);
    expect([await used(), failed.credits]).toEqual([0, { held: 0, charged: 0, returned: 3 }]);
    const again = (await creator.call<TaskReply>('POST', `/images/${id}/regenerate`)).body.data;
    expect(again).toMatchObject({ status: 'pending', failure: null, credits: { held: 3, charged: 0, returned: 0 } });
    expect(await used()).toBe(1);
    await reaches(id, 'completed');
    const done = await one(id);
    expect([items[0]!, failed, again, done].map((task) => task.revision)).toEqual(
      [items[0]!, failed, again, done].map((task) => task.revision).toSorted((a, b) => a - b),
    );
    expect(new Set([items[0]!, failed, again, done].map((task) => task.revision)).size).toBe(4);
    expect([await used(), done.credits]).toEqual([1, { held: 0, charged: 3, returned: 0 }]);
    expect(await verifyLedger(server.services.database)).toEqual([]);
  });

  it('gives back the places of a storyboard’s pictures that never came', async () => {
    engine.storyboardFiles = 2;
    const { items } = await make({ prompt: 'cerita', max_images: 5 }, '/images/storyboard');
    expect(await used()).toBe(5);
    await reaches(items[0]!.id, 'completed');
    expect([await used(), (await one(items[0]!.id)).credits]).toEqual([2, { held: 0, charged: 6, returned: 9 }]);
  });

  it('is stopped while it is made where the engine can, and nowhere else', async () => {
    engine.stage('berjalan', { state: 'running', percent: 10, stage: 'rendering' });
    const { id } = (await make({ prompt: 'berjalan' })).items[0]!;
    await reaches(id, 'processing');
    expect((await one(id)).can_cancel).toBe(false);
    expect((await creator.call('POST', `/library/${id}/cancel`)).body.code).toBe('task_not_cancellable');

    engine.stopsAtOnce = true;
    expect((await one(id)).can_cancel).toBe(true);
    const cancelled = (await creator.call<TaskReply>('POST', `/library/${id}/cancel`)).body.data;
    expect([cancelled.failure?.code, cancelled.credits]).toEqual([
      'generation_cancelled',
      { held: 0, charged: 0, returned: 3 },
    ]);
    expect(engine.discarded).toEqual([`staged:${id}/1`]);
    expect([await used(), await readBalance(creator)]).toEqual([0, { balance: 1000, held: 0 }]);
    expect(await verifyLedger(server.services.database)).toEqual([]);
  });
});
