import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { balanceQuery } from '../features/credits/balanceQuery.ts';
import { useFormats } from '../i18n/useFormats.ts';
import { CoinMark } from '../ui/CoinMark.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';

/** The spendable coins; links to the top-up. */
export function BalanceBadge() {
  const { t } = useLingui();
  const formats = useFormats();
  const { data } = useQuery(balanceQuery);
  const balance = data?.data.balance;
  const figure = balance === undefined ? '' : formats.number(balance);
  return (
    <Link
      to="/top-up"
      aria-label={balance === undefined ? t`Credits: top up` : t`Credits: ${figure}. Top up`}
      className="bg-base-200 border-line hover:border-accent figures flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-3.5 font-bold tiny:px-2.5 tiny:[&_svg]:hidden"
    >
      <CoinMark />
      {balance === undefined ? <Skeleton className="h-4 w-8" /> : figure}
    </Link>
  );
}
