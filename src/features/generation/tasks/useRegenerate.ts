import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { classifyRefusal, type Refusal } from '../refusals/refusal.ts';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { dailyLimitQuery } from '../queries.ts';
import { refetchTask } from './refetchTask.ts';
import { cacheTask } from './taskCache.ts';

/**
 * One key per failed attempt and price, built from what identifies them: two taps, two tabs or a lost answer make one
 * new attempt.
 */
function regenerationKey(task: Task, coins: number | null): string {
  return `regenerate-${task.id}-${Date.parse(task.deadline_at)}-${coins ?? 'any'}`;
}

/**
 * Generates a failed task again in its place. A refusal with a dialog of its own is returned as `refused`, any other
 * one goes to `onRefused`; `onLost` is called when it is unknown whether the request was accepted.
 * @param coins the price on the button; null while unknown
 */
export function useRegenerate(
  task: Task,
  { coins, onRefused, onLost }: { coins: number | null; onRefused: (text: string) => void; onLost: () => void },
) {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const [refused, setRefused] = useState<{ refusal: Refusal; at: number } | null>(null);
  const mutation = useMutation({
    mutationFn: () =>
      callApi(task.kind === 'video' ? generationEndpoints.regenerateVideo : generationEndpoints.regenerateImage, {
        params: { id: task.id },
        query: { max_coins: coins ?? undefined },
        idempotencyKey: regenerationKey(task, coins),
      }),
    meta: { showsOwnErrors: true },
    onSuccess: ({ data }) => cacheTask(queryClient, data),
    async onError(error) {
      const refusal = error instanceof ApiError ? classifyRefusal(error) : null;
      if (error instanceof ApiError && error.code === 'price_risen')
        void queryClient.invalidateQueries({ queryKey: ['quote'] });
      if (refusal?.kind === 'daily-limit' || refusal?.kind === 'too-few-coins') setRefused({ refusal, at: Date.now() });
      else if (!isConnectionError(error)) onRefused(errorText(error));
      else {
        const now = await refetchTask(queryClient, task);
        if (!now) onLost();
        else if (now.status === 'failed') onRefused(errorText(error));
      }
    },
    onSettled: () => void refetchOutdated(queryClient, [balanceQuery.queryKey, dailyLimitQuery.queryKey]),
  });
  return {
    isSending: mutation.isPending,
    refused,
    dismissRefusal: () => setRefused(null),
    regenerate() {
      setRefused(null);
      if (!mutation.isPending) mutation.mutate();
    },
  };
}
