import type { Task } from '../../../../contract/generation.ts';

/** Whether a task will not change by itself any more. */
export const isFinished = ({ status }: Task): boolean => status === 'completed' || status === 'failed';
