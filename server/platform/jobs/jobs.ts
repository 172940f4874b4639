import { SpanKind } from '@opentelemetry/api';
import { type SQL, sql } from 'drizzle-orm';
import { fromDrizzle, type JobResult, PgBoss, systemClock } from 'pg-boss';
import type { Queries } from '../database/database.ts';
import { executePlanned } from '../database/executePlanned.ts';
import { describeErrorInLines } from '../describeError.ts';
import type { Log } from '../log.ts';
import { jobSeconds, jobsRun } from '../instruments.ts';
import { inSpan } from '../spans.ts';

/** A durable queue: its name, its jobs' data, and how they are retried. */
export interface Queue<Data extends object> {
  name: string;
  /** Tries after the first one. */
  retryLimit: number;
  /** Seconds before the first retry, doubled for each further one. */
  retryDelaySeconds: number;
  /** Seconds a handler may take before the job counts as lost. */
  expireInSeconds: number;
  /**
   * At most one job with the same key waits at a time; a second one is dropped, so that chains of follow-up jobs merge.
   */
  isKeyed: boolean;
  /** Carries the type only; never read. */
  readonly data?: Data;
}

export interface JobOptions {
  startAfterSeconds?: number;
  key?: string;
  /** Runs before all jobs that are not urgent, however long those have waited. */
  isUrgent?: boolean;
}

