import type { ReactNode } from 'react';
import { usePersistedTasks } from '../library/usePersistedTasks.ts';
import { LIBRARY } from '../queries.ts';
import { FeedList } from './FeedList.tsx';

interface StoredFeedProps {
  /** How often fetching the feed has failed. */
  errorUpdateCount: number;
  /** Shown while the stored tasks are read, and if there are none and no error. */
  placeholder: ReactNode;
  /** Shown if nothing is stored. */
  error: ReactNode;
}

/** The feed without an answer of its own: built from the tasks that this device has stored. */
export function StoredFeed({ errorUpdateCount, placeholder, error }: StoredFeedProps) {
  const persisted = usePersistedTasks([{ data: undefined, errorUpdateCount }]);
  const tasks = persisted.of(LIBRARY.filter);
  if (tasks.length > 0) return <FeedList tasks={tasks} />;
  return persisted.isReading ? placeholder : (error ?? placeholder);
}
