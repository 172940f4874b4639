import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { renderSeconds } from '../../platform/metrics/instruments.ts';
import { repeat } from '../../platform/repeat.ts';
import { isWithoutRoom, type Storage, StorageAway } from '../../platform/storage/storage.ts';
import { taskOfSource } from '../ledgerSource.ts';
import { isPaused } from '../pause/readPauses.ts';
import { STUDIO } from './embeddedModels.ts';
import { makeWorkplace } from './renderWorkplace.ts';
import { endRenderProcess, listenToRender, startRenderProcess } from './renderProcess.ts';
import { RENDERED_VARIANTS, renderedFile, renderFolder } from './storedRender.ts';
import type { RenderJob, RenderMessage } from '../../../renderer/renderJob.ts';
import { NO_ROOM, studioRenders, studioTurns } from './renderTables.ts';

const LOOK_FOR_WORK_MS = 400;
const HEARTBEAT_MS = 1000;
/** Between tries to store what is drawn, at a store that does not answer. */
const STORE_AGAIN_MS = 2000;
/** A render whose process gave no sign for this long is taken over. */
const LOST_AFTER_SECONDS = 10;
/** A render that ended its process this often is given up: the next one would too. */
const MAX_STARTS = 3;
/** Bytes that a render may hold; 4K pictures need the most (bench/renderer.ts). */
const MEMORY_LIMIT = 1_500_000_000;

type RenderRow = typeof studioRenders.$inferSelect;

export interface RenderPoolDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
  encoder: RenderJob['encoder'];
  /** Renders at a time; each keeps about one core busy. */
  concurrency: number;
  /** The render process's entry: the TypeScript source in development, the bundle once built. */
  workerFile: URL;
}

/** A render of this process, from the moment it was taken from the queue. */
interface RunningRender {
  row: RenderRow;
  /** Aborted when it is to end: handed over, taken over by another process, or not wanted any more. */
  given: AbortController;
  /** How far it is; the next sign of life says so. */
  latest: Pick<RenderRow, 'percent' | 'stage'>;
}

export interface RenderPool {
  /** Ends running renders and gives them back to the queue. */
  stop(): Promise<void>;
}

/** Renders what the studio's queue holds, each in a process of its own at low priority: requests are not kept waiting, and memory it takes goes with it. */
export function startRenderPool(deps: RenderPoolDeps): RenderPool {
  const running = new Set<RunningRender>();
  let isStopping = false;
  const endings = new Set<Promise<void>>();

  const lookForWork = async () => {
    while (!isStopping && endings.size < deps.concurrency) {
      // What cannot be stored is not drawn: it waits, and says so.
      if ((await deps.storage.standing()) !== 'writable') return;
      const render = await claimRender(deps);
      if (!render) return;
      if (render.starts > MAX_STARTS) {
        await finish(deps, render, { status: 'failed', error: 'it ended its process again and again' });
        continue;
      }
      const ending = renderOne(deps, render, running)
        .catch((error: Error) => {
          // Drawn again it would meet the same: one cause, told at once.
          if (isWithoutRoom(error)) return finish(deps, render, { status: 'failed', error: NO_ROOM });
          // Its pictures to start from could not be had: not begun, so not one of its starts.
          if (error instanceof StorageAway) return requeueUnstarted(deps, render);
          throw error;
        })
        .catch((error: Error) =>
          deps.log.error({ ...namesOf(render), error: error.stack }, 'a render could not be finished'),
        );
      endings.add(ending);
      void ending.then(() => endings.delete(ending));
    }
  };
  const looking = repeat(LOOK_FOR_WORK_MS, lookForWork, {
    log: deps.log,
    complaint: 'the render queue could not be read',
  });

  return {
    async stop() {
      isStopping = true;
      await looking.stop();
      const given = [...running];
      for (const render of given) render.given.abort();
      await Promise.all(endings);
      for (const { row } of given) await requeueUnstarted(deps, row);
    },
  };
}