export interface Jobs {
  /** Enqueues in the caller's transaction: the job exists exactly when the transaction commits. */
  enqueue<Data extends object>(queries: Queries, queue: Queue<Data>, data: Data, options?: JobOptions): Promise<void>;
  /** The same for several jobs, in one statement. */
  enqueueAll<Data extends object>(
    queries: Queries,
    queue: Queue<Data>,
    jobs: (JobOptions & { data: Data })[],
  ): Promise<void>;
  /** Makes jobs with these keys urgent and due now, unless they have begun. */
  expedite(queries: Queries, queue: Queue<object>, keys: readonly string[]): Promise<void>;
  /** Handles up to `concurrency` jobs in parallel, none if it is 0; a thrown error causes a retry. */
  work<Data extends object>(
    queue: Queue<Data>,
    options: { concurrency: number },
    handle: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Re-queues failed jobs in the caller's transaction. @returns how many were still failed */
  retry(queries: Queries, queue: Pick<Queue<object>, 'name'>, ids: readonly string[]): Promise<number>;
  /** Deletes failed jobs in the caller's transaction. @returns how many were still failed */
  drop(queries: Queries, queue: Pick<Queue<object>, 'name'>, ids: readonly string[]): Promise<number>;
  /** Takes no more jobs; running ones continue. */
  stopWorking(): Promise<void>;
  /** Waits up to 5 seconds for running jobs, returns unfinished ones to the queue, and closes the connections. */
  stop(): Promise<void>;
}

/** Seconds without a sign of life after which a job of a killed process is given to another (pg-boss's minimum). */
const HEARTBEAT_SECONDS = 10;

const URGENT = 1;

/**
 * The queue's pauses are measured by it. By the machine's own clock, one put back while a batch ran made its worker pause
 * for as long, and the queue's supervision too.
 */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

/**
 * Opens the job queue on the product's database; `installJobs` has created its tables.
 * @param canWork false for a process that only enqueues
 */
export async function openJobs({
  connectionString,
  log,
  queues,
  canWork,
}: {
  connectionString: string;
  log: Log;
  queues: Queue<object>[];
  canWork: boolean;
}): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString,
    max: 5,
    application_name: 'kilas-jobs',
    clock: steadyClock,
    supervise: canWork,
    superviseIntervalSeconds: 3,
    monitorIntervalSeconds: 3,
    schedule: false,
    migrate: false,
  });
  boss.on('error', (error) => log.warn({ error }, 'the job queue reported an error'));
  await boss.start();
  for (const queue of queues) {
    await boss.createQueue(queue.name, {
      policy: queue.isKeyed ? 'short' : 'standard',
      retryLimit: queue.retryLimit,
      retryDelay: queue.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: queue.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      deleteAfterSeconds: 24 * 3600,
    });
  }
  const enqueueAll: Jobs['enqueueAll'] = async (queries, queue, jobs) => {
    if (jobs.length === 0) return;
    const rows = jobs.map(({ data, startAfterSeconds, key, isUrgent }) => ({
      data,
      ...(isUrgent && { priority: URGENT }),
      ...(startAfterSeconds && { startAfter: startAfterSeconds }),
      ...(key && { singletonKey: key }),
    }));
    // Some kB of text, the same each time for one queue.
    const planned = { execute: (statement: SQL) => executePlanned(queries, statement) };
    await boss.insert(queue.name, rows, { db: fromDrizzle(planned, sql) });
  };
  return {
    enqueueAll,
    enqueue: (queries, queue, data, options = {}) => enqueueAll(queries, queue, [{ data, ...options }]),
    async expedite(queries, queue, keys) {
      if (keys.length === 0) return;
      // The conditions match the library's index of waiting keys. Rows locked by another call are left to it.
      await queries.execute(sql`
        update pgboss.job set priority = ${URGENT}, start_after = now() where name = ${queue.name} and id in (
          select id from pgboss.job
          where name = ${queue.name} and coalesce(singleton_key, '') in ${keys} and state = 'created' and policy = 'short'
            and (priority < ${URGENT} or start_after > now())
          for update skip locked)`);
    },
    async work(queue, { concurrency }, handle) {
      if (concurrency === 0) return;
      const run = async (job: { id: string; data: object }): Promise<JobResult> => {
        const stopClock = jobSeconds.startTimer({ queue: queue.name });
        try {
          const attributes = attributesOf(job.data);
          await inSpan(`job ${queue.name}`, { kind: SpanKind.CONSUMER, attributes }, () =>
            handle(job.data as Parameters<typeof handle>[0]),
          );
          jobsRun.inc({ queue: queue.name, outcome: 'completed' });
          return { id: job.id, status: 'completed' };
        } catch (error) {
          const message = error instanceof Error ? describeErrorInLines(error) : String(error);
          jobsRun.inc({ queue: queue.name, outcome: 'failed' });
          log.warn({ queue: queue.name, job: job.data, error }, 'a job failed and will be tried again');
          return { id: job.id, status: 'failed', output: { message } };
        } finally {
          stopClock();
        }
      };
      // A full batch is followed immediately by the next; otherwise a queue moves one batch per polling interval.
      const options = {
        pollingIntervalSeconds: 0.5,
        batchSize: concurrency,
        burstWhenBatchFull: concurrency > 1,
        perJobResults: true as const,
      };
      await boss.work<object>(queue.name, options, (jobs) => Promise.all(jobs.map(run)));
    },
    async retry(queries, queue, ids) {
      const failed = await takeFailed(queries, queue.name, ids);
      if (failed.length > 0) await boss.retry(queue.name, failed, { db: inTransaction(queries) });
      return failed.length;
    },
    async drop(queries, queue, ids) {
      const failed = await takeFailed(queries, queue.name, ids);
      if (failed.length > 0) await boss.deleteJob(queue.name, failed, { db: inTransaction(queries) });
      return failed.length;
    },
    async stopWorking() {
      for (const queue of queues) await boss.offWork(queue.name, { wait: false });
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  };
}

/**
 * Locks and returns the ids that are still failed; corrects the queue's cached count, which workers refresh only every
 * few seconds.
 */
async function takeFailed(queries: Queries, name: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await queries.execute<{ id: string }>(sql`
    select id from pgboss.job where name = ${name} and id in ${ids} and state = 'failed' for update`);
  await queries.execute(
    sql`update pgboss.queue set failed_count = greatest(0, failed_count - ${rows.length}::int) where name = ${name}`,
  );
  return rows.map(({ id }) => id);
}

/** Safe to trace: jobs carry ids and internal words, never personal data. */
function attributesOf(data: object): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`kilas.${name}`, String(value)]));
}

const inTransaction = (queries: Queries) => fromDrizzle(queries as Parameters<typeof fromDrizzle>[0], sql);
