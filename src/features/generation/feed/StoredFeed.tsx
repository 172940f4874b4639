import type { ReactNode } from 'react';
import { usePersistedTasks } from '../library/usePersistedTasks.ts';
import { LIBRARY } from '../queries.ts';
import { FeedList } from './FeedList.tsx';

interface StoredFeedProps {
  /** How often the feed itself was asked for in vain. */
  errorUpdateCount: number;
  /** Where nothing is stored, and while it is read. */
  placeholder: ReactNode;
  /** What went wrong; where nothing is stored. */
  error: ReactNode;
}

/** The feed that has no answer of its own, made of what else this device has stored. */
export function StoredFeed({ errorUpdateCount, placeholder, error }: StoredFeedProps) {
  const persisted = usePersistedTasks([{ data: undefined, errorUpdateCount }]);
  const tasks = persisted.of(LIBRARY.filter);
  if (tasks.length > 0) return <FeedList tasks={tasks} />;
  return persisted.isReading ? placeholder : (error ?? placeholder);
}
