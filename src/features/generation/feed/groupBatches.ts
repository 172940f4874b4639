import type { Task } from '../../../../contract/generation.ts';

/** The tasks of one request, shown as one block: the prompt once, the items side by side. */
export interface Batch {
  id: string;
  /** In the order in which they were requested: the seed counts up. */
  tasks: [Task, ...Task[]];
}

/** Groups a list (newest first) by request, keeping the order of the requests. */
export function groupBatches(tasks: readonly Task[]): Batch[] {
  const batches = new Map<string, Batch>();
  for (const task of tasks) {
    const batch = batches.get(task.batch_id);
    if (batch) batch.tasks.push(task);
    else batches.set(task.batch_id, { id: task.batch_id, tasks: [task] });
  }
  for (const batch of batches.values()) batch.tasks.sort((a, b) => a.settings.seed - b.settings.seed);
  return [...batches.values()];
}
