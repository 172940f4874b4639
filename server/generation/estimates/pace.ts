import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import type { Engine, EngineRequest } from '../engine.ts';
import { tasks } from '../tables.ts';
import { secondsInQueue, waitSeconds, type Waiting } from './waitSeconds.ts';

type Work = Pick<EngineRequest, 'kind' | 'mode' | 'modelId' | 'settings'>;

/** How long a reading stays fresh; a later caller still gets it while it is refreshed in the background. */
const FRESH_MS = 5_000;
/** Latest completed tasks that are sampled: over all engines, and per kind of work. */
const READ_BACK = 300;
const OF_A_KIND = 20;
/** Engines are polled once a second, so shorter durations are not reliable. */
const SEEN_RUNNING_SECONDS = 2;
/** Older samples may come from another machine or another release. */
const LATELY_MS = 7 * DAY_MS;
/** Bounds of the correction of the engine's estimate: beyond them, a clock jumped. */
const LEAST = 0.1;
const MOST = 30;

export interface Pace {
  /** Expected seconds of the work once it runs: the engine's estimate, corrected by how long such work took recently. */
  workSeconds(engine: Engine, work: Work): number;
  /** Expected seconds until this person's next item begins, from what is waiting and running at the engine. */
  waitSeconds(engine: Engine, userId: string): number;
  /** Expected seconds until the item at this place in the engine's queue begins; 1 is next. */
  secondsInQueue(engine: Engine, place: number): number;
  /** Adds a just accepted request to the current reading; the next one will include it. */
  addAccepted(engine: Engine, taken: { userId: string; items: number; seconds: number }): void;
  /** Refreshes the reading now. */
  read(): Promise<void>;
}

interface Reading {
  /** Correction factors of the estimate, by kind of work and by engine. */
  corrections: Map<string, number>;
  queues: Map<string, Waiting>;
  at: number;
}

/** Data for time estimates, cached in memory: accepting a request needs no query for it. */
export function createPace({
  database,
  clock,
  log,
  engineOf,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  engineOf: (engineId: string) => Engine | undefined;
}): Pace {
  let reading: Reading = { corrections: new Map(), queues: new Map(), at: -Infinity };
  let underWay: Promise<void> | null = null;

  const read = () =>
    (underWay ??= (async () => {
      const at = clock.now().getTime();
      reading = {
        corrections: await readCorrections(database, { since: new Date(at - LATELY_MS), engineOf }),
        queues: await readWaiting(database),
        at,
      };
    })().finally(() => {
      underWay = null;
    }));
  const latest = () => {
    if (Math.abs(clock.now().getTime() - reading.at) > FRESH_MS)
      read().catch((error: Error) => log.info({ error: error.message }, 'how fast it goes could not be read'));
    return reading;
  };
  const queueOf = (engine: Engine) => {
    const { queues } = latest();
    const queue = queues.get(engine.id) ?? { running: { items: 0, seconds: 0 }, owners: new Map() };
    queues.set(engine.id, queue);
    return queue;
  };

  latest();
  return {
    read,
    workSeconds(engine, work) {
      const { corrections } = latest();
      const correction = corrections.get(kindOfWork(engine.id, work)) ?? corrections.get(engine.id) ?? 1;
      return Math.max(1, Math.ceil(engine.estimateSeconds(work) * correction));
    },
    waitSeconds: (engine, userId) => waitSeconds(queueOf(engine), { userId, concurrency: engine.concurrency ?? 1 }),
    secondsInQueue: (engine, place) => secondsInQueue(queueOf(engine), { place, concurrency: engine.concurrency ?? 1 }),
    addAccepted(engine, { userId, items, seconds }) {
      const { owners } = queueOf(engine);
      const own = owners.get(userId) ?? { items: 0, seconds: 0 };
      owners.set(userId, { items: own.items + items, seconds: own.seconds + seconds });
    },
  };
}

function kindOfWork(engineId: string, { mode, modelId, settings }: Work): string {
  return `${engineId} ${mode} ${modelId} ${settings.resolution}`;
}

/** Correction factors: the median of actual ÷ estimated seconds. */
async function readCorrections(
  database: Database,
  { since, engineOf }: { since: Date; engineOf: (engineId: string) => Engine | undefined },
): Promise<Map<string, number>> {
  const done = await database
    .select({
      engineId: tasks.engineId,
      kind: tasks.kind,
      mode: tasks.mode,
      modelId: tasks.modelId,
      settings: tasks.settings,
      seconds: sql<number>`extract(epoch from ${tasks.completedAt} - ${tasks.startedAt})`.mapWith(Number),
    })
    .from(tasks)
    .where(
      and(
        eq(tasks.status, 'completed'),
        gt(tasks.completedAt, since),
        sql`${tasks.completedAt} - ${tasks.startedAt} >= make_interval(secs => ${SEEN_RUNNING_SECONDS})`,
      ),
    )
    .orderBy(desc(tasks.completedAt))
    .limit(READ_BACK);
  const samples = new Map<string, number[]>();
  for (const work of done) {
    const estimate = engineOf(work.engineId)?.estimateSeconds(work);
    if (!estimate) continue;
    for (const key of [kindOfWork(work.engineId, work), work.engineId]) {
      const known = samples.get(key) ?? [];
      if (known.length < OF_A_KIND) samples.set(key, [...known, work.seconds / estimate]);
    }
  }
  return new Map([...samples].map(([key, ratios]) => [key, Math.min(MOST, Math.max(LEAST, median(ratios)))]));
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)]!;
}

async function readWaiting(database: Database): Promise<Map<string, Waiting>> {
  const rows = await database
    .select({
      engineId: tasks.engineId,
      userId: tasks.userId,
      isRunning: sql<boolean>`${tasks.status} = 'processing'`,
      items: sql<number>`count(*)`.mapWith(Number),
      seconds: sql<number>`sum(${tasks.expectedSeconds})`.mapWith(Number),
    })
    .from(tasks)
    .where(inArray(tasks.status, ['pending', 'processing']))
    .groupBy(tasks.engineId, tasks.userId, sql`${tasks.status} = 'processing'`);
  const queues = new Map<string, Waiting>();
  for (const { engineId, userId, isRunning, items, seconds } of rows) {
    const queue = queues.get(engineId) ?? { running: { items: 0, seconds: 0 }, owners: new Map() };
    queues.set(engineId, queue);
    if (isRunning) {
      queue.running.items += items;
      queue.running.seconds += seconds;
    } else queue.owners.set(userId, { items, seconds });
  }
  return queues;
}
