import type { Queue } from '../platform/jobs/jobs.ts';

/** One short step in the life of a task: submit, look, or finish. Keyed by the task, so that one follow-up waits at most. */
export const advanceTaskQueue: Queue<{ taskId: string }> = {
  name: 'advance-task',
  retryLimit: 5,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  isKeyed: true,
};
