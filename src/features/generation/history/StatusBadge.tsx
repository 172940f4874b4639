import type { StatusFilter, Task } from '../../../../contract/generation.ts';
import { statusOf } from '../tasks/taskPages.ts';
import { useSettingLabels } from '../labels/useSettingLabels.ts';

const LOOKS: Record<StatusFilter, string> = {
  pending: 'bg-base-200 text-base-content/90',
  processing: 'bg-info/15 text-info',
  completed: 'bg-success/15 text-success',
  failed: 'bg-error/15 text-error',
  cancelled: 'bg-base-200 text-base-content/90',
};

/** The status in words and colour; with the percentage while it is being generated. */
export function StatusBadge({ task }: { task: Task }) {
  const labels = useSettingLabels();
  const status = statusOf(task);
  return (
    <span
      className={`figures inline-flex shrink-0 items-center rounded-full px-2.5 py-0.5 text-xs font-semibold ${LOOKS[status]}`}
    >
      {labels.statuses[status]}
      {status === 'processing' && ` · ${Math.round(task.progress.percent)}%`}
    </span>
  );
}
