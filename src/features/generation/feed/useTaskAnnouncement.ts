import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { StatusFilter, Task } from '../../../../contract/generation.ts';
import { statusOf } from '../tasks/taskPages.ts';

/**
 * The latest change worth announcing in a live region: an item was queued, began, finished or failed. Percentages are
 * left to the progress bars, which screen readers read on demand.
 */
export function useTaskAnnouncement(tasks: readonly Task[]): string {
  const { t } = useLingui();
  const known = useRef<Map<string, StatusFilter> | null>(null);
  const [change, setChange] = useState<{ status: StatusFilter; prompt: string } | null>(null);

  useEffect(() => {
    const before = known.current;
    known.current = new Map(tasks.map((task) => [task.id, statusOf(task)]));
    if (!before) return;
    const changed = tasks.find(
      (task) => before.get(task.id) !== statusOf(task) && (before.has(task.id) || task.status === 'pending'),
    );
    if (changed) setChange({ status: statusOf(changed), prompt: changed.prompt });
  }, [tasks]);

  if (!change) return '';
  const { status, prompt } = change;
  const announcements: Record<StatusFilter, string> = {
    pending: t`In the queue: ${prompt}`,
    processing: t`Now making: ${prompt}`,
    completed: t`Finished: ${prompt}`,
    failed: t`Failed: ${prompt}`,
    cancelled: t`Cancelled: ${prompt}`,
  };
  return announcements[status];
}
