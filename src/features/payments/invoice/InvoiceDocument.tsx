import { Trans } from '@lingui/react/macro';
import type { InvoiceDetail } from '../../../../contract/payments.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Logo } from '../../../ui/Logo.tsx';
import { Money } from '../../../ui/Money.tsx';
import { useSheet } from '../../../ui/useSheet.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import printRules from './print.css?inline';

export interface Payer {
  full_name: string;
  email: string;
}

/** The invoice as a document: on the screen, and alone on the page when printed (print.css). */
export function InvoiceDocument({ invoice, payer }: { invoice: InvoiceDetail; payer: Payer | undefined }) {
  const times = useBusinessTimes();
  // Loaded with this component, so that it is not in the style sheet of every page.
  useSheet(printRules);
  const facts = [
    { key: 'made', name: <Trans>Created</Trans>, value: times.dateTime(invoice.created_at) },
    ...(invoice.paid_at ? [{ key: 'paid', name: <Trans>Paid</Trans>, value: times.dateTime(invoice.paid_at) }] : []),
    { key: 'method', name: <Trans>Payment method</Trans>, value: invoice.channel.label },
    {
      key: 'reference',
      name: <Trans>Reference</Trans>,
      value: <span className="select-all">{invoice.reference_id}</span>,
    },
  ];
  return (
    <article data-invoice className="bg-surface border-line rounded-box border p-5 tiny:p-3 sm:p-8">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <Logo />
          <p className="figures mt-3 text-lg font-bold select-all">{invoice.number}</p>
        </div>
        <StatusBadge status={invoice.status} />
      </header>
      <div className="mt-5 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        <div>
          <p className="text-base-content/75">
            <Trans>For</Trans>
          </p>
          <p className="font-semibold">{payer?.full_name}</p>
          <p>{payer?.email}</p>
        </div>
        <dl className="space-y-1">
          {facts.map(({ key, name, value }) => (
            <div key={key} className="flex justify-between gap-x-4 tiny:flex-wrap">
              <dt className="text-base-content/75">{name}</dt>
              <dd className="figures text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <InvoiceLines invoice={invoice} />
      <p className="text-base-content/75 mt-6 text-sm">
        {invoice.status === 'paid' ? (
          <Trans>
            Received with thanks: <Money rupiah={invoice.total_payment} />. This invoice is valid without a signature.
          </Trans>
        ) : (
          <Trans>Not a proof of payment.</Trans>
        )}{' '}
        {invoice.topup.is_sandbox && <Trans>Sandbox: no real money.</Trans>}
      </p>
    </article>
  );
}
