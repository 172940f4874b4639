import { parentPort, workerData } from 'node:worker_threads';
import type { RenderJob, RenderMessage } from './renderJob.ts';
import { renderToFiles } from './renderToFiles.ts';

/**
 * Entry of a worker thread that draws one job (its workerData) and ends. Ending the thread
 * from outside is the way to cancel.
 */
const send = (message: RenderMessage): void => {
  parentPort?.postMessage(message);
};

try {
  const result = await renderToFiles(workerData as RenderJob, send);
  send({ type: 'done', ...result });
} catch (error) {
  send({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
}
