import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { InvoiceDetail } from '../../../../contract/payments.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { balanceQuery } from '../../credits/balanceQuery.ts';
import { SuccessMark } from './SuccessMark.tsx';

/** Milliseconds for which a payment counts as just made. */
const RECENT_MS = 10 * 60_000;

/** A completed payment: coins received, the new balance, and a way back to what the person was doing. */
export function PaidPayment({ invoice, next }: { invoice: InvoiceDetail; next: ReactNode }) {
  const { topup, total_credits: coins, ledger_entry_ids: entries } = invoice;
  const balance = useQuery(balanceQuery).data?.data.balance;
  const [isRecent] = useState(
    () => topup.paid_at !== null && Date.parse(topup.server_time) - Date.parse(topup.paid_at) < RECENT_MS,
  );
  const isLate = topup.paid_at !== null && topup.paid_at > topup.expires_at;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRecent) heading.current?.focus({ preventScroll: true });
    if (isRecent) scrollTo({ top: 0, behavior: 'smooth' });
  }, [isRecent]);

  return (
    <section aria-labelledby="paid" className="bg-surface border-line rounded-box border px-5 py-8 text-center sm:px-8">
      <SuccessMark isMoving={isRecent} />
      <div role="status">
        <h1 id="paid" ref={heading} tabIndex={-1} className="mt-4 text-2xl font-extrabold outline-none lg:text-3xl">
          {isRecent ? <Trans>Thank you, your credits are here!</Trans> : <Trans>This payment is complete</Trans>}
        </h1>
        <p className="text-success mt-2 text-3xl font-extrabold">
          +<Coins amount={coins} />
        </p>
      </div>
      {invoice.bonus_credits > 0 && (
        <p className="mt-1 font-medium">
          <Trans>
            Including <Coins amount={invoice.bonus_credits} /> as your first top-up bonus.
          </Trans>
        </p>
      )}
      {isLate && (
        <p className="text-base-content/80 mx-auto mt-3 max-w-md">
          <Trans>Your payment came after its deadline; we added the credits anyway.</Trans>
        </p>
      )}
      {balance !== undefined && (
        <p className="text-base-content/80 mt-3">
          <Trans>
            You now have <Coins amount={balance} />.
          </Trans>
        </p>
      )}
      <div className="mt-6 flex flex-col items-center gap-2">
        {next}
        {entries[0] && (
          <ButtonLink to="/activity" search={{ search: `#${entries[0]}` }} variant="ghost">
            <Trans>See it in Activity</Trans>
          </ButtonLink>
        )}
        {!isRecent && (
          <Link
            to="/top-up"
            className="text-base-content/80 flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
          >
            <Trans>Top up again</Trans>
          </Link>
        )}
      </div>
    </section>
  );
}
