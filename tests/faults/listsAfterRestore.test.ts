/**
 * A database that was put back to an earlier state counts other changes by the same revisions; pages of lists that a
 * process kept of the lost ones are not sent again.
 */
import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { tasks } from '../../server/generation/tables.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from '../../server/platform/database/prepareDatabase.ts';
import { make } from '../support/dashboard.ts';
import { makeFolder } from '../support/embeddedServer.ts';
import type { TaskPageReply } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { testLog } from '../support/testLog.ts';
import { createTestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

test('a list follows its database into the past', { timeout: 120_000 }, async () => {
  const folder = makeFolder();
  const start = () => startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log: testLog });
  let postgres = await start();
  onTestFinished(() => postgres.stop());
  const ownerUrl = postgres.connectionString;
  const connectionString = await prepareDatabase({ ownerUrl, applicationUrl: null, log: testLog });
  const server = await createTestServer({
    own: { database: { connectionString, ownerUrl }, dataDirectory: path.join(folder, 'data') },
    engines: [await createStagedEngine()],
    isWorking: false,
  });
  onTestFinished(() => server.close());
  const creator = await server.signUp();
  const { id } = await make(server, { creator, kind: 'image', prompt: 'pantai' });

  const restart = async (whileStopped: () => Promise<void>) => {
    await postgres.stop();
    await whileStopped();
    postgres = await start();
    await waitUntil('the server has its database again', async () => (await fetch(`${server.url}/readyz`)).ok);
  };
  const list = async () => {
    const [task] = (await creator.call<TaskPageReply>('GET', '/library/')).body.data;
    return [task!.revision, task!.prompt, task!.is_favorite] as const;
  };
  // With its owner: as root, the database runs as somebody else.
  const copy = async (from: string, to: string) => void (await promisify(execFile)('cp', ['-a', from, to]));
  const cluster = path.join(folder, 'postgres', 'cluster');
  const backup = path.join(folder, 'backup');

  const [revision] = await list();
  await restart(() => copy(cluster, backup));
  await creator.call('PUT', `/library/${id}/favorite`, { is_favorite: true });
  expect(await list()).toEqual([revision + 1, 'pantai', true]);
  expect(await list()).toEqual([revision + 1, 'pantai', true]);

  await restart(async () => {
    await rm(cluster, { recursive: true });
    await copy(backup, cluster);
  });
  await server.services.database.update(tasks).set({ prompt: 'gunung' }).where(eq(tasks.id, id));
  expect(await list()).toEqual([revision + 1, 'gunung', false]);
});
