import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Task, TaskStatus } from '../../../../contract/generation.ts';

/**
 * The latest change worth hearing, for a live region: an item began, finished or failed. Percentages are left to the
 * progress bars, which are read when asked.
 */
export function useTaskNews(tasks: readonly Task[]): string {
  const { t } = useLingui();
  const known = useRef<Map<string, TaskStatus> | null>(null);
  const [change, setChange] = useState<{ status: TaskStatus; prompt: string } | null>(null);

  useEffect(() => {
    const before = known.current;
    known.current = new Map(tasks.map((task) => [task.id, task.status]));
    if (!before) return;
    const changed = tasks.find(
      (task) => before.get(task.id) !== task.status && (before.has(task.id) || task.status === 'pending'),
    );
    if (changed) setChange({ status: changed.status, prompt: changed.prompt });
  }, [tasks]);

  if (!change) return '';
  const { status, prompt } = change;
  const news: Record<TaskStatus, string> = {
    pending: t`In the queue: ${prompt}`,
    processing: t`Now making: ${prompt}`,
    completed: t`Finished: ${prompt}`,
    failed: t`Failed: ${prompt}`,
  };
  return news[status];
}
