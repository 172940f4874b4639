import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MAX_CUSTOM_TOPUP_COINS, MIN_CUSTOM_TOPUP_COINS } from '../../../../contract/limits.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { orderSummaryQuery } from '../paymentQueries.ts';

/** Rounded as on the server: to the nearest whole number, halves up. */
const bonusOf = (coins: number, percent: number): number => Math.floor((coins * percent) / 100 + 0.5);

/** The fewest coins to buy that give `coins` together with the first top-up bonus. */
export function amountFor(coins: number, bonusPercent: number): number {
  let amount = Math.max(1, Math.floor((coins * 100) / (100 + bonusPercent)) - 1);
  while (amount + bonusOf(amount, bonusPercent) < coins) amount += 1;
  return amount;
}

/** Offers the missing coins exactly, or a package that gives as many for less, or also one that gives more for no more. */
export function ShortfallOffer({ coins, bonusPercent }: { coins: number; bonusPercent: number }) {
  const exact = amountFor(coins, bonusPercent);
  const amount = Math.max(MIN_CUSTOM_TOPUP_COINS, exact);
  const bonus = bonusOf(amount, bonusPercent);
  const isPossible = amount <= MAX_CUSTOM_TOPUP_COINS;
  const { data } = useQuery({ ...orderSummaryQuery({ credit_amount: amount }, undefined), enabled: isPossible });
  const order = data?.data;
  const better = order?.better_package;
  const isMore = better && better.credit_amount > amount;
  return (
    <section
      aria-labelledby="shortfall"
      className="border-accent bg-surface rounded-box flex flex-col gap-4 border-2 p-5 sm:flex-row sm:items-center"
    >
      <div className="grow">
        <h2 id="shortfall" className="text-lg font-bold">
          <Trans>
            You are <Coins amount={coins} /> short
          </Trans>
        </h2>
        <p className="text-base-content/80 mt-1 text-sm">
          {!isPossible ? (
            <Trans>Choose one or more packages below. What you were making waits just as you left it.</Trans>
          ) : amount > exact ? (
            <Trans>
              The smallest top-up is <Coins amount={amount} />. What you were making waits just as you left it.
            </Trans>
          ) : (
            <Trans>Top up exactly that. What you were making waits just as you left it.</Trans>
          )}
        </p>
        {bonus > 0 && isPossible && (
          <p className="mt-2 text-sm font-medium">
            <Trans>
              <Coins amount={amount} /> plus <Coins amount={bonus} /> of your first top-up bonus.
            </Trans>
          </p>
        )}
        {isMore && (
          <p className="mt-2 text-sm font-medium">
            <Trans>
              For <Money rupiah={better.price} /> you get <Coins amount={better.credit_amount} />: more credits for no
              more money.
            </Trans>
          </p>
        )}
      </div>
      {isPossible && (
        <div className="flex shrink-0 flex-col gap-2">
          {(!better || isMore) && (
            <ButtonLink
              to="/order"
              search={{ credit_amount: amount }}
              size="lg"
              variant={better ? 'outline' : 'primary'}
            >
              <span>
                <Trans>
                  Top up <Coins amount={amount} />
                </Trans>
              </span>
              {order ? (
                <>
                  <span aria-hidden="true">·</span>
                  <Money rupiah={order.subtotal} />
                </>
              ) : (
                <Skeleton className="h-4 w-16" />
              )}
            </ButtonLink>
          )}
          {better && (
            <ButtonLink to="/order" search={{ package_id: better.id }} size="lg">
              <span>
                <Trans>
                  Take <Coins amount={better.credit_amount} />
                </Trans>
              </span>
              <span aria-hidden="true">·</span>
              <Money rupiah={better.price} />
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}
