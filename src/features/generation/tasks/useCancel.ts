import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { isConnectionError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { showToast } from '../../../ui/showToast.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { dailyLimitQuery } from '../queries.ts';
import { refetchTask } from './refetchTask.ts';
import { cacheTask } from './taskCache.ts';

/** Cancels tasks, all of them at once, and says so where one was not. `onCancelled` gets each one that was. */
export function useCancel(tasks: readonly Task[], onCancelled?: (cancelled: Task) => void) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();

  /** @returns why it was not cancelled, and its state if that is known */
  async function cancel(task: Task): Promise<{ error: unknown; now: Task | null } | null> {
    try {
      const { data } = await callApi(generationEndpoints.cancel, { params: { id: task.id } });
      cacheTask(queryClient, data);
      onCancelled?.(data);
    } catch (error) {
      // It is finished, or it was cancelled and the answer was lost: the card then shows which.
      const now = await refetchTask(queryClient, task);
      if (now?.failure?.code !== 'generation_cancelled') return { error, now };
      onCancelled?.(now);
    }
    return null;
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all(tasks.map(cancel)),
    onSuccess(outcomes) {
      const failures = outcomes.filter((outcome) => outcome !== null);
      const [first] = failures;
      if (!first) return;
      if (failures.some(({ error, now }) => !now && isConnectionError(error)))
        showToast({
          title: t`No answer yet`,
          description: t`It may have been cancelled all the same: the card says so once you’re connected.`,
        });
      else
        showToast({
          title: tasks.length > 1 ? t`Not all were cancelled` : t`It wasn’t cancelled`,
          description: errorText(first.error),
        });
    },
    onSettled: () => void refetchOutdated(queryClient, [balanceQuery.queryKey, dailyLimitQuery.queryKey]),
  });
  return { cancel: () => mutate(), isPending };
}
