import { Plural, Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { Quote } from '../../../../contract/generation.ts';
import { useFormats } from '../../../i18n/useFormats.ts';
import { Coins } from '../../../ui/Coins.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';

interface PriceSheetProps {
  quote: Quote;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The server's breakdown of the price, line by line. */
export function PriceSheet({ quote, anchor, onClose }: PriceSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={<Trans>Price</Trans>} anchor={anchor}>
      <PriceLines quote={quote} />
    </Sheet>
  );
}

function PriceLines({ quote }: { quote: Quote }) {
  const { rate, seconds, price_factor_permille: permille } = quote.breakdown;
  const formats = useFormats();
  const factor = formats.number(permille / 1000);
  const perItem = formats.number(quote.coins_per_item);
  const rateFigure = formats.number(rate);
  return (
    <div className="space-y-4">
      <dl className="divide-line divide-y text-sm">
        <div className="flex justify-between gap-4 py-3">
          <dt>{seconds === null ? <Trans>Rate per image</Trans> : <Trans>Rate per second</Trans>}</dt>
          <dd className="font-medium">
            <Coins amount={rate} />
          </dd>
        </div>
        {seconds !== null && (
          <div className="flex justify-between gap-4 py-3">
            <dt>
              <Trans>Length</Trans>
            </dt>
            <dd className="figures font-medium">× {formats.seconds(seconds)}</dd>
          </div>
        )}
        {permille !== 1000 && (
          <div className="flex justify-between gap-4 py-3">
            <dt>
              <Trans>Model multiplier</Trans>
            </dt>
            <dd className="figures font-medium">× {factor}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 py-3">
          <dt>
            <Trans>One result</Trans>
            {seconds !== null && (
              <span className="text-base-content/75 figures block">
                {rateFigure} × {formats.number(seconds)}
                {permille !== 1000 && <> × {factor}</>} = {perItem}
              </span>
            )}
          </dt>
          <dd className="font-medium">
            <Coins amount={quote.coins_per_item} />
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-3">
          <dt>
            <Trans>How many</Trans>
          </dt>
          <dd className="figures font-medium">× {formats.number(quote.count)}</dd>
        </div>
        <div className="flex justify-between gap-4 py-3 text-base">
          <dt className="font-bold">
            <Trans>Total</Trans>
          </dt>
          <dd className="text-end font-bold">
            <Coins amount={quote.coins} />
            <span className="text-base-content/75 block text-sm font-normal">
              ≈ <Money rupiah={quote.rupiah} />
            </span>
          </dd>
        </div>
      </dl>
      <p className="text-base-content/75 text-sm">
        <Plural
          value={quote.count}
          one="The credits are reserved while it’s being made. If it fails, they come back automatically."
          other="The credits are reserved while they’re being made. For each one that fails, they come back automatically."
        />
      </p>
    </div>
  );
}
