import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { TopupNow } from '../../../../contract/payments.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useOnline } from '../../../ui/useOnline.ts';
import { CheckStatus } from './CheckStatus.tsx';
import { useCancelTopup } from './useCancelTopup.ts';

/** Check the status, pay another way, or cancel. */
export function PaymentActions({ topup }: { topup: TopupNow }) {
  const isOnline = useOnline();
  const [isAsking, setIsAsking] = useState(false);
  const { cancel, isCancelling } = useCancelTopup(topup, () => setIsAsking(false));
  const { package_id: packageId, credit_amount: coins } = topup.order;
  // With a link to the e-wallet's app, that button is the primary one.
  const hasApp =
    topup.payment_method === 'ewallet' && Boolean(topup.payment?.deeplink_url ?? topup.payment?.checkout_url);
  return (
    <div className="flex flex-wrap gap-2">
      <CheckStatus topup={topup} variant={hasApp ? 'outline' : 'primary'} className="max-sm:grow" />
      {isOnline && (
        <>
          <ButtonLink
            to="/order"
            search={{ ...(packageId ? { package_id: packageId } : { credit_amount: coins }), replaces: topup.topup_id }}
            variant="outline"
            className="max-sm:grow"
          >
            <Trans>Pay another way</Trans>
          </ButtonLink>
          <Button variant="ghost" className="max-sm:grow" onClick={() => setIsAsking(true)}>
            <Trans>Cancel payment</Trans>
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={<Trans>Cancel this payment?</Trans>}
        description={
          <Trans>
            The number or code will stop working. If you’ve already paid, don’t cancel: check the status. Money that
            still arrives becomes credits.
          </Trans>
        }
        confirmLabel={<Trans>Cancel payment</Trans>}
        closeLabel={<Trans>Keep it</Trans>}
        isBusy={isCancelling}
        onConfirm={cancel}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
