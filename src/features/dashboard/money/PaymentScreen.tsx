import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { PaymentDetail } from '../../../../contract/dashboard.ts';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { OfflineNotice } from '../../../ui/OfflineNotice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { paymentQuery } from '../dashboardQueries.ts';
import { Row, Rows } from '../system/Rows.tsx';
import { ReceiptRow } from './ReceiptRow.tsx';
import { useMoneyLabels } from './useMoneyLabels.ts';
import { PersonName } from '../users/PersonName.tsx';

const route = getRouteApi('/_signedIn/admin/money/$id');
const CARD = 'bg-surface border-line rounded-box border p-5';

/** One payment: our record, and what the gateway says now. */
export function PaymentScreen() {
  const { id } = route.useParams();
  const { errorText } = useErrorTexts();
  const query = useQuery(paymentQuery(id));
  const { data } = query;
  return (
    <Page width="list">
      <OfflineNotice updatedAt={query.dataUpdatedAt} />
      {data && <Detail payment={data.data} />}
      <QueryState
        query={query}
        skeleton={<Skeleton className="rounded-box h-96 w-full" />}
        title={<Trans>This payment did not load</Trans>}
        body={errorText}
      />
    </Page>
  );
}

function Detail({ payment }: { payment: PaymentDetail }) {
  const labels = useMoneyLabels();
  const times = useBusinessTimes();
  return (
    <>
      <ScreenHead title={payment.invoice_number} note={labels.payment[payment.state]} />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <section aria-labelledby="ours" className={CARD}>
          <h2 id="ours" className="font-bold">
            <Trans>Our record</Trans>
          </h2>
          <Rows>
            <Row name={<Trans>Payer</Trans>}>
              <Link
                to="/admin/users/$id"
                params={{ id: payment.user.id }}
                className="text-accent -my-2.5 inline-flex min-h-11 items-center underline"
              >
                <PersonName person={payment.user} />
              </Link>
            </Row>
            <Row name={<Trans>Reference</Trans>}>{payment.reference_id}</Row>
            <Row name={<Trans>Credits</Trans>}>
              <Coins amount={payment.credit_amount + payment.bonus_credits} />
            </Row>
            <Row name={<Trans>Subtotal</Trans>}>
              <Money rupiah={payment.subtotal} />
            </Row>
            <Row name={<Trans>Fees</Trans>}>
              <Money rupiah={payment.platform_fee} />
            </Row>
            <Row name={<Trans>VAT</Trans>}>
              <Money rupiah={payment.vat} />
            </Row>
            <Row name={<Trans>Total</Trans>}>
              <Money rupiah={payment.total_payment} />
            </Row>
            <Row name={<Trans>Ordered</Trans>}>{times.dateTime(payment.created_at)}</Row>
            <Row name={<Trans>Paid</Trans>}>{payment.paid_at ? times.dateTime(payment.paid_at) : '–'}</Row>
            <Row
              name={<Trans>Credits booked in the ledger</Trans>}
              isWrong={payment.state === 'completed' && !payment.is_credited}
            >
              {payment.is_credited ? <Trans>yes</Trans> : <Trans>no</Trans>}
            </Row>
          </Rows>
        </section>
        <GatewayRecord payment={payment} />
      </div>
      {payment.receipts.length > 0 && (
        <section aria-labelledby="receipts" className="bg-surface border-line rounded-box border">
          <h2 id="receipts" className="px-4 pt-4 font-bold">
            <Trans>Money that came for it</Trans>
          </h2>
          <div className="divide-line divide-y">
            {payment.receipts.map((receipt) => (
              <ReceiptRow key={receipt.id} receipt={receipt} isAtItsPayment />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function GatewayRecord({
  payment: { gateway, gateway_record: record, gateway_silence: silence },
}: {
  payment: PaymentDetail;
}) {
  const times = useBusinessTimes();
  const labels = useMoneyLabels();
  return (
    <section aria-labelledby="theirs" className={CARD}>
      <h2 id="theirs" className="font-bold">
        <Trans>The gateway’s record</Trans>
      </h2>
      <Rows>
        <Row name={<Trans>Gateway</Trans>}>{gateway}</Row>
        {record && <Row name={<Trans>State there</Trans>}>{labels.gatewayState[record.state] ?? record.state}</Row>}
        {record?.payments.map((each) => (
          <Row
            key={each.payment_id}
            name={each.payment_id}
            note={each.paid_at ? times.dateTime(each.paid_at) : each.reference}
          >
            {each.currency === 'IDR' ? <Money rupiah={each.amount} /> : `${each.amount} ${each.currency}`}
          </Row>
        ))}
      </Rows>
      {silence && (
        <p className="text-base-content/80 mt-3 text-sm">
          {silence === 'never_asked' && <Trans>The gateway was not asked to prepare this payment yet.</Trans>}
          {silence === 'other_gateway' && <Trans>This payment belongs to a gateway that is switched off.</Trans>}
          {silence === 'no_answer' && <Trans>The gateway does not answer right now. Look again in a moment.</Trans>}
        </p>
      )}
    </section>
  );
}
