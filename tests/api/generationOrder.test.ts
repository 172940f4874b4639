/** An account's work reaches the engine in the order it was asked for, whichever of its jobs runs first. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { tasks } from '../../server/generation/tables.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;
beforeAll(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], isWorking: false });
  creator = await server.signUp();
});
afterAll(() => server.close());

it('hands work over in the order it was asked for, whichever job runs first', async () => {
  const ask = async (account: TestAccount, prompt: string, count = 1) =>
    (await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, count })).body.data.items;
  const other = await server.signUp();
  const tasks = [
    ...(await ask(creator, 'first')),
    ...(await ask(other, 'of somebody else')),
    ...(await ask(creator, 'batch', 2)),
    ...(await ask(creator, 'last')),
  ];
  for (const prompt of ['first', 'batch', 'last']) engine.stage(prompt, { state: 'queued', position: 1 });
  const advance = (taskId: string) => advanceTask({ deps: server.services.generation, taskId });
  await advance(tasks.at(-1)!.id);
  const mine = tasks.filter(({ prompt }) => prompt !== 'of somebody else').map(({ id }) => `${id}/1`);
  expect(engine.submitted.map(({ reference }) => reference)).toEqual(mine);
  for (const { id } of tasks) await advance(id);
  expect(engine.submitted.map(({ prompt }) => prompt)).toEqual(['first', 'batch', 'batch', 'last', 'of somebody else']);
});

it('calls one task next in line, also when the engine begins it before that is noted', async () => {
  engine.stage(
    'pair',
    { state: 'queued', position: 1 },
    { state: 'queued', position: 2 },
    { state: 'queued', position: 1 },
  );
  const account = await server.signUp();
  const { body } = await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'pair', count: 2 });
  const [first, second] = body.data.items.map(({ id }) => id);
  const deps = server.services.generation;
  const places = async () => {
    const rows = await deps.database.select().from(tasks).where(eq(tasks.userId, account.id)).orderBy(tasks.id);
    return rows.map(({ queuePosition }) => queuePosition);
  };
  for (const taskId of [first!, second!, second!]) await advanceTask({ deps, taskId });
  expect(await places()).toEqual([1, 2]);
  engine.stage('pair', { state: 'running', percent: 5, stage: 'rendering' }, { state: 'queued', position: 1 });
  for (const taskId of [first!, second!]) await advanceTask({ deps, taskId });
  expect(await places()).toEqual([null, 1]);
});
