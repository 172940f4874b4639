import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleX from 'lucide-react/icons/circle-x';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { dailyLimitQuery, taskQuery } from '../queries.ts';
import { cacheTask } from './taskCache.ts';

/** Ends a task while that still spares work and coins; nothing where it no longer does. */
export function CancelButton({ task }: { task: Task }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(generationEndpoints.cancel, { params: { id: task.id } }),
    meta: { showsOwnErrors: true },
    onSuccess({ data }) {
      cacheTask(queryClient, data);
      const { returned } = data.credits;
      showToast({
        title: t`Cancelled`,
        description: t`${plural(returned, { one: '# credit came back to your balance.', other: '# credits came back to your balance.' })}`,
      });
    },
    onError(error) {
      showToast({ title: t`It wasn’t cancelled`, description: errorText(error) });
      // It has begun meanwhile: the card shows so.
      void queryClient.fetchQuery({ ...taskQuery(task.kind, task.id), staleTime: 0 }).then(
        ({ data }) => cacheTask(queryClient, data),
        () => undefined,
      );
    },
    onSettled() {
      void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey });
    },
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
