import type { Kind } from '../../../../contract/generation.ts';

/** The two roots under which task lists are cached, also offline: the library of /home and the history of videos. */
export const TASK_LIST_ROOTS = ['library', 'history'] as const;
export type TaskListRoot = (typeof TASK_LIST_ROOTS)[number];

/** The root of the pages of deleted items; they are not cached offline. */
export const DELETED = 'deleted';

/** What the keys of all task lists begin with, deleted items included. */
export const TASK_LISTS = [...TASK_LIST_ROOTS, DELETED].map((root) => [root]);

/** The key of a single task. */
export const taskKey = (kind: Kind, id: string) => [kind === 'video' ? 'video-task' : 'image-task', id] as const;
