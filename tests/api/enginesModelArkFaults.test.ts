/**
 * Whatever goes wrong at ModelArk, a task ends in one result charged once or in a named failure with the coins back. It
 * is submitted again only when the provider does not have it. Its limits hold over all processes, and owners take turns.
 */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { remoteJobs } from '../../server/generation/remote/remoteTables.ts';
import { type AcceptedReply, endOf, readBalance, readTask } from '../support/generationCalls.ts';
import { startModelArkServer, submitOne } from '../support/modelArkServer.ts';
import { type ModelArkStandIn, startModelArk } from '../support/modelArkStandIn.ts';
import type { TestAccount, TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let ark: ModelArkStandIn;
let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  ark = await startModelArk();
  server = await startModelArkServer(ark, { concurrency: 100 });
  creator = await server.signUp({ coins: 100_000 });
});
afterAll(async () => {
  await server?.close();
  await ark?.close();
});

const submissionsOf = (prompt: string) => ark.submitted.filter((call) => call.prompt.startsWith(prompt));

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
    ['unknown field', 'request_refused', 1],
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
    const tasks = await Promise.all(runs.map(({ path, prompt }) => submitOne(account, path, { prompt })));
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
    const failed = await endOf(creator, await submitOne(creator, '/videos/generate', { prompt: 'rahasia [unpaid]' }));
    expect(JSON.stringify(failed)).not.toContain(ark.key);
  });

  it('is never shown as complete before it is', async () => {
    const task = await submitOne(creator, '/videos/generate', { prompt: 'lama [stays running]' });
    await waitUntil('it runs', async () => (await readTask(creator, task)).status === 'processing');
    await server.services.database
      .update(remoteJobs)
      .set({ startedAt: new Date(Date.now() - 3600_000) })
      .where(eq(remoteJobs.ownerId, creator.id));
    await waitUntil('it has run long', async () => (await readTask(creator, task)).progress.percent >= 90);
    expect((await readTask(creator, task)).progress.percent).toBeLessThan(100);
  });
});

describe('the provider’s limits', () => {
  it('hold over all processes, and owners take turns', async () => {
    const narrow = await startModelArkServer(ark, { concurrency: 2 });
    try {
      const before = ark.mostAtWork();
      expect(before).toBeGreaterThan(2);
      const [greedy, modest] = [await narrow.signUp({ coins: 10_000 }), await narrow.signUp({ coins: 10_000 })];
      const many = await greedy.call<AcceptedReply>('POST', '/videos/generate', { prompt: 'banyak', count: 4 });
      const one = await submitOne(modest, '/videos/generate', { prompt: 'satu saja' });
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
    const narrow = await startModelArkServer(ark, { concurrency: 1 });
    try {
      const accounts = await Promise.all([1, 2, 3].map(() => narrow.signUp({ coins: 1000 })));
      const tasks: Task[] = [];
      for (const [index, prompt] of ['giliran satu [held]', 'giliran dua', 'giliran tiga'].entries()) {
        tasks.push(await submitOne(accounts[index]!, '/videos/generate', { prompt }));
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
