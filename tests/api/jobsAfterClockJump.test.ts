/** A machine's clock that is put back while a job runs does not make its queue wait until the hour comes again. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { advanceTaskQueue } from '../../server/generation/queues.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const TWO_HOURS_MS = 2 * 3600_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
});
afterAll(() => server?.close());

test('works on after the clock was put back', async () => {
  const { database, jobs } = server.services;
  const ids = [newId(new Date()), newId(new Date())];
  const enqueue = (taskId: string) => jobs.enqueue(database, advanceTaskQueue, { taskId }, { key: taskId });
  const done: string[] = [];
  await enqueue(ids[0]!);
  const rightNow = Date.now;
  const clock = vi.spyOn(Date, 'now');
  try {
    await jobs.work(advanceTaskQueue, { concurrency: 1 }, async ({ taskId }) => {
      clock.mockImplementation(() => rightNow() - TWO_HOURS_MS);
      done.push(taskId);
    });
    await waitUntil('the first has run', () => done.length === 1);
  } finally {
    clock.mockRestore();
  }
  await enqueue(ids[1]!);
  await waitUntil('the second has run', () => done.length === 2, 20_000);
  expect(done).toEqual(ids);
});
