import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { persistence, subscribeToAccount } from '../../../api/persistence.ts';
import { TASK_LIST_ROOTS } from '../queries.ts';
import { isFinished } from './isFinished.ts';
import { latestTasks } from './latestTasks.ts';
import { reconcilePersistedPage, removeFromPage, type TaskFilter, type TaskPage } from './taskPages.ts';

/** Milliseconds: news come in bursts, and a list is written once for all of them. */
const GATHER_MS = 1_000;
/** Tasks whose kept state is remembered, so that a poll writes nothing twice. */
const MOST_REMEMBERED = 500;

const waiting = new Map<string, Task>();
const written = new Map<string, Pick<Task, 'revision' | 'status'>>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** One after the other: what is being written must not bring back what is deleted meanwhile. */
let writing: Promise<unknown> = Promise.resolve();

// What one account was told never reaches the lists of the next.
subscribeToAccount(() => {
  clearTimeout(timer);
  timer = undefined;
  waiting.clear();
  written.clear();
});

/**
 * Brings tasks to every list that this device keeps and nobody has open: what was made in the generator is in the library
 * too when that is opened next without a network.
 */
export function updatePersistedLists(queryClient: QueryClient, tasks: readonly Task[]): void {
  const news = tasks.filter(isNews);
  if (news.length === 0) return;
  for (const task of news) waiting.set(task.id, task);
  timer ??= setTimeout(() => {
    timer = undefined;
    writing = writing.then(() => write(queryClient)).catch(() => undefined);
  }, GATHER_MS);
}

/** Not every step of the progress, which comes each second and is worth nothing later: all that is stored is looked through for it. */
function isNews(task: Task): boolean {
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

/** Takes a deleted task out of what is kept. */
export async function dropFromPersistedLists(id: string): Promise<void> {
  waiting.delete(id);
  written.delete(id);
  writing = writing
    .then(() => persistence.changePersisted<TaskPage>(TASK_LIST_ROOTS, (page) => removeFromPage(page, id)))
    .catch(() => undefined);
  await writing;
}
