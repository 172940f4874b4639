import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { paymentsEndpoints, type TopupNow } from '../../../../contract/payments.ts';
import { callApi } from '../../../api/callApi.ts';
import { OnlineButton } from '../../credits/OnlineButton.tsx';

/** For sandbox payments: says that no real money is involved, and simulates the payment. */
export function SandboxTools({ topup }: { topup: TopupNow }) {
  const { reference_id, order } = topup;
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () =>
      callApi(paymentsEndpoints.simulatePayment, { body: { external_id: reference_id, amount: order.total_payment } }),
  });
  return (
    <div className="border-info rounded-box flex flex-wrap items-center gap-x-4 gap-y-3 border border-dashed px-5 py-4">
      <FlaskConical className="text-info size-5 shrink-0" aria-hidden="true" />
      <p className="grow basis-48 text-sm">
        <strong className="block">
          <Trans>Sandbox: no real money</Trans>
        </strong>
        {isSuccess ? (
          <Trans>Test payment made. Your credits arrive in a moment.</Trans>
        ) : (
          <Trans>This number or code can’t be paid with real money.</Trans>
        )}
      </p>
      {topup.can_simulate && (
        <div className="flex flex-wrap gap-2">
          <OnlineButton variant="secondary" isBusy={isPending || isSuccess} onClick={() => mutate()}>
            <Trans>Simulate payment</Trans>
          </OnlineButton>
          {topup.payment?.checkout_url && topup.payment_method !== 'ewallet' && (
            <a
              href={topup.payment.checkout_url}
              target="_blank"
              rel="noreferrer"
              className="btn btn-ghost font-semibold"
            >
              <Trans>Test page</Trans>
            </a>
          )}
        </div>
      )}
    </div>
  );
}