/** Back to the queue, as if it had not been taken. */
async function requeueUnstarted({ database }: Pick<RenderPoolDeps, 'database'>, render: RenderRow): Promise<void> {
  await database
    .update(studioRenders)
    .set({ status: 'queued', starts: sql`greatest(0, ${studioRenders.starts} - 1)` })
    .where(stillMine(render));
}

/** Neither ended nor taken over since: each taking counts as a start. */
function stillMine({ id, starts }: RenderRow) {
  return and(eq(studioRenders.id, id), eq(studioRenders.starts, starts), eq(studioRenders.status, 'running'));
}

/** Takes the next render: of the owner who was served longest ago, the oldest. Also one whose process gave no sign of life: it had begun before any pause. */
export async function claimRender({
  database,
  clock,
}: Pick<RenderPoolDeps, 'database' | 'clock'>): Promise<RenderRow | undefined> {
  const now = clock.now();
  const lost = new Date(now.getTime() - LOST_AFTER_SECONDS * 1000);
  const next = sql`(
    select r.id from studio_renders r left join studio_turns t on t.owner_id = r.owner_id
    where (r.status = 'queued' and not ${isPaused(STUDIO)}) or (r.status = 'running' and r.heartbeat_at < ${lost})
    order by t.served_at nulls first, r.created_at, r.request->>'reference'
    for update of r skip locked limit 1
  )`;
  return database.transaction(async (transaction) => {
    // One after the other, over all processes: two at once would both serve whoever waited longest.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('studio turns', 0))`);
    const [row] = await transaction
      .update(studioRenders)
      .set({ status: 'running', stage: 'preparing', heartbeatAt: now, starts: sql`${studioRenders.starts} + 1` })
      .where(eq(studioRenders.id, next))
      .returning();
    if (row) {
      await transaction
        .insert(studioTurns)
        .values({ ownerId: row.ownerId, servedAt: now })
        .onConflictDoUpdate({ target: studioTurns.ownerId, set: { servedAt: now } });
    }
    return row;
  });
}

/** What a line of the log says of a render, so that it is found by the task that people see. */
function namesOf({ id, request }: RenderRow): { task: string; render: string } {
  return { task: taskOfSource(request.reference), render: id };
}

async function renderOne(deps: RenderPoolDeps, row: RenderRow, running: Set<RunningRender>): Promise<void> {
  const render: RunningRender = { row, given: new AbortController(), latest: { percent: 0, stage: 'preparing' } };
  const { signal } = render.given;
  running.add(render);
  // From the first moment: its pictures to start from may take longer than the silence after which it is taken over.
  const heartbeat = setInterval(() => reportLife(deps, render), HEARTBEAT_MS);
  try {
    await draw(deps, render);
  } catch (error) {
    // Cut short on purpose.
    if (!signal.aborted) throw error;
  } finally {
    clearInterval(heartbeat);
    running.delete(render);
  }
}

async function draw(deps: RenderPoolDeps, render: RunningRender): Promise<void> {
  const { request } = render.row;
  const { signal } = render.given;
  const outputDirectory = await makeWorkplace();
  try {
    const inputs = await fetchInputs(deps, { request, folder: outputDirectory, signal });
    if (signal.aborted) return;
    const job: RenderJob = { ...request, inputs, encoder: deps.encoder, memoryLimit: MEMORY_LIMIT, outputDirectory };
    await runWorker(deps, render, job);
  } finally {
    await rm(outputDirectory, { recursive: true, force: true });
  }
}

/** Says how far a render is, and ends it when it is not this process's any more. */
function reportLife({ database, clock, log }: RenderPoolDeps, { row, given, latest }: RunningRender): void {
  database
    .update(studioRenders)
    .set({ ...latest, heartbeatAt: clock.now() })
    .where(stillMine(row))
    .returning({ id: studioRenders.id })
    .then((rows) => {
      if (rows.length === 0) given.abort();
    })
    .catch((error: Error) =>
      log.warn({ ...namesOf(row), error: error.message }, 'a render could not report its progress'),
    );
}

