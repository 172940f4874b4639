import { Trans } from '@lingui/react/macro';
import ExternalLink from 'lucide-react/icons/external-link';
import type { PaymentInstructions, TopupNow } from '../../../../contract/payments.ts';
import { buttonClasses } from '../../../ui/buttonClasses.ts';
import { ChannelMark } from '../ChannelMark.tsx';
import { CopyValue } from './CopyValue.tsx';
import { QrisCode } from './QrisCode.tsx';
import { groupDigits } from './groupDigits.ts';

/** What to pay with: the account number, code, QR code or app. */
export function PayWith({ topup, payment }: { topup: TopupNow; payment: PaymentInstructions }) {
  const { channel, payment_method: method } = topup;
  const app = payment.deeplink_url ?? payment.checkout_url;
  return (
    <>
      <div className="flex items-center gap-3.5 px-5 py-3.5">
        <ChannelMark code={channel.code} method={method} />
        <p>
          <span className="block font-semibold">{channel.label}</span>
          {payment.account_name && (
            <span className="text-base-content/75 block text-sm">
              <Trans>Account name: {payment.account_name}</Trans>
            </span>
          )}
        </p>
      </div>
      {payment.virtual_account_number && (
        <CopyValue label={<Trans>Virtual account number</Trans>} value={payment.virtual_account_number}>
          {groupDigits(payment.virtual_account_number)}
        </CopyValue>
      )}
      {payment.payment_code && (
        <CopyValue label={<Trans>Payment code for the cashier</Trans>} value={payment.payment_code}>
          {payment.payment_code}
        </CopyValue>
      )}
      {payment.qr_string && <QrisCode topup={topup} payload={payment.qr_string} />}
      {method === 'ewallet' && (
        <div className="space-y-2 px-5 py-4">
          {app ? (
            <a href={app} className={buttonClasses({ size: 'lg', isWide: true })}>
              <ExternalLink className="size-5" aria-hidden="true" />
              <Trans>Open {channel.label}</Trans>
            </a>
          ) : (
            <p className="font-medium">
              <Trans>Open {channel.label} on your phone and confirm the request.</Trans>
            </p>
          )}
          <p className="text-base-content/75 text-sm">
            <Trans>You’ll come back here when you’re done.</Trans>
          </p>
        </div>
      )}
    </>
  );
}
