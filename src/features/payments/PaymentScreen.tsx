import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import type { ReactNode } from 'react';
import type { InvoiceDetail } from '../../../contract/payments.ts';
import { ApiError } from '../../api/errors.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useFailure } from '../../ui/useFailure.ts';
import { useFailureText } from '../credits/useFailureText.ts';
import { InvoiceDocument, type Payer } from './invoice/InvoiceDocument.tsx';
import { InvoiceTools } from './invoice/InvoiceTools.tsx';
import { PaymentSkeleton } from './payment/PaymentSkeleton.tsx';
import { EndedPayment } from './payment/EndedPayment.tsx';
import { PaidPayment } from './payment/PaidPayment.tsx';
import { PendingPayment } from './payment/PendingPayment.tsx';
import { paymentQuery } from './paymentQueries.ts';
import '../credits/errorTexts.ts';

interface PaymentScreenProps {
  /** The invoice's owner; undefined until loaded. */
  payer: Payer | undefined;
  /** Where to go after a completed payment. */
  next: ReactNode;
}

const route = getRouteApi('/_signedIn/payments/detail/$referenceId');

/** One payment in any state: how to pay it, that it was paid, or why it was not; and its invoice. */
export function PaymentScreen({ payer, next }: PaymentScreenProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { referenceId } = route.useParams();
  const query = useQuery(paymentQuery(referenceId));
  const { data, dataUpdatedAt } = query;
  const failure = useFailure(query);
  // A retry would not find it either.
  const isUnknown = failure instanceof ApiError && failure.status === 404;
  return (
    <Page width="list">
      {!data && failure && (
        <h1 className="text-2xl font-extrabold lg:text-3xl">
          <Trans>Payment</Trans>
        </h1>
      )}
      <OfflineNotice updatedAt={dataUpdatedAt} />
      {data && <Payment key={referenceId} invoice={data.data} updatedAt={dataUpdatedAt} payer={payer} next={next} />}
      {!isUnknown && (
        <QueryState
          query={query}
          skeleton={<PaymentSkeleton />}
          title={<Trans>Failed to fetch invoice detail</Trans>}
          body={(error) => failureText(error, t`Please try again in a moment.`)}
        />
      )}
      {isUnknown && (
        <EmptyState
          icon={<FileQuestionMark aria-hidden="true" />}
          title={<Trans>We can’t find this payment</Trans>}
          body={<Trans>There is no payment with this reference in your account.</Trans>}
          action={
            <ButtonLink to="/payments/history" variant="outline">
              <Trans>Payment history</Trans>
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

function Payment({
  invoice,
  updatedAt,
  payer,
  next,
}: PaymentScreenProps & { invoice: InvoiceDetail; updatedAt: number }) {
  const { topup } = invoice;
  return (
    <>
      <div className="print:hidden">
        {topup.state === 'pending' && <PendingPayment topup={topup} updatedAt={updatedAt} />}
        {topup.state === 'completed' && <PaidPayment invoice={invoice} next={next} />}
        {(topup.state === 'expired' || topup.state === 'cancelled' || topup.state === 'failed') && (
          <EndedPayment topup={topup} />
        )}
      </div>
      <section aria-labelledby="invoice" className="space-y-3">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <h2 id="invoice" className="text-lg font-bold">
            <Trans>Invoice</Trans>
          </h2>
          <InvoiceTools invoice={invoice} />
        </div>
        <InvoiceDocument invoice={invoice} payer={payer} />
      </section>
    </>
  );
}
