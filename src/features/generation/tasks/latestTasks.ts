import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { mergeTask } from './mergeTask.ts';
import { reconcilePage, removeFromPage, type TaskFilter, type TaskPage } from './taskPages.ts';

/** The most tasks to remember; the least recently updated are dropped first. */
const MOST_REMEMBERED = 500;

/** The last known state of one task. */
interface KnownState {
  /** Null once it was deleted. */
  task: Task | null;
  /** The highest known one. */
  revision: number;
  /** When an answer or a live event reported it, in order of arrival; 0 when only pages did. */
  at: number;
}

/**
 * The last known state of each task, whatever its source. An answer, a live event and a page requested earlier can
 * overtake each other: whatever arrives is compared with this first, so that no list and no card returns to an earlier
 * state.
 */
export interface LatestTasks {
  /** The current moment, to be noted when a request is sent. */
  now(): number;
  /** The last known state of a task; undefined when none is known, or it was deleted. */
  known(id: string): Task | undefined;
  /** The later of this and the known state of a task; null when it is known to be deleted since. Records nothing. */
  latestOf(task: Task): Task | null;
  /** Records a task. @returns its latest state, or null when it is known to be deleted since */
  record(task: Task): Task | null;
  /**
   * Records a deletion.
   * @returns false when the task is known to be restored since.
   * @param revision of the deletion, if known
   */
  recordDeleted(id: string, revision?: number): boolean;
  /**
   * Brings a page up to date with what was recorded since its request.
   * @returns also those of its tasks that are newer than known
   */
  settlePage(page: TaskPage, filter: TaskFilter, requestedAt: number): { page: TaskPage; newer: Task[] };
}

function createLatestTasks(): LatestTasks {
  const states = new Map<string, KnownState>();
  let moment = 0;

  function remember(id: string, entry: KnownState): void {
    states.delete(id);
    states.set(id, entry);
    const [oldest] = states.keys();
    if (states.size > MOST_REMEMBERED && oldest !== undefined) states.delete(oldest);
  }

  function latestOf(task: Task): Task | null {
    const known = states.get(task.id);
    if (known && !known.task && task.revision <= known.revision) return null;
    return known?.task ? mergeTask(known.task, task) : task;
  }

  function record(task: Task): Task | null {
    const latest = latestOf(task);
    if (!latest) return null;
    moment += 1;
    remember(task.id, { task: latest, revision: latest.revision, at: moment });
    return latest;
  }

  return {
    now: () => moment,
    known: (id) => states.get(id)?.task ?? undefined,
    latestOf,
    record,
    recordDeleted(id, revision = 0) {
      const known = states.get(id);
      if (known?.task && revision > 0 && known.revision > revision) return false;
      moment += 1;
      remember(id, { task: null, revision: Math.max(revision, known?.revision ?? 0), at: moment });
      return true;
    },
    settlePage(answered, filter, requestedAt) {
      const newer: Task[] = [];
      let page = answered;
      for (const task of answered.data) {
        const known = states.get(task.id);
        if (known && !known.task && (known.at > requestedAt || task.revision <= known.revision)) {
          page = removeFromPage(page, task.id);
          continue;
        }
        if (known?.task && known.task.revision > task.revision) page = reconcilePage(page, filter, known.task);
        else if (known?.task && known.task.revision < task.revision) newer.push(task);
      }
      // Tasks that were created, or came to belong in this list, after the server had read it.
      for (const { task, at } of states.values())
        if (task && at > requestedAt) page = reconcilePage(page, filter, task);
      for (const task of answered.data) {
        const known = states.get(task.id);
        if (!known || known.revision < task.revision)
          remember(task.id, { task, revision: task.revision, at: known?.at ?? 0 });
      }
      return { page, newer };
    },
  };
}

const ofClient = new WeakMap<QueryClient, LatestTasks>();

/** The latest tasks of a query cache. Ids of different accounts never collide, and the limit drops old ones. */
export function latestTasks(queryClient: QueryClient): LatestTasks {
  let latest = ofClient.get(queryClient);
  if (!latest) ofClient.set(queryClient, (latest = createLatestTasks()));
  return latest;
}
