import type { Queue } from '../platform/jobs/jobs.ts';

/** One short step of a task: submit, poll or finish. Keyed by the task, so that at most one next step is queued. */
export const advanceTaskQueue: Queue<{ taskId: string }> = {
  name: 'advance-task',
  retryLimit: 5,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
  isKeyed: true,
};
