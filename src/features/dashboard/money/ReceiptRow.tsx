import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { dashboardEndpoints as calls, type Receipt } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { Mark } from '../system/Card.tsx';
import { useMoneyLabels } from './useMoneyLabels.ts';

/** Money received, with a button to resolve it when it could not be credited. */
export function ReceiptRow({ receipt, isAtItsPayment = false }: { receipt: Receipt; isAtItsPayment?: boolean }) {
  const { t } = useLingui();
  const labels = useMoneyLabels();
  const times = useBusinessTimes();
  const [isOpen, setIsOpen] = useState(false);
  const isWaiting = receipt.outcome !== 'credited' && receipt.resolved_at === null;
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {receipt.currency === 'IDR' ? <Money rupiah={receipt.amount} /> : `${receipt.amount} ${receipt.currency}`}
        </p>
        <p className="text-base-content/75 text-sm break-words">
          {receipt.reference} · {receipt.payment_id} · {times.dateTime(receipt.received_at)}
        </p>
        {receipt.topup_id && !isAtItsPayment && (
          <Link
            to="/admin/money/$id"
            params={{ id: receipt.topup_id }}
            className="text-accent inline-flex min-h-11 items-center text-sm font-semibold underline"
          >
            <Trans>The payment</Trans>
          </Link>
        )}
      </div>
      <Mark tone={isWaiting ? 'urgent' : 'well'}>{labels.outcome[receipt.outcome] ?? receipt.outcome}</Mark>
      {isWaiting && (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Trans>Placed</Trans>
        </Button>
      )}
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title={<Trans>Is this money taken care of?</Trans>}
        description={
          <Trans>
            Pay it back at the gateway or correct the person’s credits first. Here you only note what was done.
          </Trans>
        }
        confirmLabel={<Trans>Note it</Trans>}
        act={(reason) => changeBy(calls.resolveReceipt, { params: { id: String(receipt.id) }, body: { reason } })}
        onDone={() => showToast({ type: 'success', title: t`Noted` })}
      />
    </article>
  );
}
