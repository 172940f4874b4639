import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { paymentsEndpoints, type TopupNow } from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import type { ButtonLook } from '../../../ui/buttonClasses.ts';
import { OnlineButton } from '../../credits/OnlineButton.tsx';
import { cacheTopup } from '../cacheTopup.ts';

/** "Cek status": asks the payment provider now and shows its answer. */
export function CheckStatus({
  topup,
  variant,
  className,
}: { topup: TopupNow } & Pick<ButtonLook, 'variant' | 'className'>) {
  const queryClient = useQueryClient();
  const { errorText } = useErrorTexts();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => callApi(paymentsEndpoints.checkTopup, { params: { id: topup.topup_id } }),
    meta: { showsOwnErrors: true },
    onSuccess: (reply) => cacheTopup(queryClient, reply.data),
  });
  return (
    <div className="contents">
      <OnlineButton
        variant={variant}
        className={className}
        isBusy={isPending}
        onClick={() => mutate()}
        icon={<RefreshCw className="size-4" aria-hidden="true" />}
      >
        <Trans>Check status</Trans>
      </OnlineButton>
      <p role="status" className="order-last w-full text-sm font-medium empty:hidden">
        {!isPending && data?.data.status === 'PENDING' && (
          <Trans>Not arrived yet. Payments usually take 5 to 15 minutes.</Trans>
        )}
        {!isPending && data?.data.status === 'FAILED' && <Trans>No money has arrived for this payment.</Trans>}
        {!isPending && error && errorText(error)}
      </p>
    </div>
  );
}
