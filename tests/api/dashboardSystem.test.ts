/**
 * The system page shows what waits, fails, is overdue or missing, for tasks, engines and files, until it is put right.
 * It reads no large table whole.
 */
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SystemReport } from '../../contract/dashboard.ts';
import { readSystem as readReport } from '../../server/dashboard/readSystem.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { tasks } from '../../server/generation/tables.ts';
import { rescueTasks } from '../../server/generation/advance/rescueTasks.ts';
import { inputImages } from '../../server/media/inputTables.ts';
import { inputFolder, resultFolder } from '../../server/media/storageKeys.ts';
import { mediaFiles } from '../../server/media/tables.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { type StagedEngine } from '../support/stagedEngine.ts';
import { type TestClock } from '../support/testClock.ts';
import { codes, openSystemPage } from '../support/systemPage.ts';
import { type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let engine: StagedEngine;
let admin: TestAccount;
let owner: pg.Pool;
let readSystem: () => Promise<SystemReport>;
let close: () => Promise<void>;

// Each gets its own server, database and clock, so that none sees what another left behind.
beforeEach(async () => {
  ({ server, clock, engine, admin, owner, readSystem, close } = await openSystemPage());
});
afterEach(() => close());

const retry = (what: string, reason = 'Sudah pulih') =>
  admin.call<{ data: { count: number | null } }>('POST', '/dashboard/system/retry', { what, reason });

async function generate(prompt: string) {
  const creator = await server.signUp();
  const answer = await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt });
  expect(answer.status).toBe(202);
  return { creator, task: answer.body.data.items[0]! };
}

/** What a worker would do with the task. */
async function work(taskId: string) {
  const deps = server.services.generation;
  const state = async () => (await deps.database.select().from(tasks).where(eq(tasks.id, taskId)))[0]!.status;
  for (let step = 0; step < 5 && ['pending', 'processing'].includes(await state()); step += 1)
    await advanceTask({ deps, taskId });
}

