import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { RenderJob, RenderMessage } from '../renderer/renderJob.ts';
import { RENDER_FLAGS } from '../server/generation/embedded/renderProcess.ts';
import { pixelSize } from '../server/generation/pixelSize.ts';

/**
 * Peak memory of a render's process, on Linux: a 10 s clip of 1080p, drawn by the built worker as the product starts
 * it. `node bench/renderMemory.ts [--seconds 10] [--prompt "…"]`; exits with 1 when it is over the goal.
 */
const GOAL_MB = 600;
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, prompt: { type: 'string', default: 'pantai senja perahu' } },
});
const outputDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-bench-'));
const worker = fork(path.join(import.meta.dirname, '../dist/server/renderWorker.mjs'), {
  execArgv: RENDER_FLAGS,
  serialization: 'advanced',
});
const peakOf = async (field: string) =>
  Number(new RegExp(`${field}:\\s+(\\d+)`).exec(await readFile(`/proc/${worker.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
let most = 0;
let frames = 0;
const finished = new Promise<RenderMessage>((resolve, reject) => {
  worker.on('message', (received) => {
    const message = received as RenderMessage;
    if (message.type === 'done' || message.type === 'failed') return resolve(message);
    if (message.type !== 'progress') return;
    frames += 1;
    if (frames % 5 === 0)
      void peakOf('VmHWM').then(
        (peak) => (most = Math.max(most, peak)),
        () => undefined,
      );
  });
  worker.once('exit', () => reject(new Error('the worker ended without a word')));
});
const startedAt = performance.now();
const job: RenderJob = {
  mode: 'text-to-video',
  inputs: [],
  maxImages: 1,
  prompt: values.prompt,
  seed: 7,
  ...pixelSize('1080p', '16:9'),
  fps: 24,
  durationSeconds: Number(values.seconds),
  fixedCamera: false,
  watermark: true,
  memoryLimit: Infinity,
  encoder: 'auto',
  outputDirectory,
};
worker.send(job);
const { type } = await finished;
await rm(outputDirectory, { recursive: true, force: true });
const seconds = (performance.now() - startedAt) / 1000;
console.log(`${type}: ${Math.round(most)} MB at most in ${Math.round(seconds)} s (goal ${GOAL_MB} MB)`);
process.exitCode = type === 'done' && most <= GOAL_MB ? 0 : 1;
