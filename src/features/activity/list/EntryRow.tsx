import { Trans } from '@lingui/react/macro';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import Gift from 'lucide-react/icons/gift';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import Sparkles from 'lucide-react/icons/sparkles';
import Ticket from 'lucide-react/icons/ticket';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import type { LucideIcon } from 'lucide-react';
import type { AuditEntry, TransactionType } from '../../../../contract/activity.ts';
import { useBusinessTimes } from '../../../i18n/businessTimes.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { classNames } from '../../../ui/classNames.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { useActivityLabels } from '../useActivityLabels.ts';
import { EntryCause } from './EntryCause.tsx';

const ICONS: Record<TransactionType, LucideIcon> = {
  purchase: ArrowDownLeft,
  bonus: Sparkles,
  redemption: Ticket,
  grant: Gift,
  usage: WandSparkles,
  refund: RotateCcw,
  adjustment: Scale,
};

/** One transaction: its type, cause with link, amount, and the balance after it. */
export function EntryRow({ entry }: { entry: AuditEntry }) {
  const formats = useFormats();
  const times = useBusinessTimes();
  const labels = useActivityLabels();
  const Icon = ICONS[entry.transaction_type];
  const outcome = labels.outcome(entry);
  const isIn = entry.amount >= 0;
  return (
    <div className="flex min-h-18 items-center gap-3.5 tiny:flex-wrap px-4 py-3">
      <span
        className={classNames(
          'bg-base-content/8 grid size-10 shrink-0 place-items-center rounded-full',
          isIn ? 'text-success' : 'text-base-content/80',
        )}
      >
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          {labels.types[entry.transaction_type]}
          {outcome && (
            <span className="bg-base-content/8 text-base-content/80 rounded-full px-2 py-0.5 text-xs font-semibold">
              {outcome}
            </span>
          )}
        </p>
        <EntryCause cause={entry.cause} />
        <p className="text-base-content/75 figures text-xs">
          <time dateTime={entry.created_at}>{times.dateTime(entry.created_at)}</time>
        </p>
      </div>
      <div className="figures shrink-0 text-end">
        <p className={classNames('font-bold', isIn && 'text-success')}>
          {isIn ? '+' : '−'}
          <Coins amount={Math.abs(entry.amount)} />
        </p>
        <p className="text-base-content/75 text-sm">
          <Trans>Balance {formats.number(entry.balance_after)}</Trans>
        </p>
      </div>
    </div>
  );
}