describe('the system page', () => {
  it('is for admins', async () => {
    const creator = await server.signUp();
    expect((await server.call('GET', '/dashboard/system')).status).toBe(401);
    expect((await creator.call('GET', '/dashboard/system')).status).toBe(403);
    expect((await admin.call('GET', '/dashboard/system')).status).toBe(200);
  });

  it('counts what waits in a queue, and what an engine ended', async () => {
    const before = await readSystem();
    expect(before.engines).toEqual([
      expect.objectContaining({ id: 'staged', state: 'idle', completed: 0, average_seconds: null }),
    ]);
    const { task } = await generate('Sawah');
    const waiting = await readSystem();
    const depthOf = ({ queues }: SystemReport) => queues.find(({ name }) => name === 'advance-task')!;
    expect([depthOf(before).waiting, depthOf(waiting).waiting]).toEqual([0, 1]);
    expect(waiting.tasks.unfinished).toBe(1);
    expect(waiting.engines[0]!.unfinished).toBe(1);

    clock.advance(20);
    await work(task.id);
    const ended = await readSystem();
    expect(ended.tasks.unfinished).toBe(0);
    expect(ended.engines[0]).toMatchObject({
      state: 'healthy',
      unfinished: 0,
      completed: 1,
      failed: 0,
      last_completed_at: clock.now().toISOString(),
    });
    expect(ended.engines[0]!.average_seconds).not.toBeNull();
  });

  it('says when an engine only fails, and that it is well after one success', async () => {
    for (const prompt of ['Gagal satu', 'Gagal dua', 'Gagal tiga']) {
      engine.stage(prompt, { state: 'failed', code: 'generation_failed' });
      clock.advance(1);
      await work((await generate(prompt)).task.id);
    }
    const failing = await readSystem();
    expect(failing.engines[0]).toMatchObject({ state: 'failing', failed: 3 });
    expect(failing.concerns).toContainEqual({
      code: 'engine_failing',
      severity: 'urgent',
      count: 3,
      subject: failing.engines[0]!.label,
    });
    clock.advance(1);
    await work((await generate('Pulih')).task.id);
    expect(codes(await readSystem())).not.toContain('engine_failing');
  });

  it('does not count a cancelled task as a failure of its engine', async () => {
    const { creator, task } = await generate('Batal');
    expect((await creator.call('POST', `/library/${task.id}/cancel`)).status).toBeLessThan(300);
    expect((await readSystem()).engines[0]).toMatchObject({ state: 'idle', unfinished: 0, completed: 0, failed: 0 });
  });

  it('shows a task past its deadline until it is ended', async () => {
    const { task } = await generate('Terjebak');
    clock.advance(3 * 3600);
    const stuck = await readSystem();
    expect(stuck.tasks).toEqual({ unfinished: 1, overdue: 1, forgotten: 1, oldest_deadline_at: task.deadline_at });
    expect(stuck.concerns).toContainEqual({ code: 'tasks_overdue', severity: 'urgent', count: 1, subject: null });
    expect(await rescueTasks(server.services.generation)).toBe(1);
    expect((await retry('tasks')).body.data.count).toBe(1);
    await work(task.id);
    expect((await readSystem()).tasks).toEqual({ unfinished: 0, overdue: 0, forgotten: 0, oldest_deadline_at: null });
  });

  it('adds up every stored file, previews too, and subtracts purged ones', async () => {
    const nothing = { results: 0, results_bytes: 0, inputs: 0, inputs_bytes: 0 };
    expect((await readSystem()).storage).toMatchObject(nothing);
    const creator = await server.signUp();
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2e8b57' } })
      .png()
      .toBuffer();
    const answer = await creator.call<AcceptedReply>('POST', '/images/image-to-image', {
      prompt: 'Perahu',
      image_base64: picture.toString('base64'),
    });
    const task = answer.body.data.items[0]!;
    const [given] = await server.services.database.select().from(inputImages);
    const bytesOf = async (folder: string, names: string[]) => {
      const found = await Promise.all(names.map((name) => server.services.storage.stat(`${folder}${name}`)));
      return found.reduce((sum, file) => sum + file!.size, 0);
    };
    const inputsBytes = await bytesOf(inputFolder(given!.id), ['/main', '/thumbnail']);
    expect((await readSystem()).storage).toMatchObject({ ...nothing, inputs: 1, inputs_bytes: inputsBytes });

    await work(task.id);
    const [file] = await server.services.database.select().from(mediaFiles);
    const resultBytes = await bytesOf(resultFolder(file!.id), ['/main', '/poster', '/thumbnail']);
    expect(resultBytes).toBeGreaterThan(file!.sizeBytes);
    expect((await readSystem()).storage).toMatchObject({
      results: 1,
      results_bytes: resultBytes,
      inputs: 1,
      inputs_bytes: inputsBytes,
    });
    expect((await creator.call('DELETE', `/images/${task.id}`)).status).toBeLessThan(300);
    clock.advance(31 * 24 * 3600);
    expect(await purgeDeleted(server.services.generation)).toBe(1);
    expect((await readSystem()).storage).toMatchObject(nothing);
  });

  it('says since when no worker runs, and when the gateway was last compared', async () => {
    clock.advance(3 * 60);
    const silent = await readSystem();
    expect(codes(silent)).toContain('workers_silent');
    expect(codes(silent)).not.toContain('sweep_overdue');
    await owner.query('update pgboss.queue set monitor_on = $1', [clock.now()]);
    expect(codes(await readSystem())).toContain('sweep_overdue');
    expect(await sweepPayments(server.services.payments)).toBe(true);
    const swept = await readSystem();
    expect(swept.payments.swept_until).toBe(clock.now().toISOString());
    expect(codes(swept)).not.toContain('sweep_overdue');
  });

  it('names the process that answers, and its database', async () => {
    clock.advance(1);
    const { server: process_, read_at } = await readSystem();
    expect(process_.node_version).toBe(process.versions.node);
    expect(Date.parse(process_.started_at)).toBeLessThan(Date.parse(read_at));
    expect(process_.database_bytes).toBeGreaterThan(1_000_000);
  });

  it('reads no large table whole', async () => {
    const asked: { text: string; values: unknown[] }[] = [];
    const database = drizzle(owner, { logger: { logQuery: (text, values) => asked.push({ text, values }) } });
    await readReport({ ...server.services.dashboard, database });
    // The tables of a test are small enough to be read whole; forbidding that shows the plans for large ones.
    await owner.query('set enable_seqscan = off');
    const { rows: indexes } = await owner.query<{ name: string }>(
      'select indexrelid::regclass::text as name from pg_index where indpred is not null',
    );
    const partial = new Set(indexes.map(({ name }) => name));
    expect(asked.length).toBeGreaterThan(8);
    for (const { text, values } of asked.filter((query) => /^\s*select/.test(query.text))) {
      const { rows } = await owner.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      expect([text, wholeReads(rows[0]!['QUERY PLAN'][0].Plan, partial)]).toEqual([text, []]);
    }
  });
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
}

const LARGE = /^(tasks|media_files|input_images|topups|payment_receipts|webhook_events|ledger_\w+|job\w*)$/;

/** Where a plan reads a whole large table, or an index that holds all of it; a limited, ordered read does not count. */
function wholeReads(plan: Plan, partial: ReadonlySet<string>, isLimited = false): string[] {
  const { 'Node Type': node, 'Relation Name': table = '', 'Index Name': index = '', 'Index Cond': condition } = plan;
  const isWhole =
    LARGE.test(table) &&
    (node === 'Seq Scan' || (node.startsWith('Index') && !condition && !partial.has(index) && !isLimited));
  return [
    ...(isWhole ? [`${node} of ${table} ${index}`] : []),
    ...(plan.Plans ?? []).flatMap((inner) => wholeReads(inner, partial, node === 'Limit')),
  ];
}
