import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { persistedTasksQuery } from '../queries.ts';
import { matchesFilter, type TaskFilter } from '../tasks/taskPages.ts';

/** Milliseconds to wait for a list's own stored answer before all stored lists are read for it. */
const PATIENCE_MS = 300;

/** The state of a list's own query. It uses the number of failed fetches, because `error` is empty during a retry. */
interface Asked {
  data: unknown;
  errorUpdateCount: number;
}

interface PersistedTasks {
  of: (filter: TaskFilter) => Task[];
  /** Still reading: the list's own error is not shown yet. */
  isReading: boolean;
}

/**
 * What this device has stored, newest first, for lists that have no answer and get none now: they failed offline, or
 * the network takes their request and never answers. Empty while online, because the stored tasks may be far from
 * complete.
 */
export function usePersistedTasks(lists: readonly Asked[]): PersistedTasks {
  const isOnline = useOnline();
  const missing = lists.filter(({ data }) => !data);
  const hasFailed = missing.some(({ errorUpdateCount }) => errorUpdateCount > 0);
  const isSilent = useHasLasted(missing.length > 0 && !isOnline, PATIENCE_MS);
  const isWanted = !isOnline && missing.length > 0 && (hasFailed || isSilent);
  const { data = [], isLoading } = useQuery({ ...persistedTasksQuery, enabled: isWanted });
  return {
    of: (filter) => (isWanted ? data.filter((task) => matchesFilter(task, filter)) : []),
    isReading: isLoading,
  };
}

/** True once `isTrue` has been true for that long without interruption. */
function useHasLasted(isTrue: boolean, milliseconds: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(setHasLasted, milliseconds, true);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isTrue, milliseconds]);
  return isTrue && hasLasted;
}
