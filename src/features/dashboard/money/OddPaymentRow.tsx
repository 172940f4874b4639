import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dashboardEndpoints as calls, type OddPayment } from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { Mark } from '../system/Card.tsx';

/** A row of the gateway's list that could not be recorded, with a button to mark it as looked at. */
export function OddPaymentRow({ row }: { row: OddPayment }) {
  const { t } = useLingui();
  const times = useBusinessTimes();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold break-all">{row.key}</p>
        <p lang="en" className="text-sm break-words">
          {row.reason}
        </p>
        <p className="text-base-content/75 text-sm">
          {row.gateway} · {times.dateTime(row.seen_at)}
        </p>
      </div>
      {row.resolved_at ? (
        <Mark tone="well">
          <Trans>Ticked off</Trans>
        </Mark>
      ) : (
        <Button variant="outline" onClick={() => setIsOpen(true)}>
          <Trans>Tick off</Trans>
        </Button>
      )}
      <ActionDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        tone="primary"
        title={<Trans>Was this row looked at?</Trans>}
        description={
          <Trans>
            Look at it at the gateway first: pay it back there, or correct the person’s credits. Here you only note it.
          </Trans>
        }
        confirmLabel={<Trans>Tick off</Trans>}
        act={(reason) => changeBy(calls.dismissOddPayment, { params: { id: String(row.id) }, body: { reason } })}
        onDone={() => showToast({ type: 'success', title: t`Noted` })}
      />
    </article>
  );
}
