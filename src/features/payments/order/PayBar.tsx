import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useErrorTexts } from '../../../api/useErrorTexts.ts';
import { Money } from '../../../ui/Money.tsx';
import { OnlineButton } from '../../credits/OnlineButton.tsx';

interface PayBarProps {
  /** Rupiah; undefined until a payment method is chosen. */
  total: number | undefined;
  isFresh: boolean;
  /** The payment is being created, or the price of the chosen method is loading. */
  isBusy: boolean;
  /** What went wrong: a text, or an error that is turned into one. */
  error: unknown;
}

/**
 * The pay button with its price: fixed at the bottom of narrow screens that are tall enough, otherwise below the
 * summary.
 */
export function PayBar({ total, isFresh, isBusy, error }: PayBarProps) {
  const { errorText } = useErrorTexts();
  return (
    <div
      data-bottom-bar
      className="tall:max-lg:bg-base-100/95 tall:max-lg:border-line tall:max-lg:px-page tall:max-lg:fixed tall:max-lg:inset-x-0 tall:max-lg:bottom-(--dock,0px) tall:max-lg:z-30 tall:max-lg:border-t tall:max-lg:py-3 tall:max-lg:backdrop-blur-md mt-5 tall:max-lg:mt-0"
    >
      <div role="alert">
        {Boolean(error) && (
          <p className="text-error mb-2 flex items-start gap-1.5 text-sm font-medium">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {typeof error === 'string' ? error : errorText(error)}
          </p>
        )}
      </div>
      <OnlineButton type="submit" size="lg" isWide isBusy={isBusy}>
        <Trans>Pay</Trans>
        {total !== undefined && (
          <>
            <span aria-hidden="true">·</span>
            <span className={isFresh ? '' : 'opacity-60'}>
              <Money rupiah={total} />
            </span>
          </>
        )}
      </OnlineButton>
      <p className="text-base-content/75 mt-2 text-center text-sm max-lg:text-xs [@media(height<44rem)]:max-lg:tall:hidden">
        <Trans>Payments usually take 5 to 15 minutes. Credits are added within 5 minutes after that.</Trans>
      </p>
    </div>
  );
}
