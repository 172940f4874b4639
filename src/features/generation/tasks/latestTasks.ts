import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { accountDatabase } from '../../../api/persistence.ts';
import { mergeTask } from './mergeTask.ts';
import { reconcilePage, removeFromPage, type TaskFilter, type TaskPage } from './taskPages.ts';

/** Tasks remembered at most; the ones heard of longest ago are let go first. */
const MOST_REMEMBERED = 500;

/** Milliseconds after a page's answer. */
const PERSISTED_LISTS_AFTER_MS = 3_000;

/** What was heard last of one task. */
interface Heard {
  /** Null once it was deleted. */
  task: Task | null;
  /** The highest heard of. */
  revision: number;
  /** When an answer or a live event told it, in the order of hearing; 0 when only pages did. */
  at: number;
}

/**
 * What is known last of each task, whoever told it. An answer, a live event and a page asked for earlier cross on the
 * way: whatever arrives is held against this first, so that no list and no card goes back to an earlier state.
 */
export interface LatestTasks {
  /** The present, to note when something is asked for. */
  now(): number;
  /** What is known of a task beside this state of it; null when it is known to be deleted since. Hears of nothing. */
  latestOf(task: Task): Task | null;
  /** Hears of a task. @returns its latest state, or null when it is known to be deleted since */
  hear(task: Task): Task | null;
  /** @returns false when it is known to have been restored since. @param revision of the deletion, where it is told */
  hearDeleted(id: string, revision?: number): boolean;
  /** An answered page with what was heard since it was asked for, and which of its tasks were news. */
  settlePage(page: TaskPage, filter: TaskFilter, askedAt: number): { page: TaskPage; news: Task[] };
}

export function createLatestTasks(): LatestTasks {
  const heard = new Map<string, Heard>();
  let moment = 0;

  function remember(id: string, entry: Heard): void {
    heard.delete(id);
    heard.set(id, entry);
    const [oldest] = heard.keys();
    if (heard.size > MOST_REMEMBERED && oldest !== undefined) heard.delete(oldest);
  }

  function latestOf(task: Task): Task | null {
    const known = heard.get(task.id);
    if (known && !known.task && task.revision <= known.revision) return null;
    return known?.task ? mergeTask(known.task, task) : task;
  }

  function hear(task: Task): Task | null {
    const latest = latestOf(task);
    if (!latest) return null;
    moment += 1;
    remember(task.id, { task: latest, revision: latest.revision, at: moment });
    return latest;
  }

  return {
    now: () => moment,
    latestOf,
    hear,
    hearDeleted(id, revision = 0) {
      const known = heard.get(id);
      if (known?.task && revision > 0 && known.revision > revision) return false;
      moment += 1;
      remember(id, { task: null, revision: Math.max(revision, known?.revision ?? 0), at: moment });
      return true;
    },
    settlePage(answered, filter, askedAt) {
      const news: Task[] = [];
      let page = answered;
      for (const task of answered.data) {
        const known = heard.get(task.id);
        if (known && !known.task && (known.at > askedAt || task.revision <= known.revision)) {
          page = removeFromPage(page, task.id);
          continue;
        }
        if (known?.task && known.task.revision > task.revision) page = reconcilePage(page, filter, known.task);
        else if (known?.task && known.task.revision < task.revision) news.push(task);
      }
      // What came into being, or into this list, after the server had looked.
      for (const { task, at } of heard.values()) if (task && at > askedAt) page = reconcilePage(page, filter, task);
      for (const task of answered.data) {
        const known = heard.get(task.id);
        if (!known || known.revision < task.revision)
          remember(task.id, { task, revision: task.revision, at: known?.at ?? 0 });
      }
      return { page, news };
    },
  };
}

const ofClient = new WeakMap<QueryClient, LatestTasks>();

/** The one of a cache. Another account's ids never meet, and the cap lets go of them. */
export function latestTasks(queryClient: QueryClient): LatestTasks {
  let latest = ofClient.get(queryClient);
  if (!latest) ofClient.set(queryClient, (latest = createLatestTasks()));
  return latest;
}

/** Asks for a page of a list and brings it up to date with what was heard meanwhile; what it knows that nobody had heard goes to the other lists and to an open card. */
export async function askForPage(
  queryClient: QueryClient,
  filter: TaskFilter,
  ask: () => Promise<TaskPage>,
): Promise<TaskPage> {
  const latest = latestTasks(queryClient);
  const account = accountDatabase();
  const askedAt = latest.now();
  const { page, news } = latest.settlePage(await ask(), filter, askedAt);
  if (news.length > 0) {
    const { cacheTask } = await import('./taskCache.ts');
    for (const task of news) cacheTask(queryClient, task);
  }
  // Once the screen stands: nobody waits for it.
  setTimeout(
    () =>
      void import('./persistedLists.ts').then(
        ({ updatePersistedLists }) => accountDatabase() === account && updatePersistedLists(queryClient, page.data),
        () => undefined,
      ),
    PERSISTED_LISTS_AFTER_MS,
  );
  return page;
}
