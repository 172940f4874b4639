/**
 * The time promised for a piece of work is learnt from what such work took here lately, and its deadline grows with the
 * queue ahead, one's own and that of others.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Model, Task } from '../../contract/generation.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  engine = await createStagedEngine();
  engine.estimateSeconds = ({ kind }) => (kind === 'video' ? 10 : 2);
  server = await createTestServer({ engines: [engine], isWorking: false });
  creator = await server.signUp();
});
afterAll(() => server.close());

const take = async (account: TestAccount, count: number) =>
  (await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'perahu', count })).body.data.items;
const deadlineMinutes = (task: Task) => (Date.parse(task.deadline_at) - Date.parse(task.created_at)) / 60_000;

describe('the promised time', () => {
  it('is the estimate where nothing is known, and then what such work took here lately', async () => {
    const items = await take(creator, 3);
    expect(items.map((item) => item.progress.expected_seconds)).toEqual([2, 2, 2]);
    // Two took a minute; one was done before anybody looked, which says nothing.
    await server.services.database.execute(sql`
      update tasks set status = 'completed', started_at = now() - interval '61 seconds',
        completed_at = case when id = ${items[0]!.id} then now() - interval '61 seconds' else now() - interval '1 second' end
      where batch_id = ${items[0]!.batch_id}`);
    await server.services.generation.pace.read();
    const [next] = await take(creator, 1);
    expect(next!.progress.expected_seconds).toBe(60);
    // Another kind of work of the same engine on the same machine: it has its own estimate, off by as much.
    const video = await creator.call<AcceptedReply>('POST', '/videos/generate', { prompt: 'perahu', seed: 1 });
    expect(video.body.data.items[0]!.progress.expected_seconds).toBe(300);
    // What people read before they choose a model says the same.
    const typical = async (path: string) =>
      (await creator.call<{ data: Model[] }>('GET', path)).body.data.map((model) => model.typical_seconds);
    expect(await typical('/images/models-images')).toEqual([60]);
    expect(await typical('/videos/models')).toEqual([300]);
  });

  it('says when waiting work will probably begin, by its place', async () => {
    const asker = await server.signUp();
    const [, second] = await take(asker, 2);
    expect(second!.progress.begins_at).toBeNull();
    await server.services.database.execute(sql`delete from tasks where status <> 'completed' and id <> ${second!.id}`);
    await server.services.database.execute(
      sql`update tasks set queue_position = 3, expected_seconds = 40 where id = ${second!.id}`,
    );
    await server.services.generation.pace.read();
    const begins = async () => {
      const { data } = (await asker.call<{ data: Task }>('GET', `/images/task/${second!.id}`)).body;
      return data.progress.begins_at;
    };
    // Two of forty seconds ahead, and one that is half done.
    const seconds = (Date.parse((await begins())!) - server.services.clock.now().getTime()) / 1000;
    expect(seconds).toBeCloseTo(100, -1);
    await server.services.database.execute(sql`update tasks set stage = 'paused' where id = ${second!.id}`);
    expect(await begins()).toBeNull();
  });

  it('grows with the queue ahead, one’s own and that of others', async () => {
    const { pace } = server.services.generation;
    const alone = await server.signUp();
    await server.services.database.execute(sql`delete from tasks where status <> 'completed'`);
    await pace.read();
    const first = await take(alone, 10);
    const minutes = first.map(deadlineMinutes);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    // The tenth waits for nine of a minute each.
    expect(minutes[9]! - minutes[0]!).toBeCloseTo(18, 1);
    const [later] = await take(alone, 1);
    expect(deadlineMinutes(later!)).toBeGreaterThan(minutes[9]!);
    // Somebody else has the first turn after one of them.
    const [neighbour] = await take(await server.signUp(), 1);
    expect(deadlineMinutes(neighbour!) - minutes[0]!).toBeCloseTo(2, 1);
    await pace.read();
    const [again] = await take(await server.signUp(), 1);
    expect(deadlineMinutes(again!) - minutes[0]!).toBeCloseTo(4, 1);
  });
});
