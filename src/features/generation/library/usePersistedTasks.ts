import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Task } from '../../../../contract/generation.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { persistedTasksQuery } from '../queries.ts';
import { matchesFilter, type TaskFilter } from '../tasks/taskPages.ts';

/** Milliseconds that a list's own stored answer may take, before all other lists are read for it. */
const PATIENCE_MS = 300;

/** Of a list's own answer; the number of errors and not the error counts, which is absent while it is asked for again. */
interface Asked {
  data: unknown;
  errorUpdateCount: number;
}

interface PersistedTasks {
  of: (filter: TaskFilter) => Task[];
  /** Still being read: what went wrong with the list itself is not yet worth saying. */
  isReading: boolean;
}

/**
 * What this device has stored for lists that have no answer and get none now, newest first: they failed, or the network
 * accepts their request and never answers. Nothing while the server can be reached, since it may be far from complete.
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

/** True once something has been true for so many milliseconds without a break. */
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
