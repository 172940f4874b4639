import type { Task } from '../../../../contract/generation.ts';

/** Nothing more will become of it by itself. */
export const isFinished = ({ status }: Task): boolean => status === 'completed' || status === 'failed';
