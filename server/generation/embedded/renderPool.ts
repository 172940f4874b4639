import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Log } from '../../platform/log.ts';
import { renderSeconds } from '../../platform/instruments.ts';
import { repeat } from '../../platform/repeat.ts';
import { isWithoutRoom, type Storage, StorageAway } from '../../platform/storage/storage.ts';
import {
  finishRender,
  claimRender,
  heldByThisProcess,
  namesOf,
  type RenderRow,
  requeueCrashed,
  requeueUnstarted,
} from './renderQueue.ts';
import { makeTempFolder } from './renderTempFolder.ts';
import { endRenderProcess, listenToRender, startRenderProcess } from './renderProcess.ts';
import { RENDERED_VARIANTS, renderedFile } from './storedRender.ts';
import type { RenderJob, RenderMessage } from '../../../renderer/renderJob.ts';
import { NO_ROOM, studioRenders } from './renderTables.ts';

const LOOK_FOR_WORK_MS = 400;
const HEARTBEAT_MS = 1000;
/** Between retries to store a finished render while the storage does not answer. */
const STORE_AGAIN_MS = 2000;
/** A render that crashed its process this often fails: another start would crash too. */
const MAX_STARTS = 3;
/** Memory limit of a render, bytes; 4K pictures need the most (bench/renderer.ts). */
const MEMORY_LIMIT = 1_500_000_000;

export interface RenderPoolDeps {
  database: Database;
  storage: Storage;
  clock: Clock;
  log: Log;
  encoder: RenderJob['encoder'];
  /** Concurrent renders; each keeps about one core busy. */
  concurrency: number;
  /** The render process's entry: the TypeScript source in development, the bundle once built. */
  workerFile: URL;
}

/** A render that this process has claimed. */
interface RunningRender {
  row: RenderRow;
  /** Aborted to end the render: this process stops, another has taken it over, or it is no longer wanted. */
  given: AbortController;
  /** Progress, written with the next heartbeat. */
  latest: Pick<RenderRow, 'percent' | 'stage'>;
}

export interface RenderPool {
  /** Ends running renders and returns them to the queue. */
  stop(): Promise<void>;
}

/**
 * Renders the studio's queue, each render in a separate low-priority process: requests stay fast, and its memory is
 * freed with it.
 */
export function startRenderPool(deps: RenderPoolDeps): RenderPool {
  const running = new Set<RunningRender>();
  let isStopping = false;
  const endings = new Set<Promise<void>>();

  const lookForWork = async () => {
    while (!isStopping && endings.size < deps.concurrency) {
      // The result could not be stored: leave the queue waiting; poll reports the pause.
      if ((await deps.storage.state()) !== 'writable') return;
      const render = await claimRender(deps);
      if (!render) return;
      if (render.starts > MAX_STARTS) {
        await finishRender(deps, render, { status: 'failed', error: 'it ended its process again and again' });
        continue;
      }
      const ending = renderOne(deps, render, running)
        .catch((error: Error) => {
          // No room: a retry would fail the same way, so fail now.
          if (isWithoutRoom(error)) return finishRender(deps, render, { status: 'failed', error: NO_ROOM });
          // The input pictures could not be read: rendering has not begun, so this does not count as a start.
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
    failureMessage: 'the render queue could not be read',
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

async function renderOne(deps: RenderPoolDeps, row: RenderRow, running: Set<RunningRender>): Promise<void> {
  const render: RunningRender = { row, given: new AbortController(), latest: { percent: 0, stage: 'preparing' } };
  const { signal } = render.given;
  running.add(render);
  // Starts before the inputs are fetched: that alone may take longer than a render may be without a heartbeat.
  const heartbeat = repeat(HEARTBEAT_MS, () => reportLife(deps, render), {
    log: deps.log.child(namesOf(row)),
    failureMessage: 'a render could not report its progress',
  });
  try {
    await draw(deps, render);
  } catch (error) {
    // Aborted on purpose.
    if (!signal.aborted) throw error;
  } finally {
    await heartbeat.stop();
    running.delete(render);
  }
}

async function draw(deps: RenderPoolDeps, render: RunningRender): Promise<void> {
  const { request } = render.row;
  const { signal } = render.given;
  const outputDirectory = await makeTempFolder();
  try {
    const inputs = await fetchInputs(deps, { request, folder: outputDirectory, signal });
    if (signal.aborted) return;
    const job: RenderJob = { ...request, inputs, encoder: deps.encoder, memoryLimit: MEMORY_LIMIT, outputDirectory };
    await runWorker(deps, render, job);
  } finally {
    await rm(outputDirectory, { recursive: true, force: true });
  }
}

/** Writes heartbeat and progress, and aborts the render when this process no longer holds it. */
async function reportLife({ database, clock }: RenderPoolDeps, { row, given, latest }: RunningRender): Promise<void> {
  const rows = await database
    .update(studioRenders)
    .set({ ...latest, heartbeatAt: clock.now() })
    .where(heldByThisProcess(row))
    .returning({ id: studioRenders.id });
  if (rows.length === 0) given.abort();
}

/**
 * Copies the input pictures into the output folder: the render process reads local files, the storage may be a bucket.
 */
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
      await finishRender(deps, row, {
        status: 'failed',
        error: isWithoutRoom(message) ? NO_ROOM : (message.reason ?? message.message),
      });
    // An aborted render is handled by the code that aborted it.
    else if (!given.signal.aborted) await requeueCrashed(deps, row);
  } finally {
    given.signal.removeEventListener('abort', end);
    // The process must be gone before its folder is removed.
    if (given.signal.aborted) await endRenderProcess(worker);
  }
}

/**
 * Retries until the storage answers, so that a finished render is not lost.
 * @param signal aborted when it is no longer wanted or handed over
 */
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
  await finishRender(deps, render, {
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
