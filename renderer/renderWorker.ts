import type { RenderJob, RenderMessage } from './renderJob.ts';
import { RenderRefusal } from './renderRefusal.ts';
import { renderToFiles } from './renderToFiles.ts';

/**
 * Entry of a process that renders one job, sent by its parent, and exits. A separate process, so that its memory and
 * crashes end with it. Killing it cancels the job; it exits by itself when its parent does.
 */
const send = (message: RenderMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected) process.send!(message, undefined, undefined, () => resolve());
    else resolve();
  });

async function draw(job: RenderJob): Promise<void> {
  const keepWithin = (): void => {
    // Exit without a final message: the parent re-queues the job, and the next process may have more memory.
    if (process.memoryUsage.rss() > job.memoryLimit) process.exit(1);
  };
  try {
    const result = await renderToFiles(job, (message) => {
      keepWithin();
      void send(message);
    });
    await send({ type: 'done', ...result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await send({ type: 'failed', message, ...(error instanceof RenderRefusal && { reason: error.reason }) });
  }
  process.exit();
}

process.once('disconnect', () => process.exit());
process.once('message', (job) => void draw(job as RenderJob));
