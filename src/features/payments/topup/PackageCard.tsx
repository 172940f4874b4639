import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Package } from '../../../../contract/payments.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { CoinMark } from '../../../ui/CoinMark.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

interface PackageCardProps {
  offer: Package;
  /** Coins of the first top-up bonus; null while it is unknown whether it still applies: nothing counts on it. */
  bonus: number | null;
  /** The person is short of coins, and this package is enough. */
  coversShortfall: boolean;
  /** Price of a short clip in coins, to show what a package buys; undefined until known. */
  clipCoins: number | undefined;
}

/** One package; the whole card is a link to the order. */
export function PackageCard({ offer, bonus, coversShortfall, clipCoins }: PackageCardProps) {
  const formats = useFormats();
  const clips = clipCoins && Math.floor((offer.credit_amount + (bonus ?? 0)) / clipCoins);
  const bonusFigure = formats.number(bonus ?? 0);
  return (
    <Link
      to="/order"
      search={{ package_id: offer.id }}
      className="bg-surface border-line hover:border-accent rounded-box flex grow flex-col border p-4 transition-colors sm:p-5"
    >
      <span className="figures flex items-center gap-2 text-2xl font-extrabold">
        <CoinMark className="size-6" />
        {formats.number(offer.credit_amount)}
        <span className="sr-only">
          <Plural value={offer.credit_amount} one="credit" other="credits" />
        </span>
      </span>
      <span className="text-base-content/75 mt-1 min-h-5 text-sm">
        {clips !== undefined && clips > 0 && (
          <Plural value={clips} one="about # short video" other="about # short videos" />
        )}
      </span>
      <span className="mt-2 flex flex-wrap gap-1.5 text-xs font-bold empty:hidden">
        {bonus === null && <Skeleton className="h-5 w-16" />}
        {bonus !== null && bonus > 0 && (
          <span className="bg-primary text-primary-content figures rounded-full px-2 py-0.5">
            <Trans>+{bonusFigure} bonus</Trans>
          </span>
        )}
        {coversShortfall && (
          <span className="bg-success text-success-content rounded-full px-2 py-0.5">
            <Trans>Enough</Trans>
          </span>
        )}
      </span>
      <span className="mt-auto pt-4">
        <span className="block text-lg font-bold">
          <Money rupiah={offer.price} />
        </span>
        <span className="block min-h-5 text-sm">
          {offer.saving > 0 && (
            <span className="text-success font-semibold">
              <Trans>
                You save <Money rupiah={offer.saving} />
              </Trans>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
