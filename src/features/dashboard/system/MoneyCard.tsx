import { Trans } from '@lingui/react/macro';
import Wallet from 'lucide-react/icons/wallet';
import type { PaymentsReading, WebhooksReading } from '../../../../contract/dashboard.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Card } from './Card.tsx';
import { Row, Rows } from './Rows.tsx';

/**
 * Whether all money became credits, and whether the gateway's messages are processed in time. `isBehind`: they wait too
 * long; `isRefusing`: too many had a wrong token.
 */
export function MoneyCard({
  payments,
  webhooks,
  isBehind,
  isRefusing,
}: {
  payments: PaymentsReading;
  webhooks: WebhooksReading;
  isBehind: boolean;
  isRefusing: boolean;
}) {
  const formats = useFormats();
  return (
    <Card
      icon={Wallet}
      title={<Trans>Payments</Trans>}
      mark={<span className="text-base-content/75 text-sm">{payments.gateway}</span>}
    >
      <Rows>
        <Row
          name={<Trans>Paid, without credits</Trans>}
          note={<Trans>last three days</Trans>}
          isWrong={payments.uncredited_topups > 0}
        >
          {formats.number(payments.uncredited_topups)}
        </Row>
        <Row
          name={<Trans>To place by hand</Trans>}
          note={payments.open_receipts > 0 && formats.rupiah(payments.open_receipts_amount)}
          isWrong={payments.open_receipts > 0}
        >
          {formats.number(payments.open_receipts)}
        </Row>
        <Row
          name={<Trans>Webhooks waiting</Trans>}
          note={webhooks.waiting_since && <RelativeTime at={webhooks.waiting_since} />}
          isWrong={isBehind}
        >
          {formats.number(webhooks.waiting)}
        </Row>
        <Row name={<Trans>Webhooks given up</Trans>} isWrong={webhooks.given_up > 0}>
          {formats.number(webhooks.given_up)}
        </Row>
        <Row
          name={<Trans>Webhooks failed at first</Trans>}
          note={<Trans>last 24 hours</Trans>}
          isWrong={webhooks.failed > 0}
        >
          {formats.number(webhooks.failed)}
        </Row>
        <Row
          name={<Trans>Webhooks refused</Trans>}
          note={
            webhooks.refused > 0 && webhooks.last_refused_at ? (
              <Trans>
                wrong token, last <RelativeTime at={webhooks.last_refused_at} />
              </Trans>
            ) : (
              <Trans>wrong token, last 24 hours</Trans>
            )
          }
          isWrong={isRefusing}
        >
          {formats.number(webhooks.refused)}
        </Row>
        <Row name={<Trans>Last webhook</Trans>}>
          {webhooks.last_received_at ? <RelativeTime at={webhooks.last_received_at} /> : <Trans>none yet</Trans>}
        </Row>
        <Row name={<Trans>Compared with the gateway</Trans>}>
          {payments.swept_until ? <RelativeTime at={payments.swept_until} /> : <Trans>not yet</Trans>}
        </Row>
      </Rows>
    </Card>
  );
}
