/**
 * Urgent jobs run before ones that have waited longer; a job with a known key can be made urgent, and is then due at
 * once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advanceTaskQueue } from '../../server/generation/queues.ts';
import { newId } from '../../server/platform/identifier.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
});
afterAll(() => server?.close());

test('urgent jobs first, also those made urgent while they wait', async () => {
  const { database, jobs } = server.services;
  const [patient, later, urgent] = [newId(new Date()), newId(new Date()), newId(new Date())];
  const enqueue = (taskId: string, options: object) =>
    jobs.enqueue(database, advanceTaskQueue, { taskId }, { key: taskId, ...options });
  await enqueue(patient, {});
  await enqueue(later, { startAfterSeconds: 3600 });
  await enqueue(urgent, { isUrgent: true });
  await jobs.expedite(database, advanceTaskQueue, [later, newId(new Date())]);
  const order: string[] = [];
  await jobs.work(advanceTaskQueue, { concurrency: 1 }, async ({ taskId }) => void order.push(taskId));
  await waitUntil('all have run', () => order.length === 3);
  expect(order).toEqual([later, urgent, patient]);
});
