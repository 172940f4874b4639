import type { Task } from '../../../../contract/generation.ts';

/** Failures that depend on the picture and the words alone. */
const LASTING: readonly (string | undefined)[] = ['result_unchanged', 'object_not_found', 'sky_not_found'];

/** Whether the same again would only fail again. */
export const isLasting = ({ failure }: Pick<Task, 'failure'>): boolean => LASTING.includes(failure?.code);
