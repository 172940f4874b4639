import type { Task } from '../../../../contract/generation.ts';

/**
 * The later of two states of one task, by the revision that the database counts. Of two equal ones the incoming one
 * wins, because its media links are fresher.
 */
export const mergeTask = (known: Task, incoming: Task): Task =>
  incoming.revision >= known.revision ? incoming : known;
