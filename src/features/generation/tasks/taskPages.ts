import type { StatusFilter, Task } from '../../../../contract/generation.ts';
import { isCancelled } from '../../../../contract/generationWords.ts';
import { mergeTask } from './mergeTask.ts';

/** One page of a task list, as the contract's `pageOf(Task)` defines it. */
export interface TaskPage {
  data: Task[];
  page: number;
  page_size: number;
  total: number;
}

/** The filter of a list, which decides whether a task belongs in it. */
export interface TaskFilter {
  kind?: Task['kind'];
  status?: StatusFilter;
  search?: string;
  /** Id. */
  model?: string;
  favorite?: true;
  /** Moments (ISO-8601), both included. */
  date_from?: string;
  date_to?: string;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The same search as on the server: every word is the beginning of a word in the prompt, in any order. */
function matchesSearch(prompt: string, search: string): boolean {
  const words = wordsOf(prompt);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/** The status as shown: a task that its owner cancelled counts as cancelled, not as failed. */
export const statusOf = (task: Task): StatusFilter => (isCancelled(task) ? 'cancelled' : task.status);

/** Whether a task belongs in a list. */
export function matchesFilter(task: Task, filter: TaskFilter): boolean {
  if (filter.kind && task.kind !== filter.kind) return false;
  if (filter.status && statusOf(task) !== filter.status) return false;
  if (filter.model && task.model.id !== filter.model) return false;
  if (filter.favorite && !task.is_favorite) return false;
  const made = Date.parse(task.created_at);
  if (filter.date_from && made < Date.parse(filter.date_from)) return false;
  if (filter.date_to && made > Date.parse(filter.date_to)) return false;
  return !filter.search || matchesSearch(task.prompt, filter.search);
}

/**
 * A list's page after an update of a task: changed in place, removed when it no longer belongs, or inserted by its age
 * if it is the first page. Returns the same object when nothing changes, so that nothing is rendered again.
 */
export function reconcilePage(page: TaskPage, filter: TaskFilter, task: Task): TaskPage {
  const known = page.data.find(({ id }) => id === task.id);
  const latest = known ? mergeTask(known, task) : task;
  if (!matchesFilter(latest, filter)) return removeFromPage(page, task.id);
  if (!known) return page.page === 1 ? insertByAge(page, task) : page;
  return latest === known ? page : { ...page, data: page.data.map((item) => (item === known ? latest : item)) };
}

/**
 * The same for a page that is only stored. Its neighbours are not refetched, so it grows instead of dropping its last
 * item, and takes in nothing that may belong on a later page.
 */
export function reconcilePersistedPage(page: TaskPage, filter: TaskFilter, task: Task): TaskPage {
  const changed = reconcilePage({ ...page, page_size: page.total + 1 }, filter, task);
  const isAppended =
    changed.data.length > page.data.length && changed.data.at(-1) === task && page.total > page.data.length;
  if (isAppended || (changed.data === page.data && changed.total === page.total)) return page;
  return { ...changed, page_size: page.page_size };
}

/** Inserts into a page, newest first. A task older than a full page's last belongs on a later page, and is left out. */
function insertByAge(page: TaskPage, task: Task): TaskPage {
  const age = Date.parse(task.created_at);
  const olderAt = page.data.findIndex((item) => Date.parse(item.created_at) <= age);
  if (olderAt < 0 && page.data.length >= page.page_size) return page;
  const data = page.data.toSpliced(olderAt < 0 ? page.data.length : olderAt, 0, task).slice(0, page.page_size);
  return { ...page, data, total: page.total + 1 };
}

/** The page without a task. The gap at its end is filled when the page is refetched. */
export function removeFromPage(page: TaskPage, id: string): TaskPage {
  const data = page.data.filter((task) => task.id !== id);
  return data.length === page.data.length ? page : { ...page, data, total: Math.max(0, page.total - 1) };
}

/**
 * The tasks of several pages of any lists, each once in its latest state, newest first.
 * @param latestOf the latest known state of a task; null when it was deleted.
 */
export function mergeTaskPages(
  pages: readonly Pick<TaskPage, 'data'>[],
  latestOf: (task: Task) => Task | null,
): Task[] {
  const byId = new Map<string, Task>();
  for (const { data } of pages) {
    for (const task of data) {
      const known = byId.get(task.id);
      if (!known || known.revision < task.revision) byId.set(task.id, task);
    }
  }
  return [...byId.values()]
    .flatMap((task) => latestOf(task) ?? [])
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
