import type { RenderJob, RenderMessage } from './renderJob.ts';
import { RenderRefusal } from './renderRefusal.ts';
import { renderToFiles } from './renderToFiles.ts';

/**
 * Entry of a process that draws one job, which its parent sends it, and ends. A process of its own: whatever it takes or
 * breaks is gone with it. Killing it is the way to cancel; it ends by itself when its parent does.
 */
const send = (message: RenderMessage): Promise<void> =>
  new Promise((resolve) => {
    if (process.connected) process.send!(message, undefined, undefined, () => resolve());
    else resolve();
  });

async function draw(job: RenderJob): Promise<void> {
  const keepWithin = (): void => {
    // Without a last word: its parent has it drawn again, where there may be more room.
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
