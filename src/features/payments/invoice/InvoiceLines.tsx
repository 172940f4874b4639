import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InvoiceDetail } from '../../../../contract/payments.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Money } from '../../../ui/Money.tsx';

type Line = InvoiceDetail['lines'][number];

/** What was bought, line by line, and the total. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const formats = useFormats();
  const names: Record<Line['kind'], ReactNode> = {
    credits: <Trans>Credits</Trans>,
    bonus: <Trans>First top-up bonus</Trans>,
    platform_fee: <Trans>Platform fee</Trans>,
    vat: <Trans>VAT</Trans>,
  };
  return (
    <table className="mt-6 w-full text-sm tiny:[&_tr]:flex tiny:[&_tr]:flex-wrap">
      <thead>
        <tr className="border-line text-base-content/75 border-b text-start">
          <th scope="col" className="py-2 text-start font-medium tiny:basis-full">
            <Trans>Item</Trans>
          </th>
          <th scope="col" className="grow py-2 text-end font-medium">
            <Trans>Credits</Trans>
          </th>
          <th scope="col" className="grow py-2 text-end font-medium">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="divide-line divide-y">
        {invoice.lines.map((line) => (
          <tr key={line.kind}>
            <th scope="row" className="py-2.5 text-start font-medium tiny:basis-full">
              {names[line.kind]}
            </th>
            <td className="figures grow py-2.5 ps-3 text-end">
              {line.credits !== null && formats.number(line.credits)}
            </td>
            <td className="figures grow py-2.5 ps-3 text-end">
              <Money rupiah={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-base-content/50 border-t-2 text-base font-bold">
          <th scope="row" className="py-3 text-start tiny:basis-full">
            <Trans>Total payment</Trans>
          </th>
          <td className="figures grow py-3 ps-3 text-end">{formats.number(invoice.total_credits)}</td>
          <td className="figures grow py-3 ps-3 text-end">
            <Money rupiah={invoice.total_payment} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
