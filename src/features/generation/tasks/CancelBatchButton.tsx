import { Trans } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import type { Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { useCancel } from './useCancel.ts';

/** Cancels what is still being made of a batch. A single item is cancelled on its card. */
export function CancelBatchButton({ unfinished }: { unfinished: readonly Task[] }) {
  const isOnline = useOnline();
  const tasks = unfinished.filter((task) => task.can_cancel);
  const { cancel, isPending } = useCancel(tasks);
  const count = tasks.length;
  if (count < 2) return null;
  return (
    <Button
      variant="ghost"
      className="figures -ms-3"
      isBusy={isPending}
      disabled={!isOnline}
      onClick={cancel}
      icon={<CircleX className="size-4.5" aria-hidden="true" />}
    >
      <Trans>Cancel all {count}</Trans>
    </Button>
  );
}
