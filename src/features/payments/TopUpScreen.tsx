import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import Gift from 'lucide-react/icons/gift';
import { type ReactNode, useState } from 'react';
import type { Package } from '../../../contract/payments.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOnline } from '../../ui/useOnline.ts';
import { BalanceCard } from '../credits/BalanceCard.tsx';
import { creditsSummaryQuery } from '../credits/creditsSummaryQuery.ts';
import { UnavailableOffline } from '../credits/UnavailableOffline.tsx';
import { useFailureText } from '../credits/useFailureText.ts';
import { balanceQuery } from '../credits/balanceQuery.ts';
import { readTopUpSearch } from './searchParams.ts';
import { packagesQuery } from './paymentQueries.ts';
import { PendingPaymentBanner } from './pending/PendingPaymentBanner.tsx';
import { CustomAmount } from './topup/CustomAmount.tsx';
import { FirstTopupNotice } from './topup/FirstTopupNotice.tsx';
import { PackageCard } from './topup/PackageCard.tsx';
import { PackageSkeletons } from './topup/PackageSkeletons.tsx';
import { ShortfallOffer } from './topup/ShortfallOffer.tsx';
import '../credits/errorTexts.ts';

interface TopUpScreenProps {
  /** What credits buy, and a cost calculator. Passed in by the feature that knows the prices. */
  guide: ReactNode;
  calculator: ReactNode;
  /** Price of a short clip in coins; undefined until known. */
  clipCoins: number | undefined;
}

const route = getRouteApi('/_signedIn/top-up');

/** The packages, the exact shortfall, what coins buy, and the calculator. */
export function TopUpScreen({ guide, calculator, clipCoins }: TopUpScreenProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { need } = readTopUpSearch(route.useSearch());
  const { data: balance } = useQuery({ ...balanceQuery, select: (reply) => reply.data.balance });
  const coins = need !== undefined && balance !== undefined && need > balance ? need - balance : undefined;
  const isOnline = useOnline();
  const query = useQuery(packagesQuery);
  const { data: packages, error, dataUpdatedAt } = query;
  const [openedAt] = useState(Date.now);
  const summary = useQuery(creditsSummaryQuery);
  // While a cached answer is being refetched, the first bonus stays undecided: showing it and taking it away again
  // would mislead. The packages do not wait for it. Once the bonus is used, nothing waits.
  const isUsed = summary.data?.data.is_first_topup === false;
  const isAwaited =
    !isUsed && (summary.isLoading || (isOnline && summary.isFetching && summary.dataUpdatedAt < openedAt));
  const told = isAwaited || (isOnline && summary.isError) ? undefined : summary.data?.data;
  const bonusPercent = told?.is_first_topup ? told.first_topup_bonus_percent : 0;
  const bonusOf = ({ first_topup_bonus: bonus }: Package) => (bonusPercent > 0 ? bonus : 0);
  const ascending = packages?.toSorted((one, other) => one.credit_amount - other.credit_amount);

  return (
    <Page width="list">
      <h1 className="text-2xl font-extrabold lg:text-3xl">
        <Trans>Top up credits</Trans>
      </h1>
      <OfflineNotice updatedAt={dataUpdatedAt}>
        <Trans>Paying needs a connection.</Trans>
      </OfflineNotice>
      <PendingPaymentBanner />
      {coins !== undefined &&
        (isAwaited ? (
          <Skeleton className="rounded-box h-52 w-full sm:h-28" />
        ) : (
          <ShortfallOffer coins={coins} bonusPercent={bonusPercent} />
        ))}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <section aria-labelledby="packages" className="space-y-4">
          <h2 id="packages" className="text-lg font-bold">
            {coins === undefined ? <Trans>Choose a package</Trans> : <Trans>Or take a package</Trans>}
          </h2>
          {isAwaited && !summary.data && <Skeleton className="h-18 w-full md:h-12" />}
          {isAwaited && summary.data && <FirstTopupNotice percent={null} />}
          {bonusPercent > 0 && <FirstTopupNotice percent={bonusPercent} />}
          {ascending && (
            <ul className="grid grid-cols-2 tiny:grid-cols-1 gap-3 xl:grid-cols-3">
              {ascending.map((each) => (
                <li key={each.id} className="flex">
                  <PackageCard
                    offer={each}
                    bonus={isAwaited ? null : bonusOf(each)}
                    coversShortfall={coins !== undefined && each.credit_amount + bonusOf(each) >= coins}
                    clipCoins={clipCoins}
                  />
                </li>
              ))}
            </ul>
          )}
          {!packages && error && !isOnline ? (
            <UnavailableOffline>
              <Trans>The packages appear once you’re online</Trans>
            </UnavailableOffline>
          ) : (
            <QueryState
              query={query}
              skeleton={<PackageSkeletons hasBonus={!isUsed} />}
              title={<Trans>Failed to load topup packages</Trans>}
              body={(failure) => failureText(failure, t`Failed to fetch packages`)}
            />
          )}
          <CustomAmount />
          <p className="text-base-content/75 text-sm">
            <Trans>
              Prices exclude the platform fee and VAT, which depend on how you pay; you see both in the order summary
              before you pay. Credits are added within 5 minutes.
            </Trans>
          </p>
        </section>
        <div className="space-y-6">
          <BalanceCard>
            <ButtonLink to="/activity" variant="ghost" className="-me-4">
              <Trans>Activity</Trans>
            </ButtonLink>
          </BalanceCard>
          <section aria-labelledby="guide" className="bg-surface border-line rounded-box border p-5">
            <h2 id="guide" className="text-lg font-bold">
              <Trans>What credits buy</Trans>
            </h2>
            {guide}
          </section>
          <section aria-labelledby="calculator" className="bg-surface border-line rounded-box space-y-4 border p-5">
            <h2 id="calculator" className="text-lg font-bold">
              <Trans>Calculator</Trans>
            </h2>
            {calculator}
          </section>
          <section className="bg-surface border-line rounded-box flex items-center gap-4 border p-5 tiny:flex-wrap">
            <Gift className="text-accent size-6 shrink-0" aria-hidden="true" />
            <div className="grow">
              <h2 className="font-bold">
                <Trans>Have a voucher?</Trans>
              </h2>
              <p className="text-base-content/75 text-sm">
                <Trans>Free credits, right away.</Trans>
              </p>
            </div>
            <ButtonLink to="/redeem-voucher" variant="outline">
              <Trans>Redeem</Trans>
            </ButtonLink>
          </section>
          <p className="flex">
            <ButtonLink to="/payments/history" variant="ghost" isWide>
              <Trans>Payment history</Trans>
            </ButtonLink>
          </p>
        </div>
      </div>
    </Page>
  );
}
