import { Trans } from '@lingui/react/macro';
import type { Task } from '../../../../contract/generation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { isFinished } from '../tasks/isFinished.ts';

/** The promised deadline and what happens after it. The server uses the same moment. */
export function DeadlinePromise({ task }: { task: Task }) {
  const formats = useFormats();
  if (isFinished(task)) return null;
  const deadline = formats.time(task.deadline_at);
  return (
    <p className="text-base-content/75 figures text-sm">
      <Trans>If it’s not done by {deadline}, your credits come back automatically.</Trans>
    </p>
  );
}
