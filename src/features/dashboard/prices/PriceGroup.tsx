import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import {
  dashboardEndpoints as calls,
  type PriceKind,
  type PriceNow,
  type PriceRow,
} from '../../../../contract/dashboard.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/showToast.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { changeBy } from '../ui/changes.ts';
import { usePriceLabels } from './usePriceLabels.ts';

interface PriceGroupProps {
  kind: PriceKind;
  rows: PriceNow[];
  onChange: (priced: PriceNow) => void;
}

/** The prices of one kind: what applies now, since when, and what is scheduled. */
export function PriceGroup({ kind, rows, onChange }: PriceGroupProps) {
  const { t } = useLingui();
  const id = useId();
  const labels = usePriceLabels();
  const times = useBusinessTimes();
  const [withdrawing, setWithdrawing] = useState<PriceRow | null>(null);
  return (
    <section aria-labelledby={id} className="bg-surface border-line rounded-box break-inside-avoid border px-5 py-4">
      <h2 id={id} className="font-bold">
        {labels.kind[kind]}
      </h2>
      <ul className="divide-line mt-2 divide-y">
        {rows.map((row) => {
          const name = labels.nameOf(row);
          const since = row.holds_since && times.dateTime(row.holds_since);
          return (
            <li key={row.subject} className="py-2">
              <div className="flex items-center gap-3">
                <div className="min-w-0 grow">
                  <p className="text-sm break-words">{kind === 'vat' || kind === 'bonus' ? null : name}</p>
                  <p className="figures font-semibold">{labels.told(kind, row.values)}</p>
                  {since && (
                    <p className="text-base-content/75 text-xs">
                      <Trans>since {since}</Trans>
                    </p>
                  )}
                </div>
                <Button variant="ghost" className="text-accent -me-4" onClick={() => onChange(row)}>
                  <Trans>Change</Trans>
                  <span className="sr-only">: {name}</span>
                </Button>
              </div>
              {row.coming.map((next) => {
                const moment = times.dateTime(next.holds_from);
                return (
                  <div key={next.id} className="bg-base-200 rounded-field mt-1 flex items-center gap-3 py-1 ps-3">
                    <p className="figures grow text-sm">
                      <span className="font-semibold">{labels.told(kind, next.values)}</span>{' '}
                      <Trans>from {moment}</Trans>
                    </p>
                    <Button variant="ghost" onClick={() => setWithdrawing(next)}>
                      <Trans>Withdraw</Trans>
                      <span className="sr-only">: {name}</span>
                    </Button>
                  </div>
                );
              })}
            </li>
          );
        })}
      </ul>
      <ActionDialog
        isOpen={withdrawing !== null}
        onClose={() => setWithdrawing(null)}
        title={<Trans>Withdraw this price?</Trans>}
        description={<Trans>What holds before that moment goes on. The change stays in the list as withdrawn.</Trans>}
        confirmLabel={<Trans>Withdraw</Trans>}
        act={(reason) => changeBy(calls.withdrawPrice, { params: { id: String(withdrawing!.id) }, body: { reason } })}
        onDone={() => showToast({ type: 'success', title: t`Withdrawn` })}
      />
    </section>
  );
}