/** Copies the pictures to start from beside the results-to-be: a worker reads files, wherever the storage is. */
async function fetchInputs(
  { storage }: RenderPoolDeps,
  { request, folder, signal }: { request: RenderRow['request']; folder: string; signal: AbortSignal },
): Promise<string[]> {
  const files: string[] = [];
  for (const [index, key] of request.inputs.entries()) {
    const file = path.join(folder, `input-${index}`);
    await pipeline(await storage.open(key), createWriteStream(file), { signal });
    files.push(file);
  }
  return files;
}

async function runWorker(deps: RenderPoolDeps, render: RunningRender, job: RenderJob): Promise<void> {
  const { row, given } = render;
  const worker = startRenderProcess(deps.workerFile, job);
  const stopClock = renderSeconds.startTimer({ mode: row.request.mode });
  const end = () => void endRenderProcess(worker);
  given.signal.addEventListener('abort', end);
  try {
    const message = await listenToRender(worker, (progress) => {
      render.latest = progress;
    });
    stopClock({ outcome: message.type });
    if (message.type === 'done') await storeOnceThere(deps, row, { done: message, signal: given.signal });
    else if (message.type === 'failed')
      await finish(deps, row, {
        status: 'failed',
        error: isWithoutRoom(message) ? NO_ROOM : (message.reason ?? message.message),
      });
    // Whoever stopped it decides what becomes of it.
    else if (!given.signal.aborted) await giveBack(deps, row);
  } finally {
    given.signal.removeEventListener('abort', end);
    // It is gone before its folder is.
    if (given.signal.aborted) await endRenderProcess(worker);
  }
}

/** A process that ended without a word gives its render back at once; nobody needs to wait for its missing heartbeat. */
async function giveBack({ database, log }: RenderPoolDeps, render: RenderRow): Promise<void> {
  const rows = await database
    .update(studioRenders)
    .set({ status: 'queued' })
    .where(stillMine(render))
    .returning({ id: studioRenders.id });
  if (rows.length > 0)
    log.warn({ ...namesOf(render), start: render.starts }, 'a render ended without a word and is begun again');
}

/** What is drawn is not thrown away because a store does not answer: it is kept until it does, for as long as it is wanted. @param signal that it is not any more, or is handed over */
async function storeOnceThere(
  deps: RenderPoolDeps,
  render: RenderRow,
  { done, signal }: { done: Extract<RenderMessage, { type: 'done' }>; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await storeRender(deps, render, done);
    } catch (error) {
      if (!(error instanceof StorageAway)) throw error;
      deps.log.warn({ ...namesOf(render), error: error.message }, 'a finished render waits for the storage');
      await delay(STORE_AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function storeRender(
  deps: RenderPoolDeps,
  render: RenderRow,
  done: Extract<RenderMessage, { type: 'done' }>,
): Promise<void> {
  for (const [index, files] of done.files.entries()) {
    for (const variant of RENDERED_VARIANTS)
      await deps.storage.put(renderedFile(render.id, variant, index), createReadStream(files[variant]));
  }
  const { chips, unmatched, captions } = done.plan;
  const { mimeType, width, height, durationSeconds } = done;
  await finish(deps, render, {
    status: 'done',
    percent: 97,
    result: {
      count: done.files.length,
      mimeType,
      width,
      height,
      durationSeconds,
      plan: { chips, unmatched, ...(captions && { captions }) },
    },
  });
}

/** Ends a render unless another process has taken it over or its task was given up. */
async function finish(deps: RenderPoolDeps, render: RenderRow, ending: Partial<RenderRow>): Promise<void> {
  if (ending.error) deps.log.error({ ...namesOf(render), error: ending.error }, 'a render failed');
  const rows = await deps.database
    .update(studioRenders)
    .set(ending)
    .where(and(eq(studioRenders.id, render.id), eq(studioRenders.starts, render.starts)))
    .returning({ id: studioRenders.id });
  if (rows.length === 0) await removeIfForgotten(deps, render.id);
}

async function removeIfForgotten({ database, storage }: RenderPoolDeps, id: string): Promise<void> {
  const [row] = await database.select({ id: studioRenders.id }).from(studioRenders).where(eq(studioRenders.id, id));
  if (!row) await storage.removeFolder(renderFolder(id));
}
