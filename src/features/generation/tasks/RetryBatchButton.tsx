import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { generationEndpoints, type Task } from '../../../../contract/generation.ts';
import { callApi } from '../../../api/callApi.ts';
import { ApiError, isConnectionError } from '../../../api/errors.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { RefusalDialog } from '../refusals/RefusalDialog.tsx';
import { classifyRefusal, type Refusal } from '../refusals/refusal.ts';
import { cacheSpendable } from '../../credits/balanceCache.ts';
import { dailyLimitQuery } from '../queries.ts';
import { refetchTask } from './refetchTask.ts';
import { retryKey } from './retryKey.ts';
import { cacheTask } from './taskCache.ts';
import { useTaskQuote } from './useTaskQuote.ts';

/** Generates only the failed items of a batch again, at today's price. */
export function RetryBatchButton({ failed }: { failed: readonly [Task, ...Task[]] }) {
  const { t } = useLingui();
  const { errorText } = useErrorTexts();
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const quote = useTaskQuote(failed[0]);
  const coins = quote ? quote.coins * failed.length : null;
  const [refused, setRefused] = useState<{ refusal: Refusal; at: number } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi(generationEndpoints.retryBatch, {
        params: { id: failed[0].batch_id },
        query: { max_coins: coins ?? undefined },
        idempotencyKey: retryKey(failed, coins),
      }),
    meta: { showsOwnErrors: true },
    onSuccess({ data }) {
      for (const task of data.items) cacheTask(queryClient, task);
      cacheSpendable(queryClient, data.balance);
    },
    async onError(error) {
      const refusal = error instanceof ApiError ? classifyRefusal(error) : null;
      if (error instanceof ApiError && error.code === 'price_risen')
        void queryClient.invalidateQueries({ queryKey: ['quote'] });
      if (refusal?.kind === 'daily-limit' || refusal?.kind === 'too-few-coins') setRefused({ refusal, at: Date.now() });
      else {
        const known = isConnectionError(error)
          ? await Promise.all(failed.map((task) => refetchTask(queryClient, task)))
          : [];
        if (known.includes(null))
          showToast({ title: t`No answer yet`, description: t`Trying again never charges twice.` });
        else if (known.every((task) => task?.status === 'failed'))
          showToast({ type: 'error', title: t`It couldn’t be started again`, description: errorText(error) });
      }
    },
    onSettled: () => void refetchOutdated(queryClient, [dailyLimitQuery.queryKey]),
  });
  return (
    <>
      <Button
        variant="outline"
        className="figures"
        isBusy={isPending}
        disabled={!isOnline}
        onClick={() => mutate()}
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
      >
        {isOnline ? (
          <>
            <Plural
              value={failed.length}
              one="Generate the failed one again"
              other="Generate the # failed ones again"
            />
            {coins !== null && (
              <>
                {' · '}
                <Plural value={coins} one="# credit" other="# credits" />
              </>
            )}
          </>
        ) : (
          <Trans>Needs a connection</Trans>
        )}
      </Button>
      <RefusalDialog refused={refused} onClose={() => setRefused(null)} />
    </>
  );
}
