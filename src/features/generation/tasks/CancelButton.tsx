import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import type { Task } from '../../../../contract/generation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { useCancel } from './useCancel.ts';

interface CancelButtonProps {
  task: Task;
  /**
   * The card goes with the cancelling, so a toast says it. A card that stays says it itself: beside one that is made
   * again, a toast would go on saying that its coins are back.
   */
  isLeaving?: boolean;
}

/** Cancels a task; renders nothing once it can no longer be cancelled. */
export function CancelButton({ task, isLeaving = false }: CancelButtonProps) {
  const { t } = useLingui();
  const isOnline = useOnline();

  function tellCancelled({ credits: { returned } }: Task) {
    if (!isLeaving) return;
    showToast({
      title: t`Cancelled`,
      description: t`${plural(returned, { one: '# credit came back to your balance.', other: '# credits came back to your balance.' })}`,
    });
  }

  const { cancel, isPending } = useCancel([task], tellCancelled);
  if (!task.can_cancel) return null;
  return (
    <Button
      variant="ghost"
      isBusy={isPending}
      disabled={!isOnline}
      onClick={cancel}
      icon={<CircleX className="size-4.5" aria-hidden="true" />}
    >
      <Trans>Cancel</Trans>
    </Button>
  );
}
