import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { persistence, subscribeToAccount } from '../../../api/persistence.ts';
import { isFinished } from './isFinished.ts';
import { latestTasks } from './latestTasks.ts';
import { TASK_LIST_ROOTS } from './taskKeys.ts';
import { reconcilePersistedPage, removeFromPage, type TaskFilter, type TaskPage } from './taskPages.ts';

/** Milliseconds: updates come in bursts, and each list is written once for all of them. */
const GATHER_MS = 1_000;
/** The most tasks whose written state is remembered, so that a poll writes nothing twice. */
const MOST_REMEMBERED = 500;

const waiting = new Map<string, Task>();
const written = new Map<string, Pick<Task, 'revision' | 'status'>>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Writes run one after another: one in progress must not restore what is deleted meanwhile. */
let writing: Promise<unknown> = Promise.resolve();

// Updates of one account must never reach the lists of the next.
subscribeToAccount(() => {
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
  written.clear();
});

/**
 * Updates tasks in every list that is stored on this device: what was made in the generator is then also in the library
 * when that is next opened offline.
 */
export function updatePersistedLists(queryClient: QueryClient, tasks: readonly Task[]): void {
  const changed = tasks.filter(isWorthWriting);
  if (changed.length === 0) return;
  for (const task of changed) waiting.set(task.id, task);
  timer ??= setTimeout(() => void writePersistedLists(queryClient), GATHER_MS);
}

/** Resolves once the stored lists have all updates until now. */
export async function writePersistedLists(queryClient: QueryClient): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.then(() => write(queryClient)).catch(() => undefined);
  await writing;
}

/**
 * Skips mere progress, which changes every second and is worth nothing later: each write searches everything stored.
 */
function isWorthWriting(task: Task): boolean {
  const last = written.get(task.id);
  if (!last || last.revision >= task.revision) return !last;
  return task.status !== last.status || isFinished(task);
}

async function write(queryClient: QueryClient): Promise<void> {
  const latest = latestTasks(queryClient);
  const tasks = [...waiting.values()].flatMap((task) => latest.latestOf(task) ?? []);
  waiting.clear();
  await persistence.changePersisted<TaskPage>(TASK_LIST_ROOTS, (page, [, filter]) =>
    tasks.reduce((changed, task) => reconcilePersistedPage(changed, filter as TaskFilter, task), page),
  );
  for (const { id, revision, status } of tasks) written.set(id, { revision, status });
  for (const id of written.keys()) {
    if (written.size <= MOST_REMEMBERED) break;
    written.delete(id);
  }
}

/** Removes a deleted task from the stored lists. */
export async function dropFromPersistedLists(id: string): Promise<void> {
  waiting.delete(id);
  written.delete(id);
  writing = writing
    .then(() => persistence.changePersisted<TaskPage>(TASK_LIST_ROOTS, (page) => removeFromPage(page, id)))
    .catch(() => undefined);
  await writing;
}
