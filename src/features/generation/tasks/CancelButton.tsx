import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { isConnectionError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { dailyLimitQuery } from '../queries.ts';
import { refetchTask } from './refetchTask.ts';
import { cacheTask } from './taskCache.ts';

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
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const isOnline = useOnline();

  function tellCancelled({ credits: { returned } }: Task) {
    if (!isLeaving) return;
    showToast({
      title: t`Cancelled`,
      description: t`${plural(returned, { one: '# credit came back to your balance.', other: '# credits came back to your balance.' })}`,
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(generationEndpoints.cancel, { params: { id: task.id } }),
    meta: { showsOwnErrors: true },
    onSuccess({ data }) {
      cacheTask(queryClient, data);
      tellCancelled(data);
    },
    async onError(error) {
      // It has begun, or it was cancelled and the answer was lost: the card then shows which.
      const now = await refetchTask(queryClient, task);
      if (now?.failure?.code === 'generation_cancelled') tellCancelled(now);
      else if (!now && isConnectionError(error))
        showToast({
          title: t`No answer yet`,
          description: t`It may have been cancelled all the same: the card says so once you’re connected.`,
        });
      else showToast({ title: t`It wasn’t cancelled`, description: errorText(error) });
    },
    onSettled: () => void refetchOutdated(queryClient, [balanceQuery.queryKey, dailyLimitQuery.queryKey]),
  });
  if (!task.can_cancel) return null;
  return (
    <Button
      variant="ghost"
      isBusy={isPending}
      disabled={!isOnline}
      onClick={() => mutate()}
      icon={<CircleX className="size-4.5" aria-hidden="true" />}
    >
      <Trans>Cancel</Trans>
    </Button>
  );
}
