import type { Task } from '../../../../contract/generation.ts';

/**
 * Which of two states of one task is the later one, by the revision that the database counts. Of two equal ones the
 * incoming wins: its media links are fresher.
 */
export const mergeTask = (known: Task, incoming: Task): Task =>
  incoming.revision >= known.revision ? incoming : known;
