/**
 * Killed at random moments while people ask and renders run, the server loses no task and no coin, and makes nothing
 * twice.
 */
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Balance } from '../../contract/credits.ts';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { openDatabase } from '../../server/platform/database/openDatabase.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { firstPassword, freePort, type ProductProcess, signIn, startProduct } from '../support/productProcess.ts';
import { testLog } from '../support/testLog.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

const KILLS = 8;
const GRANT = 2000;
const REQUESTS = [
  { path: '/images/text-to-image', body: { prompt: 'kain sutra jingga', resolution: '1K', count: 3 } },
  { path: '/videos/generate', body: { prompt: 'kain sutra biru', resolution: '480p', duration_seconds: 3, count: 1 } },
];

/**
 * The server is killed repeatedly while requests are sent and tasks run. A request without an answer is repeated under
 * its own key, as the client does. In the end every task has ended once, and every coin is accounted for.
 */
it('loses no coin and no task when it is killed at any moment', { timeout: 700_000 }, async () => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-kill-'));
  const port = await freePort();
  const env = { KILAS_STARTING_GRANT: String(GRANT), KILAS_DAILY_LIMIT: '1000' };
  let product: ProductProcess = await startProduct({ dataDirectory, port, env });
  const creator = firstPassword(product.output(), 'user');
  let token = await signIn(product.url, creator);

  const call = async <Reply>(method: string, pathname: string, body?: unknown, key?: string): Promise<Reply> => {
    const answer = await fetch(`${product.url}${API_BASE}${pathname}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${pathname} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Reply;
  };

  const batches = new Map<string, string>();
  const unanswered = new Map<string, (typeof REQUESTS)[number]>();
  const ask = async (key: string, request: (typeof REQUESTS)[number]) => {
    unanswered.set(key, request);
    const reply = await call<{ data: { batch_id: string } }>('POST', request.path, request.body, key);
    expect(batches.get(key) ?? reply.data.batch_id).toBe(reply.data.batch_id);
    batches.set(key, reply.data.batch_id);
    unanswered.delete(key);
  };

  for (let round = 0; round < KILLS; round += 1) {
    for (const [key, request] of unanswered) await ask(key, request);
    const asking = ask(`round-${round}-of-the-kills`, REQUESTS[round % REQUESTS.length]!).catch(
      () => 'the answer was lost',
    );
    // The moment of the kill is random, from the request's way to several running renders.
    await delay(randomInt(0, 2500));
    await product.kill();
    await asking;
    product = await startProduct({ dataDirectory, port, env });
    token = await signIn(product.url, creator);
  }
  for (const [key, request] of unanswered) await ask(key, request);

  let tasks: Task[] = [];
  await waitUntil(
    'every task ends',
    async () => {
      tasks = (await call<{ data: Task[] }>('GET', '/library/?page_size=100')).data;
      return tasks.every((task) => task.status === 'completed' || task.status === 'failed');
    },
    540_000,
  );

  const expected = Array.from({ length: KILLS }, (_, round) => REQUESTS[round % REQUESTS.length]!.body.count).reduce(
    (sum, count) => sum + count,
  );
  expect(tasks).toHaveLength(expected);
  expect(new Set(tasks.map((task) => task.batch_id))).toEqual(new Set(batches.values()));
  for (const task of tasks) {
    const price = task.kind === 'video' ? 12 : 3;
    const ending =
      task.status === 'completed' ? { held: 0, charged: price, returned: 0 } : { held: 0, charged: 0, returned: price };
    expect([task.status, task.credits]).toEqual([task.status, ending]);
    if (task.media)
      expect((await fetch(product.url + task.media.url)).headers.get('content-length')).toBe(
        String(task.media.size_bytes),
      );
  }
  expect(tasks.filter((task) => task.status === 'completed').length).toBeGreaterThan(0);
  const charged = tasks.reduce((sum, task) => sum + task.credits.charged, 0);
  expect((await call<{ data: Balance }>('GET', '/credits/balance')).data).toEqual({
    balance: GRANT - charged,
    held: 0,
  });
  await waitUntil(
    'the engine has forgotten every render',
    async () => (await readdir(path.join(dataDirectory, 'files/studio')).catch(() => [])).length === 0,
  );
  expect(await product.stop()).toBe(0);

  const postgres = await startEmbeddedPostgres({ dataDirectory: path.join(dataDirectory, 'postgres'), log: testLog });
  const { database, close } = openDatabase({ connectionString: postgres.connectionString, poolSize: 2, log: testLog });
  expect(await verifyLedger(database)).toEqual([]);
  await close();
  await postgres.stop();
  await removeFolder(dataDirectory);
});
