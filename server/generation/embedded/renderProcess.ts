import { type ChildProcess, fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { RenderJob, RenderMessage, RenderStage } from '../../../renderer/renderJob.ts';

/**
 * A limit of the JavaScript heap, MB; pictures lie outside it. Each belongs to a small object, and a small nursery soon
 * finds those that are no longer needed: a 10 s clip of 1080p holds 40 MB less and costs no more (bench/renderMemory.ts).
 */
export const RENDER_FLAGS = ['--max-old-space-size=1024', '--max-semi-space-size=2'];
/** Lower priority than the server, so that requests come first. */
const NICE = 5;
/** Linux OOM score adjustment, -1000 to 1000: when memory runs out, a render is killed before the server. */
const EXPENDABLE = '900';

/** Starts the process and hands it its job. */
export function startRenderProcess(file: URL, job: RenderJob): ChildProcess {
  const worker = fork(fileURLToPath(file), {
    execArgv: RENDER_FLAGS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // The process may have ended already; `listenToRender` reports that.
  worker.once('spawn', () => {
    try {
      os.setPriority(worker.pid!, NICE);
    } catch {
      // Optional: some platforms have no priorities.
    }
    if (process.platform === 'linux') void writeFile(`/proc/${worker.pid}/oom_score_adj`, EXPENDABLE).catch(() => {});
    worker.send(job, () => {});
  });
  return worker;
}

/** Kills a process and waits until it is gone. */
export function endRenderProcess(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (worker.exitCode !== null || worker.signalCode !== null) return resolve();
    worker.once('exit', () => resolve());
    worker.kill('SIGKILL');
  });
}

/** Resolves with the worker's final message, or `ended` when it was stopped or crashed without one. */
export function listenToRender(
  worker: ChildProcess,
  onProgress: (progress: { percent: number; stage: RenderStage }) => void,
): Promise<RenderMessage | { type: 'ended' }> {
  return new Promise((resolve) => {
    worker.on('message', (received) => {
      const message = received as RenderMessage;
      if (message.type === 'progress')
        onProgress({ percent: Math.floor((message.done / Math.max(1, message.total)) * 97), stage: message.stage });
      if (message.type === 'done' || message.type === 'failed') resolve(message);
    });
    worker.on('error', (error) => resolve({ type: 'failed', message: error.message }));
    // Not on `exit`: its last message may still be in flight then.
    worker.on('disconnect', () => resolve({ type: 'ended' }));
  });
}
