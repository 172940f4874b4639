import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CoinMark } from '../../ui/CoinMark.tsx';
import { Coins } from '../../ui/Coins.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { balanceQuery } from './balanceQuery.ts';
import { useFailureText } from './useFailureText.ts';

/** Coins that can be spent and coins reserved for running tasks. `children`: links from here. */
export function BalanceCard({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const formats = useFormats();
  const failureText = useFailureText();
  const { data, error } = useQuery(balanceQuery);
  return (
    <section
      aria-label={t`Your credits`}
      className="bg-surface border-line rounded-box flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border px-5 py-4"
    >
      <div>
        <p className="text-base-content/75 text-sm font-medium">
          <Trans>Ready to spend</Trans>
        </p>
        {data && (
          <p className="figures mt-0.5 flex items-center gap-2 text-2xl font-extrabold">
            <CoinMark className="size-6" />
            {formats.number(data.data.balance)}
          </p>
        )}
        {!data && !error && <Skeleton className="mt-0.5 h-8 w-24" />}
        {!data && error && (
          <p className="text-error text-sm font-medium">{failureText(error, t`Failed to fetch balance`)}</p>
        )}
        {data && data.data.held > 0 && (
          <p className="text-base-content/75 mt-1 text-sm">
            <Trans>
              <Coins amount={data.data.held} /> reserved for what’s being made. Whatever fails comes back.
            </Trans>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
