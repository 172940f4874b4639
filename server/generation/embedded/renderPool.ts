import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../../platform/repeat.ts';
import { isWithoutRoom, type Storage } from '../../platform/storage/storage.ts';
import { isPaused } from '../pause/readPauses.ts';
import { STUDIO } from './embeddedModels.ts';
import { makeWorkplace } from './renderWorkplace.ts';
import { endRenderProcess, listenToRender, startRenderProcess } from './renderProcess.ts';
import { RENDERED_VARIANTS, renderedFile, renderFolder } from './storedRender.ts';
import type { RenderJob, RenderMessage } from '../../../renderer/renderJob.ts';
import { NO_ROOM, studioRenders, studioTurns } from './renderTables.ts';

const LOOK_FOR_WORK_MS = 400;
const HEARTBEAT_MS = 1000;
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
  stop(): Promise<unknown>;
}

export interface RenderPool {
  /** Ends running renders and gives them back to the queue. */
  stop(): Promise<void>;
}

/** Renders what the studio's queue holds, each in a process of its own at low priority: requests are not kept waiting, and memory it takes goes with it. */
export function startRenderPool(deps: RenderPoolDeps): RenderPool {
  const running = new Map<string, RunningRender>();
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
          throw error;
        })
        .catch((error: Error) => deps.log.error({ error: error.stack }, 'a render could not be finished'));
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
      const given = [...running.keys()];
      await Promise.all([...running.values()].map((render) => render.stop()));
      await Promise.all(endings);
      for (const id of given) {
        await deps.database
          .update(studioRenders)
          .set({ status: 'queued', starts: sql`greatest(0, ${studioRenders.starts} - 1)` })
          .where(and(eq(studioRenders.id, id), eq(studioRenders.status, 'running')));
      }
    },
  };
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

async function renderOne(deps: RenderPoolDeps, render: RenderRow, running: Map<string, RunningRender>): Promise<void> {
  const outputDirectory = await makeWorkplace();
  try {
    let isStopped = false;
    running.set(render.id, {
      stop: async () => {
        isStopped = true;
      },
    });
    const inputs = await fetchInputs(deps, render, outputDirectory);
    if (isStopped) return;
    const job: RenderJob = {
      ...render.request,
      inputs,
      encoder: deps.encoder,
      memoryLimit: MEMORY_LIMIT,
      outputDirectory,
    };
    await runWorker(deps, render, { job, running });
  } finally {
    running.delete(render.id);
    await rm(outputDirectory, { recursive: true, force: true });
  }
}

/** Copies the pictures to start from beside the results-to-be: a worker reads files, wherever the storage is. */
async function fetchInputs({ storage }: RenderPoolDeps, { request }: RenderRow, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const [place, key] of request.inputs.entries()) {
    const file = path.join(folder, `input-${place}`);
    await pipeline(await storage.open(key), createWriteStream(file));
    files.push(file);
  }
  return files;
}

async function runWorker(
  deps: RenderPoolDeps,
  render: RenderRow,
  { job, running }: { job: RenderJob; running: Map<string, RunningRender> },
): Promise<void> {
  const worker = startRenderProcess(deps.workerFile, job);
  running.set(render.id, { stop: () => endRenderProcess(worker) });
  let latest = { percent: 0, stage: 'preparing' as RenderRow['stage'] };
  const heartbeat = setInterval(() => {
    const isMine = and(
      eq(studioRenders.id, render.id),
      eq(studioRenders.starts, render.starts),
      eq(studioRenders.status, 'running'),
    );
    deps.database
      .update(studioRenders)
      .set({ ...latest, heartbeatAt: deps.clock.now() })
      .where(isMine)
      .returning({ id: studioRenders.id })
      .then(async (rows) => {
        if (rows.length === 0) await endRenderProcess(worker);
      })
      .catch((error: Error) => deps.log.warn({ error: error.message }, 'a render could not report its progress'));
  }, HEARTBEAT_MS);
  try {
    const message = await listenToRender(worker, (progress) => {
      latest = progress;
    });
    if (message.type === 'done') await storeRender(deps, render, message);
    else if (message.type === 'failed')
      await finish(deps, render, {
        status: 'failed',
        error: isWithoutRoom(message) ? NO_ROOM : (message.reason ?? message.message),
      });
    else await giveBack(deps, render);
  } finally {
    clearInterval(heartbeat);
  }
}

/** A process that ended without a word gives its render back at once; nobody needs to wait for its missing heartbeat. */
async function giveBack({ database, log }: RenderPoolDeps, render: RenderRow): Promise<void> {
  const isMine = and(
    eq(studioRenders.id, render.id),
    eq(studioRenders.starts, render.starts),
    eq(studioRenders.status, 'running'),
  );
  const rows = await database
    .update(studioRenders)
    .set({ status: 'queued' })
    .where(isMine)
    .returning({ id: studioRenders.id });
  if (rows.length > 0)
    log.warn({ render: render.id, start: render.starts }, 'a render ended without a word and is begun again');
}

async function storeRender(
  deps: RenderPoolDeps,
  render: RenderRow,
  done: Extract<RenderMessage, { type: 'done' }>,
): Promise<void> {
  for (const [place, files] of done.files.entries()) {
    for (const variant of RENDERED_VARIANTS)
      await deps.storage.put(renderedFile(render.id, variant, place), createReadStream(files[variant]));
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
  if (ending.error) deps.log.error({ render: render.id, error: ending.error }, 'a render failed');
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
